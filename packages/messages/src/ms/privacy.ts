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
  'privacy.chat_open': 'Sembang dengan kami',
  'privacy.chat_ask': 'Mulakan sembang?',
  'privacy.chat_text':
    'Sembang ini dikendalikan oleh {{provider}}. Ia akan menerima apa yang anda tulis, alamat IP dan jenis pelayar anda.',
  'privacy.chat_identity_text':
    'Ia juga akan menerima ID pengguna, nama, telefon dan e-mel anda, supaya kami tahu siapa yang menulis.',
  'privacy.chat_start': 'Mulakan sembang',
  'privacy.chat_stop': 'Tarik balik persetujuan',
  'privacy.chat_close': 'Tutup sembang',
  'privacy.chat_loading': 'Memuatkan sembang',
  'privacy.chat_unavailable':
    'Kami tidak dapat memuatkan sembang. Pelayar atau rangkaian anda mungkin menyekatnya. E-mel kami di {{mail}}.',
  'privacy.chat_choice': 'Benarkan sembang dengan {{provider}}',
} as const satisfies TranslationOf<typeof english, 'other'>;
