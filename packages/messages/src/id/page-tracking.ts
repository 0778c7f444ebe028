import type { TextsOf } from '../translation.ts';
import type { pageTracking as english } from '../en/page-tracking.ts';

export const pageTracking = {
  title: 'Di mana paket saya?',
  advice: 'Kami tidak pernah meminta uang atau data kartu di halaman ini.',
  contact: 'Hubungi kami',
  contact_indonesia: 'Untuk paket dari Indonesia',
  no_script: 'Aktifkan JavaScript untuk melacak paket Anda di sini.',
} as const satisfies TextsOf<typeof english>;
