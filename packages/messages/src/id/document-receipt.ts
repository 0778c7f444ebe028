import type { TextsOf } from '../translation.ts';
import type { documentReceipt as english } from '../en/document-receipt.ts';

export const documentReceipt = {
  title: 'Kuitansi',
  from: 'Dari',
  received_from: 'Diterima dari',
  date: 'Tanggal pembayaran',
  method: 'Dibayar dengan',
  card: '{{brand}} berakhiran {{last4}}',
  automatic: 'isi saldo otomatis',
  reference: 'Referensi pembayaran',
  paid: 'Lunas',
  what: 'Keterangan',
  amount: 'Jumlah',
  top_up: 'Isi saldo dompet Sampan, prabayar',
  paid_total: 'Jumlah dibayar ({{currency}})',
  bonus: 'Kredit bonus, diberikan gratis dan tidak dibayar',
  credited: 'Dikreditkan ke dompet Anda',
  taken_back: 'Ditarik kembali',
  dispute_open: 'Bank pembayar meminta {{disputed}} dari pembayaran ini dikembalikan dan belum memutuskan.',
  dispute_lost: 'Bank pembayar mengembalikan {{disputed}} dari pembayaran ini kepada pembayar.',
  test: 'Uji coba',
  test_note: 'Ini pembayaran uji coba: tidak ada uang sungguhan yang dipakai.',
  note: 'Isi saldo adalah kredit prabayar, dan kuitansi ini bukan faktur pajak. Pajak, jika ada, tercantum di faktur bulanan atas kiriman Anda.',
  page: 'Halaman {{page}} dari {{pages}}',
} as const satisfies TextsOf<typeof english>;
