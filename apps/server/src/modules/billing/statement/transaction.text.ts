import type { TransactionAccount, TransactionGroup } from '@sampan/contract';
import type { Language } from '@sampan/country-rules';
import { statement } from '@sampan/messages/en/statement';
import { transaction } from '@sampan/messages/en/transaction';
import { ENTRY_WORDS, type EntryWord } from './entry-word.text.ts';

/** Words of a language for entries, and for the statements made of them as PDF and CSV. */
export interface TransactionTexts {
  entry: Record<EntryWord, string>;
  group: Record<TransactionGroup, string>;
  account: Record<TransactionAccount, string>;
  statement: string;
  statement_for: string;
  account_word: string;
  period: string;
  issued: string;
  unfinished: string;
  opening: string;
  closing: string;
  amount_in: string;
  amount_out: string;
  balance: string;
  date: string;
  description: string;
  reference: string;
  type: string;
  currency: string;
  month: string;
  summary: string;
  entries: string;
  by_day: string;
  by_month: string;
  nothing: string;
  too_many: string;
  page: string;
}

/** The console's messages are the browser's; files and descriptions are written by the server in its own few words. */
export const TRANSACTION_TEXTS: Record<Language, TransactionTexts> = {
  en: {
    entry: ENTRY_WORDS.en,
    group: {
      top_ups: 'Top-ups',
      bonus: 'Free credit',
      labels: 'Labels',
      refunds: 'Refunds',
      adjustments: 'Adjustments',
      sales: 'Store sales',
      cod: 'Cash on delivery',
      payouts: 'Payouts',
      disputes: 'Disputes',
      invoices: 'Invoices',
    },
    account: {
      wallet: 'Wallet',
      payable: 'Payout balance',
      cod_collected: 'Cash with couriers',
      merchant_sales: 'Store sales',
      owed: 'Owed to Sampan',
    },
    statement: 'Account statement',
    statement_for: 'Statement for',
    account_word: 'Account',
    period: 'Period',
    issued: 'Issued',
    unfinished: statement['statement.unfinished_text'],
    opening: 'Opening balance',
    closing: 'Closing balance',
    amount_in: 'Money in',
    amount_out: 'Money out',
    balance: 'Balance',
    date: 'Date',
    description: 'Description',
    reference: 'Reference',
    type: 'Type',
    currency: 'Currency',
    month: 'Month',
    summary: 'Summary',
    entries: 'Transactions',
    by_day: 'By day',
    by_month: 'By month',
    nothing: transaction['transaction.nothing'],
    too_many: 'This period has {count} transactions. See the CSV file for the full list.',
    page: 'Page {page} of {pages}',
  },
  my: {
    entry: ENTRY_WORDS.my,
    group: {
      top_ups: 'Tambah nilai',
      bonus: 'Kredit percuma',
      labels: 'Label',
      refunds: 'Bayaran balik',
      adjustments: 'Pelarasan',
      sales: 'Jualan kedai',
      cod: 'Bayar semasa terima (COD)',
      payouts: 'Pengeluaran',
      disputes: 'Pertikaian',
      invoices: 'Invois',
    },
    account: {
      wallet: 'Dompet',
      payable: 'Untuk dikeluarkan',
      cod_collected: 'Tunai pada kurier',
      merchant_sales: 'Jualan kedai',
      owed: 'Terhutang kepada Sampan',
    },
    statement: 'Penyata akaun',
    statement_for: 'Penyata untuk',
    account_word: 'Akaun',
    period: 'Tempoh',
    issued: 'Dikeluarkan',
    unfinished: 'Tempoh ini belum tamat. Mungkin ada tambahan lagi.',
    opening: 'Baki awal',
    closing: 'Baki akhir',
    amount_in: 'Wang masuk',
    amount_out: 'Wang keluar',
    balance: 'Baki',
    date: 'Tarikh',
    description: 'Keterangan',
    reference: 'Rujukan',
    type: 'Jenis',
    currency: 'Mata wang',
    month: 'Bulan',
    summary: 'Ringkasan',
    entries: 'Transaksi',
    by_day: 'Mengikut hari',
    by_month: 'Mengikut bulan',
    nothing: 'Tiada transaksi dalam tempoh ini',
    too_many: 'Tempoh ini mempunyai {count} transaksi. Fail CSV menyenaraikan setiap satu.',
    page: 'Halaman {page} daripada {pages}',
  },
  ph: {
    entry: ENTRY_WORDS.ph,
    group: {
      top_ups: 'Mga top-up',
      bonus: 'Libreng credit',
      labels: 'Mga label',
      refunds: 'Mga refund',
      adjustments: 'Mga adjustment',
      sales: 'Benta ng shop',
      cod: 'Cash on delivery',
      payouts: 'Mga payout',
      disputes: 'Mga dispute',
      invoices: 'Mga invoice',
    },
    account: {
      wallet: 'Wallet',
      payable: 'Para sa payout',
      cod_collected: 'Cash sa mga courier',
      merchant_sales: 'Benta ng shop',
      owed: 'Utang sa Sampan',
    },
    statement: 'Statement ng account',
    statement_for: 'Statement para sa',
    account_word: 'Account',
    period: 'Period',
    issued: 'Inilabas',
    unfinished: 'Hindi pa tapos ang panahong ito. Maaaring may madagdag pa.',
    opening: 'Opening balance',
    closing: 'Closing balance',
    amount_in: 'Perang pumasok',
    amount_out: 'Perang lumabas',
    balance: 'Balance',
    date: 'Petsa',
    description: 'Description',
    reference: 'Reference',
    type: 'Uri',
    currency: 'Currency',
    month: 'Buwan',
    summary: 'Buod',
    entries: 'Mga transaksyon',
    by_day: 'Ayon sa araw',
    by_month: 'Ayon sa buwan',
    nothing: 'Walang transaksyon sa panahong ito',
    too_many: 'May {count} transaksyon sa panahong ito. Nakalista ang bawat isa sa CSV file.',
    page: 'Pahina {page} sa {pages}',
  },
  id: {
    entry: ENTRY_WORDS.id,
    group: {
      top_ups: 'Isi saldo',
      bonus: 'Kredit gratis',
      labels: 'Label',
      refunds: 'Pengembalian dana',
      adjustments: 'Penyesuaian',
      sales: 'Penjualan toko',
      cod: 'Bayar di tempat (COD)',
      payouts: 'Pencairan',
      disputes: 'Sengketa',
      invoices: 'Faktur',
    },
    account: {
      wallet: 'Dompet',
      payable: 'Untuk dicairkan',
      cod_collected: 'Uang tunai di kurir',
      merchant_sales: 'Penjualan toko',
      owed: 'Terutang kepada Sampan',
    },
    statement: 'Laporan mutasi',
    statement_for: 'Laporan mutasi untuk',
    account_word: 'Akun',
    period: 'Periode',
    issued: 'Diterbitkan',
    unfinished: 'Periode ini belum berakhir. Datanya masih dapat bertambah.',
    opening: 'Saldo awal',
    closing: 'Saldo akhir',
    amount_in: 'Uang masuk',
    amount_out: 'Uang keluar',
    balance: 'Saldo',
    date: 'Tanggal',
    description: 'Keterangan',
    reference: 'Referensi',
    type: 'Jenis',
    currency: 'Mata uang',
    month: 'Bulan',
    summary: 'Ringkasan',
    entries: 'Transaksi',
    by_day: 'Per hari',
    by_month: 'Per bulan',
    nothing: 'Tidak ada transaksi dalam periode ini',
    too_many: 'Periode ini memiliki {count} transaksi. File CSV mencantumkan semuanya.',
    page: 'Halaman {page} dari {pages}',
  },
  vi: {
    entry: ENTRY_WORDS.vi,
    group: {
      top_ups: 'Nạp tiền',
      bonus: 'Tiền tặng',
      labels: 'Nhãn vận chuyển',
      refunds: 'Hoàn tiền',
      adjustments: 'Điều chỉnh',
      sales: 'Doanh số cửa hàng',
      cod: 'Thu hộ (COD)',
      payouts: 'Rút tiền',
      disputes: 'Khiếu nại',
      invoices: 'Hóa đơn',
    },
    account: {
      wallet: 'Ví',
      payable: 'Có thể rút',
      cod_collected: 'Tiền mặt tại hãng vận chuyển',
      merchant_sales: 'Doanh số cửa hàng',
      owed: 'Còn nợ Sampan',
    },
    statement: 'Sao kê tài khoản',
    statement_for: 'Sao kê cho',
    account_word: 'Tài khoản',
    period: 'Kỳ',
    issued: 'Ngày lập',
    unfinished: 'Kỳ này chưa kết thúc. Có thể còn phát sinh thêm.',
    opening: 'Số dư đầu kỳ',
    closing: 'Số dư cuối kỳ',
    amount_in: 'Tiền vào',
    amount_out: 'Tiền ra',
    balance: 'Số dư',
    date: 'Ngày',
    description: 'Diễn giải',
    reference: 'Mã tham chiếu',
    type: 'Loại',
    currency: 'Tiền tệ',
    month: 'Tháng',
    summary: 'Tóm tắt',
    entries: 'Giao dịch',
    by_day: 'Theo ngày',
    by_month: 'Theo tháng',
    nothing: 'Không có giao dịch trong kỳ này',
    too_many: 'Kỳ này có {count} giao dịch. Tệp CSV liệt kê từng giao dịch.',
    page: 'Trang {page} / {pages}',
  },
};
