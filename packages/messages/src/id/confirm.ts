import type { TranslationOf } from '../translation.ts';
import type { confirm as english } from '../en/confirm.ts';

export const confirm = {
  'confirm.title': 'Konfirmasi alamat pengiriman Anda',
  'confirm.parcel': 'Paket {{number}}',
  'confirm.why': 'Mengapa saya melihat ini?',
  'confirm.why_text':
    '{{shop}} mengirim paket untuk Anda dan meminta kami memeriksa alamatnya bersama Anda supaya paket tiba pada percobaan pertama. Hanya Anda dan toko yang melihat isian Anda. Kami tidak pernah meminta kata sandi atau data kartu di sini.',
  'confirm.proof_phone_last4': 'Empat digit terakhir nomor telepon Anda',
  'confirm.proof_post_code': 'Kode pos alamat Anda',
  'confirm.proof_hint': 'Seperti yang Anda berikan kepada {{shop}}. Ini menjaga privasi alamat Anda.',
  'confirm.proof_unreadable': 'Isi seperti yang Anda berikan kepada toko.',
  'confirm.proof_wrong_other': 'Tidak cocok. Anda punya {{count}} kesempatan lagi.',
  'confirm.blocked': 'Terlalu banyak jawaban yang salah. Minta tautan baru kepada {{shop}}.',
  'confirm.check': 'Periksa alamat dan perbaiki bila perlu.',
  'confirm.for': 'Untuk {{name}}, telepon {{phone}}',
  'confirm.cod': 'Bayar di tempat (COD): {{amount}}',
  'confirm.done': 'Alamat dikonfirmasi',
  'confirm.done_text': 'Terima kasih. {{shop}} mengirim paket Anda ke:',
  'confirm.confirmed_text': 'Alamat ini sudah dikonfirmasi. Tanyakan kepada {{shop}} bila ada perubahan.',
  'confirm.expired_text': 'Tautan ini sudah kedaluwarsa. Minta yang baru kepada {{shop}}.',
  'confirm.closed_text': 'Alamat paket ini tidak dapat diubah lagi. Tanyakan kepada {{shop}}.',
  'confirm.back': 'Kembali ke {{shop}}',
  'confirm.not_yet': 'Konfirmasikan alamat Anda terlebih dahulu.',
} as const satisfies TranslationOf<typeof english, 'other'>;
