import type { PayoutStatus } from '@sampan/contract';
import type { Language } from '@sampan/country-rules';

/** Words of the advice of a payout. */
export interface AdviceTexts {
  title: string;
  status: Record<PayoutStatus, string>;
  from: string;
  to: string;
  account: string;
  requested: string;
  reference: string;
  step: string;
  at: string;
  what: string;
  amount: string;
  total: string;
  note: string;
  /** Why the server refused it. */
  owed: string;
  nothing: string;
  page: string;
}

export const ADVICE_TEXTS: Record<Language, AdviceTexts> = {
  en: {
    title: 'Payout advice',
    status: {
      requested: 'Requested',
      needs_approval: 'Pending approval',
      approved: 'Approved',
      sent: 'Sent to the bank',
      paid: 'Paid',
      failed: 'Failed, money returned',
      refused: 'Rejected, money returned',
      cancelled: 'Cancelled, money returned',
      returned: 'Paid, then returned by the bank',
    },
    from: 'Paid by',
    to: 'Paid to',
    account: 'Account',
    requested: 'Requested',
    reference: 'Bank reference',
    step: 'Step',
    at: 'Date and time',
    what: 'Payout of balance, {company}',
    amount: 'Amount',
    total: 'Total',
    note: 'Note',
    owed: 'Not paid out. The amount was used to repay what the company owes after a lost dispute.',
    nothing: 'Nothing',
    page: 'Page {page} of {pages}',
  },
  my: {
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
    what: 'Pengeluaran daripada baki {company}',
    amount: 'Amaun',
    total: 'Jumlah',
    note: 'Catatan',
    owed: 'Tidak dikeluarkan: syarikat masih berhutang selepas kalah dalam pertikaian. Amaun ini digunakan untuk menjelaskan hutang itu.',
    nothing: 'Tiada',
    page: 'Halaman {page} daripada {pages}',
  },
  ph: {
    title: 'Abiso ng payout',
    status: {
      requested: 'Hiniling',
      needs_approval: 'Naghihintay ng pag-apruba',
      approved: 'Aprubado',
      sent: 'Naipadala sa bangko',
      paid: 'Bayad na',
      failed: 'Nabigo, ibinalik ang pera',
      refused: 'Hindi inaprubahan, ibinalik ang pera',
      cancelled: 'Kinansela, ibinalik ang pera',
      returned: 'Nabayaran, saka ibinalik ng bangko',
    },
    from: 'Binayaran ng',
    to: 'Binayaran sa',
    account: 'Account',
    requested: 'Hiniling',
    reference: 'Reference ng bangko',
    step: 'Hakbang',
    at: 'Petsa at oras',
    what: 'Payout mula sa balance ng {company}',
    amount: 'Halaga',
    total: 'Kabuuan',
    note: 'Note',
    owed: 'Hindi na-payout: may utang pa ang kumpanya mula sa natalong dispute. Ibinawas dito ang halaga.',
    nothing: 'Wala',
    page: 'Pahina {page} sa {pages}',
  },
  id: {
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
    what: 'Pencairan saldo {company}',
    amount: 'Jumlah',
    total: 'Total',
    note: 'Catatan',
    owed: 'Tidak dicairkan: perusahaan masih berutang setelah kalah sengketa. Jumlah ini dipakai untuk melunasi utang itu.',
    nothing: 'Tidak ada',
    page: 'Halaman {page} dari {pages}',
  },
  vi: {
    title: 'Giấy báo rút tiền',
    status: {
      requested: 'Đã yêu cầu',
      needs_approval: 'Chờ duyệt',
      approved: 'Đã duyệt',
      sent: 'Đã gửi ngân hàng',
      paid: 'Đã chi trả',
      failed: 'Thất bại, tiền đã hoàn lại',
      refused: 'Không duyệt, tiền đã hoàn lại',
      cancelled: 'Đã hủy, tiền đã hoàn lại',
      returned: 'Đã chi trả, rồi bị ngân hàng trả lại',
    },
    from: 'Bên chi trả',
    to: 'Bên nhận',
    account: 'Tài khoản',
    requested: 'Ngày yêu cầu',
    reference: 'Mã tham chiếu ngân hàng',
    step: 'Bước',
    at: 'Ngày giờ',
    what: 'Rút số dư của {company}',
    amount: 'Số tiền',
    total: 'Tổng cộng',
    note: 'Ghi chú',
    owed: 'Không chi trả: công ty còn nợ sau khiếu nại đã thua. Số tiền này được bù trừ vào khoản nợ đó.',
    nothing: 'Không có',
    page: 'Trang {page} / {pages}',
  },
};
