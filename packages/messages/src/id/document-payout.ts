import type { TextsOf } from '../translation.ts';
import type { documentPayout as english } from '../en/document-payout.ts';

export const documentPayout = {
  title: 'Bukti pencairan',
  status: {
    requested: 'Diajukan',
    needs_approval: 'Menunggu persetujuan',
    approved: 'Disetujui',
    sent: 'Dikirim ke bank',
    paid: 'Dibayar',
    failed: 'Gagal, dana dikembalikan',
    refused: 'Tidak disetujui, dana dikembalikan',
    cancelled: 'Dibatalkan, dana dikembalikan',
    returned: 'Dibayar, lalu dikembalikan bank',
  },
  from: 'Dibayar oleh',
  to: 'Dibayar kepada',
  account: 'Rekening',
  requested: 'Diajukan',
  reference: 'Referensi bank',
  step: 'Langkah',
  at: 'Tanggal dan waktu',
  what: 'Pencairan saldo {{company}}',
  amount: 'Jumlah',
  total: 'Total',
  note: 'Catatan',
  owed: 'Tidak dicairkan: perusahaan masih berutang setelah kalah sengketa. Jumlah ini dipakai untuk melunasi utang itu.',
  nothing: 'Tidak ada',
  page: 'Halaman {{page}} dari {{pages}}',
} as const satisfies TextsOf<typeof english>;
