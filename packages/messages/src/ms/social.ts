import type { TranslationOf } from '../translation.ts';
import type { social as english } from '../en/social.ts';

export const social = {
  'social.continue': 'Teruskan dengan {{provider}}',
  'social.signing_in': 'Sedang log masuk. Sila tunggu sebentar.',
  'social.connecting': 'Sedang menyambung akaun anda. Sila tunggu sebentar.',
  'social.stale_title': 'Sesi log masuk ini telah tamat',
  'social.stale': 'Proses ini dimulakan di tab lain, atau sudah terlalu lama. Sila mula semula.',
  'social.cancelled': 'Anda telah membatalkannya. Tiada apa-apa dikongsi dengan Sampan.',
  'social.failed': 'Penyedia tidak dapat memproses log masuk anda. Sila cuba lagi, atau log masuk dengan cara lain.',
  'social.password_first': 'Log masuk dengan kata laluan saya',
  'social.back_to_settings': 'Kembali ke tetapan',
  'social.title': 'Google dan Facebook',
  'social.text': 'Sambungkan akaun untuk log masuk dengannya selain kata laluan anda.',
  'social.not_connected': 'Belum disambungkan',
  'social.connected': 'Disambungkan',
  'social.connected_as': 'Disambungkan sebagai {{email}}',
  'social.last_used': 'Kali terakhir digunakan {{when}}',
  'social.not_offered': 'Tidak lagi ditawarkan di sini',
  'social.only_way':
    'Satu-satunya cara anda log masuk. Tetapkan kata laluan atau sambungkan akaun lain sebelum memutuskannya.',
  'social.connect': 'Sambung',
  'social.connect_named': 'Sambung {{provider}}',
  'social.disconnect': 'Putuskan sambungan',
  'social.disconnect_named': 'Putuskan sambungan {{provider}}',
  'social.linked': '{{provider}} telah disambungkan',
  'social.unlinked': 'Sambungan {{provider}} telah diputuskan',
} as const satisfies TranslationOf<typeof english, 'other'>;
