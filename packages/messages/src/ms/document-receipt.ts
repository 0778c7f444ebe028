import type { TextsOf } from '../translation.ts';
import type { documentReceipt as english } from '../en/document-receipt.ts';

export const documentReceipt = {
  title: 'Resit',
  from: 'Daripada',
  received_from: 'Diterima daripada',
  date: 'Tarikh bayaran',
  method: 'Dibayar dengan',
  card: '{{brand}} berakhir dengan {{last4}}',
  automatic: 'tambah nilai automatik',
  reference: 'Rujukan bayaran',
  paid: 'Telah dibayar',
  what: 'Keterangan',
  amount: 'Amaun',
  top_up: 'Tambah nilai dompet Sampan, prabayar',
  paid_total: 'Amaun dibayar ({{currency}})',
  bonus: 'Kredit bonus, diberi percuma dan tidak dibayar',
  credited: 'Dikreditkan ke dompet anda',
  taken_back: 'Ditarik balik',
  dispute_open: 'Bank pembayar menuntut {{disputed}} daripada bayaran ini dikembalikan dan belum membuat keputusan.',
  dispute_lost: 'Bank pembayar telah mengembalikan {{disputed}} daripada bayaran ini kepada pembayar.',
  test: 'Ujian',
  test_note: 'Ini bayaran ujian: tiada wang sebenar digunakan.',
  note: 'Tambah nilai ialah kredit prabayar, dan resit ini bukan invois cukai. Sebarang cukai ada pada invois bulanan bagi penghantaran anda.',
  page: 'Halaman {{page}} daripada {{pages}}',
} as const satisfies TextsOf<typeof english>;
