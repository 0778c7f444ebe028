import type { TextsOf } from '../translation.ts';
import type { mailReceipt as english } from '../en/mail-receipt.ts';

export const mailReceipt = {
  receipt_subject: 'Resit anda daripada {{shop}}',
  thanks_paid: 'Terima kasih atas pesanan anda di {{shop}}. Bayaran anda telah diterima.',
  thanks_cod: 'Terima kasih atas pesanan anda di {{shop}}. Sila sediakan {{total}} apabila kurier tiba.',
  items: '{{quantity}} × {{product}}: {{items}}',
  shipping: 'Penghantaran {{service}}: {{shipping}}',
  cod_fee: 'Caj bayar semasa terima (COD): {{cod_fee}}',
  total: 'Jumlah: {{total}}',
  order: 'Pesanan {{number}}',
  follow: 'Jejak bungkusan anda di sini sebaik sahaja {{shop}} menyerahkannya:',
  track: 'Jejak bungkusan saya',
  test: 'Ini pembelian ujian: tiada wang sebenar digunakan.',
  sale_subject: 'Produk anda terjual: {{product}}',
  sale: 'Seseorang membeli {{quantity}} × {{product}} dengan harga {{total}}. Bayaran telah diterima.',
  sale_cod: 'Seseorang memesan {{quantity}} × {{product}}. Kurier akan mengutip {{total}} semasa penghantaran.',
  sale_next: 'Pesanan {{number}} menunggu label dalam senarai pesanan baharu anda.',
  sale_open: 'Buka pesanan',
  cancelled_subject: 'Pesanan {{number}} anda telah dibatalkan',
  cancelled_paid:
    '{{shop}} membatalkan pesanan anda bagi {{quantity}} × {{product}}. Bayaran {{total}} dikembalikan kepada sumber asalnya; bank anda mungkin mengambil beberapa hari untuk memaparkannya.',
  cancelled_cod:
    '{{shop}} membatalkan pesanan anda bagi {{quantity}} × {{product}}. Tiada wang dikutip dan tiada apa-apa perlu dibayar.',
  dispute_subject: 'Pembeli mempertikaikan bayaran pesanan {{number}}',
  dispute_open:
    'Bank pembeli menuntut {{total}} bagi pesanan {{number}} dikembalikan. Wang diasingkan sehingga bank membuat keputusan; simpan bukti penghantaran.',
  dispute_won: 'Bank memihak kepada anda: {{total}} bagi pesanan {{number}} milik anda semula.',
  dispute_lost: 'Bank telah mengembalikan {{total}} bagi pesanan {{number}} kepada pembeli.',
  dispute_owed:
    '{{owed}} daripadanya telah dikeluarkan kepada anda: amaun itu ditolak daripada wang seterusnya yang boleh dikeluarkan.',
} as const satisfies TextsOf<typeof english>;
