import type { TextsOf } from '../translation.ts';
import type { documentPayout as english } from '../en/document-payout.ts';

export const documentPayout = {
  title: 'Slip pengeluaran',
  status: {
    requested: 'Dimohon',
    needs_approval: 'Menunggu kelulusan',
    approved: 'Diluluskan',
    sent: 'Dihantar ke bank',
    paid: 'Telah dibayar',
    failed: 'Gagal, wang dikembalikan',
    refused: 'Tidak diluluskan, wang dikembalikan',
    cancelled: 'Dibatalkan, wang dikembalikan',
    returned: 'Dibayar, kemudian dipulangkan bank',
  },
  from: 'Dibayar oleh',
  to: 'Dibayar kepada',
  account: 'Akaun',
  requested: 'Dimohon',
  reference: 'Rujukan bank',
  step: 'Langkah',
  at: 'Tarikh dan masa',
  what: 'Pengeluaran daripada baki {{company}}',
  amount: 'Amaun',
  total: 'Jumlah',
  note: 'Catatan',
  owed: 'Tidak dikeluarkan: syarikat masih berhutang selepas kalah dalam pertikaian. Amaun ini digunakan untuk menjelaskan hutang itu.',
  nothing: 'Tiada',
  page: 'Halaman {{page}} daripada {{pages}}',
} as const satisfies TextsOf<typeof english>;
