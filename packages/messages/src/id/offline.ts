import type { TranslationOf } from '../translation.ts';
import type { offline as english } from '../en/offline.ts';

export const offline = {
  'offline.title': 'Tidak ada koneksi',
  'offline.text': 'Sampan tidak bisa memuat halaman ini. Kami akan mencoba lagi segera setelah Anda kembali online.',
  'offline.seen': 'Terakhir diperbarui: {{when}}',
  'offline.new_build': 'Versi baru Sampan sudah siap.',
  'offline.reload': 'Muat ulang halaman',
} as const satisfies TranslationOf<typeof english, 'other'>;
