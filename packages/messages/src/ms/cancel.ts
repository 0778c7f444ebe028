import type { TranslationOf } from '../translation.ts';
import type { cancel as english } from '../en/cancel.ts';

export const cancel = {
  'cancel.title': 'Batalkan bungkusan ini?',
  'cancel.text': 'Harga label, {{amount}}, dikembalikan ke baki anda selepas kurier bersetuju.',
  'cancel.text_all': 'Harga {{labels}} label, {{amount}}, dikembalikan ke baki anda selepas kurier bersetuju.',
  'cancel.text_no_label': 'Tiada label dibeli, jadi tiada caj.',
  'cancel.reason': 'Sebab',
  'cancel.reason_hint': 'Untuk rekod anda. Penerima tidak melihatnya.',
  'cancel.reason_customer': 'Pelanggan menukar fikiran',
  'cancel.reason_address': 'Alamat salah',
  'cancel.reason_stock': 'Kehabisan stok',
  'cancel.reason_duplicate': 'Dibuat dua kali',
  'cancel.reason_else': 'Sebab lain',
  'cancel.keep': 'Kekalkan bungkusan',
  'cancel.submit': 'Batalkan bungkusan',
  'cancel.done': 'Bungkusan berjaya dibatalkan',
  'cancel.refund': '{{amount}} dikembalikan kepada pembeli, yang dimaklumkan melalui e-mel, dan stoknya dijual semula.',
  'cancel.refund_none': 'Pembeli dimaklumkan melalui e-mel dan stoknya dijual semula. Belum ada bayaran dibuat.',
  'cancel.refund_disputed':
    'Bank pembeli telah menuntut {{amount}} dikembalikan dan akan menentukan siapa yang menerimanya. Pembeli dimaklumkan melalui e-mel, dan stoknya dijual semula.',
  'cancel.refund_many_other':
    '{{count}} bungkusan ini telah dibeli: bayaran pembeli dikembalikan dan stoknya dijual semula.',
} as const satisfies TranslationOf<typeof english, 'other'>;
