import type { TranslationOf } from '../translation.ts';
import type { cancel as english } from '../en/cancel.ts';

export const cancel = {
  'cancel.title': 'Batalkan paket ini?',
  'cancel.text': 'Harga label, {{amount}}, kembali ke saldo Anda setelah kurir menyetujui.',
  'cancel.text_all': 'Harga {{labels}} label, {{amount}}, kembali ke saldo Anda setelah kurir menyetujui.',
  'cancel.text_no_label': 'Belum ada label yang dibeli, jadi tidak ada biaya.',
  'cancel.reason': 'Alasan',
  'cancel.reason_hint': 'Untuk catatan Anda. Penerima tidak melihatnya.',
  'cancel.reason_customer': 'Pelanggan berubah pikiran',
  'cancel.reason_address': 'Alamat salah',
  'cancel.reason_stock': 'Stok habis',
  'cancel.reason_duplicate': 'Dibuat dua kali',
  'cancel.reason_else': 'Alasan lain',
  'cancel.keep': 'Jangan batalkan',
  'cancel.submit': 'Batalkan paket',
  'cancel.done': 'Paket berhasil dibatalkan',
  'cancel.refund': '{{amount}} dikembalikan kepada pembeli, yang diberi tahu lewat email, dan stoknya kembali dijual.',
  'cancel.refund_none': 'Pembeli diberi tahu lewat email dan stoknya kembali dijual. Belum ada yang dibayar.',
  'cancel.refund_disputed':
    'Bank pembeli telah meminta {{amount}} dikembalikan dan akan memutuskan siapa yang menerimanya. Pembeli diberi tahu lewat email, dan stoknya kembali dijual.',
  'cancel.refund_many_other':
    '{{count}} dari paket ini sudah dibeli: uang yang dibayar pembeli dikembalikan dan stoknya kembali dijual.',
} as const satisfies TranslationOf<typeof english, 'other'>;
