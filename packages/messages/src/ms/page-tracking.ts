import type { TextsOf } from '../translation.ts';
import type { pageTracking as english } from '../en/page-tracking.ts';

export const pageTracking = {
  title: 'Di mana bungkusan saya?',
  advice: 'Kami tidak pernah meminta wang atau butiran kad di halaman ini.',
  contact: 'Hubungi kami',
  contact_indonesia: 'Untuk bungkusan dari Indonesia',
  no_script: 'Hidupkan JavaScript untuk menjejak bungkusan anda di sini.',
} as const satisfies TextsOf<typeof english>;
