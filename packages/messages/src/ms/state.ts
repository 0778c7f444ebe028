import type { TranslationOf } from '../translation.ts';
import type { state as english } from '../en/state.ts';

export const state = {
  'state.error_title': 'Ini tidak dapat dimuatkan',
  'state.error_text': 'Sila cuba lagi',
  'state.reference': 'Rujukan {{id}}',
  'state.empty': 'Belum ada apa-apa di sini',
  'state.no_results': 'Tiada hasil',
  'state.crashed_title': 'Halaman ini berhenti berfungsi',
  'state.crashed_text': 'Data anda selamat. Muat semula halaman untuk teruskan.',
  'state.reload': 'Muat semula halaman',
} as const satisfies TranslationOf<typeof english, 'other'>;
