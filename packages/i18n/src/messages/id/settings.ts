import type { TranslationOf } from '../translation.ts';
import type { settings as english } from '../en/settings.ts';

export const settings = {
  'settings.title': 'Pengaturan',
  'settings.profile': 'Profil',
  'settings.profile_text': 'Nama dan nomor telepon di label Anda',
  'settings.addresses': 'Alamat',
  'settings.addresses_text': 'Tujuan tagihan, dan tempat kurir menjemput',
  'settings.appearance': 'Tampilan dan bahasa',
  'settings.company': 'Perusahaan',
  'settings.role': 'Peran Anda',
  'settings.role_owner': 'Pemilik',
  'settings.role_staff': 'Staf',
  'settings.role_staff_ro': 'Staf, hanya lihat',
  'settings.unsaved': 'Ada perubahan yang belum disimpan',
  'settings.discard': 'Buang perubahan',
  'settings.saved': 'Pengaturan pengguna diperbarui',
} as const satisfies TranslationOf<typeof english, 'other'>;
