import type { TranslationOf } from '../translation.ts';
import type { widget as english } from '../en/widget.ts';

export const widget = {
  'widget.unavailable': 'Bagian halaman ini sedang tidak tersedia. Anda dapat memakai halaman kami sendiri.',
  'widget.open_page': 'Buka halaman',
  'widget.test_mode': 'Mode uji: tanpa paket atau uang sungguhan',
} as const satisfies TranslationOf<typeof english, 'other'>;
