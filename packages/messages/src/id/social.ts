import type { TranslationOf } from '../translation.ts';
import type { social as english } from '../en/social.ts';

export const social = {
  'social.continue': 'Lanjutkan dengan {{provider}}',
  'social.signing_in': 'Sedang masuk. Mohon tunggu sebentar.',
  'social.connecting': 'Sedang menghubungkan akun Anda. Mohon tunggu sebentar.',
  'social.stale_title': 'Sesi masuk ini sudah berakhir',
  'social.stale': 'Proses ini dimulai di tab lain, atau sudah terlalu lama. Silakan mulai lagi.',
  'social.cancelled': 'Anda membatalkannya. Tidak ada yang dibagikan ke Sampan.',
  'social.failed': 'Penyedia tidak dapat memproses login Anda. Silakan coba lagi, atau masuk dengan cara lain.',
  'social.password_first': 'Masuk dengan kata sandi saya',
  'social.back_to_settings': 'Kembali ke pengaturan',
  'social.title': 'Google dan Facebook',
  'social.text': 'Hubungkan akun agar bisa dipakai untuk masuk selain kata sandi Anda.',
  'social.not_connected': 'Belum terhubung',
  'social.connected': 'Terhubung',
  'social.connected_as': 'Terhubung sebagai {{email}}',
  'social.last_used': 'Terakhir dipakai {{when}}',
  'social.not_offered': 'Tidak lagi ditawarkan di sini',
  'social.only_way': 'Satu-satunya cara Anda masuk. Buat kata sandi atau hubungkan akun lain sebelum memutuskannya.',
  'social.connect': 'Hubungkan',
  'social.connect_named': 'Hubungkan {{provider}}',
  'social.disconnect': 'Putuskan',
  'social.disconnect_named': 'Putuskan {{provider}}',
  'social.linked': '{{provider}} sudah terhubung',
  'social.unlinked': '{{provider}} sudah diputuskan',
} as const satisfies TranslationOf<typeof english, 'other'>;
