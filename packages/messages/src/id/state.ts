import type { TranslationOf } from '../translation.ts';
import type { state as english } from '../en/state.ts';

export const state = {
  'state.error_title': 'Ini tidak dapat dimuat',
  'state.error_text': 'Silakan coba lagi',
  'state.reference': 'Referensi {{id}}',
  'state.empty': 'Belum ada apa-apa',
  'state.no_results': 'Tidak ditemukan',
  'state.crashed_title': 'Halaman ini berhenti berfungsi',
  'state.crashed_text': 'Data Anda aman. Muat ulang halaman untuk melanjutkan.',
  'state.reload': 'Muat ulang halaman',
} as const satisfies TranslationOf<typeof english, 'other'>;
