import type { TextsOf } from '../translation.ts';
import type { mailReceipt as english } from '../en/mail-receipt.ts';

export const mailReceipt = {
  receipt_subject: 'Struk pembelian Anda dari {{shop}}',
  thanks_paid: 'Terima kasih atas pesanan Anda di {{shop}}. Pembayaran Anda sudah kami terima.',
  thanks_cod: 'Terima kasih atas pesanan Anda di {{shop}}. Mohon siapkan {{total}} saat kurir datang.',
  items: '{{quantity}} × {{product}}: {{items}}',
  shipping: 'Pengiriman {{service}}: {{shipping}}',
  cod_fee: 'Biaya bayar di tempat (COD): {{cod_fee}}',
  total: 'Total: {{total}}',
  order: 'Pesanan {{number}}',
  follow: 'Lacak paket Anda di sini segera setelah {{shop}} menyerahkannya:',
  track: 'Lacak paket saya',
  test: 'Ini pembelian uji coba: tidak ada uang sungguhan yang dipakai.',
  sale_subject: 'Produk Anda terjual: {{product}}',
  sale: 'Seseorang membeli {{quantity}} × {{product}} seharga {{total}}. Pembayaran sudah diterima.',
  sale_cod: 'Seseorang memesan {{quantity}} × {{product}}. Kurir menagih {{total}} saat paket diterima.',
  sale_next: 'Pesanan {{number}} menunggu label di daftar pesanan baru Anda.',
  sale_open: 'Buka pesanan',
  cancelled_subject: 'Pesanan {{number}} Anda dibatalkan',
  cancelled_paid:
    '{{shop}} membatalkan pesanan Anda, {{quantity}} × {{product}}. Uang {{total}} yang Anda bayar dikembalikan ke sumber pembayarannya; bank Anda mungkin perlu beberapa hari untuk menampilkannya.',
  cancelled_cod:
    '{{shop}} membatalkan pesanan Anda, {{quantity}} × {{product}}. Tidak ada yang ditagih dan tidak ada yang perlu dibayar.',
  dispute_subject: 'Pembeli menyengketakan pembayaran pesanan {{number}}',
  dispute_open:
    'Bank pembeli meminta {{total}} dari pesanan {{number}} dikembalikan. Uangnya disisihkan sampai bank memutuskan; siapkan bukti pengiriman.',
  dispute_won: 'Bank memutuskan untuk Anda: {{total}} dari pesanan {{number}} kembali menjadi milik Anda.',
  dispute_lost: 'Bank mengembalikan {{total}} dari pesanan {{number}} kepada pembeli.',
  dispute_owed:
    '{{owed}} di antaranya sudah dicairkan kepada Anda: jumlah itu dipotong dari dana berikutnya yang dapat dicairkan.',
} as const satisfies TextsOf<typeof english>;
