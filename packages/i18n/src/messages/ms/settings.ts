import type { TranslationOf } from '../translation.ts';
import type { settings as english } from '../en/settings.ts';

export const settings = {
  'settings.title': 'Tetapan',
  'settings.profile': 'Profil',
  'settings.profile_text': 'Nama dan nombor telefon pada label anda',
  'settings.addresses': 'Alamat',
  'settings.addresses_text': 'Ke mana invois dihantar, dan di mana kurier mengutip',
  'settings.appearance': 'Penampilan dan bahasa',
  'settings.company': 'Syarikat',
  'settings.role': 'Peranan anda',
  'settings.role_owner': 'Pemilik',
  'settings.role_staff': 'Kakitangan',
  'settings.role_staff_ro': 'Kakitangan, lihat sahaja',
  'settings.unsaved': 'Anda ada perubahan yang belum disimpan',
  'settings.discard': 'Buang perubahan',
  'settings.saved': 'Tetapan pengguna dikemas kini',
} as const satisfies TranslationOf<typeof english, 'other'>;
