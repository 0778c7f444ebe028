import type { TranslationOf } from '../translation.ts';
import type { offline as english } from '../en/offline.ts';

export const offline = {
  'offline.title': 'Tiada sambungan',
  'offline.text':
    'Sampan tidak dapat memuatkan halaman ini. Kami akan cuba lagi sebaik sahaja anda kembali dalam talian.',
  'offline.seen': 'Kali terakhir dikemas kini: {{when}}',
  'offline.new_build': 'Versi baharu Sampan sudah sedia.',
  'offline.reload': 'Muat semula halaman',
} as const satisfies TranslationOf<typeof english, 'other'>;
