import type { TranslationOf } from '../translation.ts';
import type { privacy as english } from '../en/privacy.ts';

export const privacy = {
  'privacy.title': 'Pilihan privasi',
  'privacy.views_ask': 'Bolehkah kami mengira lawatan anda?',
  'privacy.views_text':
    '{{provider}} akan menerima alamat halaman, jenis pelayar, bahasa dan alamat IP anda. Ia tidak menetapkan kuki dan tidak menerima nama.',
  'privacy.views_allow': 'Benarkan pengiraan',
  'privacy.views_refuse': 'Jangan kira saya',
  'privacy.views_choice': 'Kira lawatan saya dengan {{provider}}',
  'privacy.views_on': 'Pengiraan dihidupkan dalam pelayar ini.',
  'privacy.views_off': 'Pengiraan dimatikan dalam pelayar ini.',
  'privacy.choice_hint': 'Pilihan anda terpakai pada pelayar ini. Anda boleh mengubahnya pada bila-bila masa.',
} as const satisfies TranslationOf<typeof english, 'other'>;
