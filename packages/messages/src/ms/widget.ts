import type { TranslationOf } from '../translation.ts';
import type { widget as english } from '../en/widget.ts';

export const widget = {
  'widget.unavailable':
    'Bahagian halaman ini tidak tersedia buat masa ini. Anda boleh menggunakan halaman kami sendiri.',
  'widget.open_page': 'Buka halaman',
  'widget.test_mode': 'Ujian: tiada bungkusan atau wang sebenar',
} as const satisfies TranslationOf<typeof english, 'other'>;
