import type { TranslationOf } from '../translation.ts';
import type { confirm as english } from '../en/confirm.ts';

export const confirm = {
  'confirm.title': 'Sahkan alamat penghantaran anda',
  'confirm.parcel': 'Bungkusan {{number}}',
  'confirm.why': 'Kenapa saya melihat ini?',
  'confirm.why_text':
    '{{shop}} menghantar bungkusan kepada anda dan meminta kami menyemak alamatnya dengan anda supaya ia sampai pada percubaan pertama. Hanya anda dan kedai melihat apa yang anda isi. Kami tidak pernah meminta kata laluan atau butiran kad di sini.',
  'confirm.proof_phone_last4': 'Empat digit terakhir nombor telefon anda',
  'confirm.proof_post_code': 'Poskod alamat anda',
  'confirm.proof_hint': 'Seperti yang anda berikan kepada {{shop}}. Ini melindungi privasi alamat anda.',
  'confirm.proof_unreadable': 'Isi seperti yang anda berikan kepada kedai.',
  'confirm.proof_wrong_other': 'Tidak sepadan. Anda ada {{count}} percubaan lagi.',
  'confirm.blocked': 'Terlalu banyak jawapan yang salah. Minta pautan baharu daripada {{shop}}.',
  'confirm.check': 'Semak alamat dan betulkan jika perlu.',
  'confirm.for': 'Untuk {{name}}, telefon {{phone}}',
  'confirm.cod': 'Bayar semasa terima (COD): {{amount}}',
  'confirm.done': 'Alamat disahkan',
  'confirm.done_text': 'Terima kasih. {{shop}} menghantar bungkusan anda ke:',
  'confirm.confirmed_text': 'Alamat ini sudah disahkan. Tanya {{shop}} jika ada perubahan.',
  'confirm.expired_text': 'Pautan ini telah tamat tempoh. Minta yang baharu daripada {{shop}}.',
  'confirm.closed_text': 'Alamat bungkusan ini tidak boleh diubah lagi. Tanya {{shop}} tentangnya.',
  'confirm.back': 'Kembali ke {{shop}}',
  'confirm.not_yet': 'Sila sahkan alamat anda dahulu.',
} as const satisfies TranslationOf<typeof english, 'other'>;
