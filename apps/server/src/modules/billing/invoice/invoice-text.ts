import type { Language } from '@sampan/country-rules';

/** Words of the paper and of the mails about it, with `{placeholders}`. */
export interface InvoiceTexts {
  invoice: string;
  credit_note: string;
  from: string;
  bill_to: string;
  issued: string;
  due: string;
  month: string;
  registration: string;
  tax_number: string;
  paid: string;
  unpaid: string;
  overdue: string;
  lines: string;
  days: string;
  date: string;
  parcel: string;
  what: string;
  net: string;
  tax: string;
  total: string;
  label: string;
  refund: string;
  adjustment: string;
  count: string;
  nothing: string;
  subtotal: string;
  tax_line: string;
  total_currency: string;
  covered: string;
  to_pay: string;
  received: string;
  paid_from_balance: string;
  pay_by: string;
  many_lines: string;
  page: string;
  no_tax: string;
  issued_subject: string;
  issued_paid: string;
  issued_due: string;
  issued_credit: string;
  overdue_subject: string;
  overdue_text: string;
  overdue_next: string;
  open: string;
}

/** The server writes papers and mails in its own few words; the console's messages are the browser's. */
export const INVOICE_TEXTS: Record<Language, InvoiceTexts> = {
  en: {
    invoice: 'Invoice',
    credit_note: 'Credit note',
    from: 'From',
    bill_to: 'Bill to',
    issued: 'Issued',
    due: 'Due date',
    month: 'Month',
    registration: 'Registration number {number}',
    tax_number: 'Tax number {number}',
    paid: 'Paid',
    unpaid: 'Amount due',
    overdue: 'Overdue',
    lines: 'Line items',
    days: 'Line items by day',
    date: 'Date',
    parcel: 'Parcel',
    what: 'Description',
    net: 'Before tax',
    tax: 'Tax',
    total: 'Total',
    label: 'Label',
    refund: 'Refund for a cancelled label',
    adjustment: 'Adjustment',
    count: 'Lines',
    nothing: 'No purchases this month',
    subtotal: 'Before tax',
    tax_line: '{name} {rate}% on {amount}, {from} to {to}',
    total_currency: 'Total ({currency})',
    covered: 'Paid from balance',
    to_pay: 'Due by {date}',
    received: 'Paid on {date}, {reference}',
    paid_from_balance: 'Paid from your Sampan balance when you bought each label.',
    pay_by: 'Please transfer the amount by {date}. Include {number} and your company name in the reference.',
    many_lines: 'This invoice has {count} lines. See the CSV file for the full list.',
    page: 'Page {page} of {pages}',
    no_tax: 'No tax',
    issued_subject: 'Your invoice {number} for {month}',
    issued_paid: 'Invoice {number} for {month} is ready. {total} was paid from your balance.',
    issued_due: 'Invoice {number} for {month} is ready. The total is {total}. Please pay {due} by {date}.',
    issued_credit: 'Credit note {number} for {month} is ready. {total} was credited to you.',
    overdue_subject: 'Invoice {number} is overdue',
    overdue_text: 'Invoice {number} for {month} was due on {date}. {outstanding} is still unpaid.',
    overdue_next: "If you've already paid, thank you. It can take up to 3 working days for us to record a transfer.",
    open: 'View invoice',
  },
  my: {
    invoice: 'Invois',
    credit_note: 'Nota kredit',
    from: 'Daripada',
    bill_to: 'Bil kepada',
    issued: 'Dikeluarkan',
    due: 'Tarikh akhir bayaran',
    month: 'Bulan',
    registration: 'Nombor pendaftaran {number}',
    tax_number: 'Nombor cukai {number}',
    paid: 'Telah dibayar',
    unpaid: 'Perlu dibayar',
    overdue: 'Lewat tempoh',
    lines: 'Pembelian anda',
    days: 'Pembelian anda mengikut hari',
    date: 'Tarikh',
    parcel: 'Bungkusan',
    what: 'Keterangan',
    net: 'Sebelum cukai',
    tax: 'Cukai',
    total: 'Jumlah',
    label: 'Label',
    refund: 'Bayaran balik label yang dibatalkan',
    adjustment: 'Pelarasan',
    count: 'Baris',
    nothing: 'Tiada pembelian bulan ini',
    subtotal: 'Sebelum cukai',
    tax_line: '{name} {rate}% atas {amount}, {from} hingga {to}',
    total_currency: 'Jumlah ({currency})',
    covered: 'Dibayar dengan baki anda',
    to_pay: 'Perlu dibayar selewat-lewatnya {date}',
    received: 'Dibayar pada {date}, {reference}',
    paid_from_balance: 'Dibayar daripada baki Sampan anda semasa setiap label dibeli.',
    pay_by:
      'Sila pindahkan amaun ini selewat-lewatnya {date} dan nyatakan {number} serta nama syarikat anda dalam rujukan.',
    many_lines: 'Invois ini mempunyai {count} baris. Semuanya disenaraikan satu per satu dalam fail CSV.',
    page: 'Halaman {page} daripada {pages}',
    no_tax: 'Tiada cukai',
    issued_subject: 'Invois anda {number} untuk {month}',
    issued_paid: 'Invois {number} untuk {month} sudah sedia: {total}, dibayar daripada baki anda.',
    issued_due: 'Invois {number} untuk {month} sudah sedia: {total}. Sila bayar {due} selewat-lewatnya {date}.',
    issued_credit: 'Nota kredit {number} untuk {month} sudah sedia: {total} dikembalikan kepada anda.',
    overdue_subject: 'Invois {number} telah lewat tempoh',
    overdue_text: 'Invois {number} untuk {month} perlu dibayar pada {date}. Baki {outstanding} masih belum dibayar.',
    overdue_next: 'Jika anda sudah membayar, terima kasih: rekod pindahan mengambil masa sehingga tiga hari bekerja.',
    open: 'Buka invois',
  },
  ph: {
    invoice: 'Invoice',
    credit_note: 'Credit note',
    from: 'Mula sa',
    bill_to: 'Bill to',
    issued: 'Petsa ng pag-isyu',
    due: 'Bayaran hanggang',
    month: 'Buwan',
    registration: 'Registration number {number}',
    tax_number: 'Tax number {number}',
    paid: 'Bayad na',
    unpaid: 'Babayaran',
    overdue: 'Overdue na',
    lines: 'Mga binili mo',
    days: 'Mga binili mo kada araw',
    date: 'Petsa',
    parcel: 'Parcel',
    what: 'Description',
    net: 'Bago ang buwis',
    tax: 'Buwis',
    total: 'Kabuuan',
    label: 'Label',
    refund: 'Refund ng kinanselang label',
    adjustment: 'Adjustment',
    count: 'Bilang ng item',
    nothing: 'Walang binili ngayong buwan',
    subtotal: 'Bago ang buwis',
    tax_line: '{name} {rate}% sa {amount}, {from} hanggang {to}',
    total_currency: 'Kabuuan ({currency})',
    covered: 'Sinagot ng balance mo',
    to_pay: 'Babayaran hanggang {date}',
    received: 'Binayaran noong {date}, {reference}',
    paid_from_balance: 'Binayaran mula sa balance mo sa Sampan nang bilhin ang bawat label.',
    pay_by: 'I-transfer ang halaga hanggang {date} at ilagay ang {number} at pangalan ng kumpanya mo sa reference.',
    many_lines: 'May {count} item ang invoice na ito. Nakalista ang bawat isa sa CSV file nito.',
    page: 'Pahina {page} sa {pages}',
    no_tax: 'Walang buwis',
    issued_subject: 'Ang invoice mong {number} para sa {month}',
    issued_paid: 'Handa na ang invoice {number} para sa {month}: {total}, bayad na mula sa balance mo.',
    issued_due: 'Handa na ang invoice {number} para sa {month}: {total}. Pakibayaran ang {due} hanggang {date}.',
    issued_credit: 'Handa na ang credit note {number} para sa {month}: naibalik sa iyo ang {total}.',
    overdue_subject: 'Overdue na ang invoice {number}',
    overdue_text:
      'Dapat nabayaran noong {date} ang invoice {number} para sa {month}. May {outstanding} pang babayaran.',
    overdue_next: 'Kung nakapagbayad ka na, salamat: inaabot ng hanggang tatlong working day bago ito maitala.',
    open: 'Buksan ang invoice',
  },
  id: {
    invoice: 'Faktur',
    credit_note: 'Nota kredit',
    from: 'Dari',
    bill_to: 'Ditagihkan kepada',
    issued: 'Diterbitkan',
    due: 'Jatuh tempo',
    month: 'Bulan',
    registration: 'Nomor registrasi {number}',
    tax_number: 'Nomor pajak {number}',
    paid: 'Lunas',
    unpaid: 'Belum dibayar',
    overdue: 'Lewat jatuh tempo',
    lines: 'Pembelian Anda',
    days: 'Pembelian Anda per hari',
    date: 'Tanggal',
    parcel: 'Paket',
    what: 'Keterangan',
    net: 'Sebelum pajak',
    tax: 'Pajak',
    total: 'Total',
    label: 'Label',
    refund: 'Pengembalian dana label yang dibatalkan',
    adjustment: 'Penyesuaian',
    count: 'Baris',
    nothing: 'Tidak ada pembelian bulan ini',
    subtotal: 'Sebelum pajak',
    tax_line: '{name} {rate}% atas {amount}, {from} sampai {to}',
    total_currency: 'Total ({currency})',
    covered: 'Dibayar dengan saldo Anda',
    to_pay: 'Harus dibayar paling lambat {date}',
    received: 'Dibayar pada {date}, {reference}',
    paid_from_balance: 'Dibayar dari saldo Sampan Anda saat setiap label dibeli.',
    pay_by:
      'Silakan transfer jumlah ini paling lambat {date} dan cantumkan {number} serta nama perusahaan Anda pada berita transfer.',
    many_lines: 'Faktur ini memiliki {count} baris. Semuanya tercantum satu per satu di file CSV-nya.',
    page: 'Halaman {page} dari {pages}',
    no_tax: 'Tanpa pajak',
    issued_subject: 'Faktur Anda {number} untuk {month}',
    issued_paid: 'Faktur {number} untuk {month} sudah siap: {total}, dibayar dari saldo Anda.',
    issued_due: 'Faktur {number} untuk {month} sudah siap: {total}. Mohon bayar {due} paling lambat {date}.',
    issued_credit: 'Nota kredit {number} untuk {month} sudah siap: {total} dikembalikan kepada Anda.',
    overdue_subject: 'Faktur {number} sudah lewat jatuh tempo',
    overdue_text: 'Faktur {number} untuk {month} jatuh tempo pada {date}. Masih ada {outstanding} yang harus dibayar.',
    overdue_next:
      'Jika Anda sudah membayar, terima kasih: pencatatan transfer memerlukan waktu hingga tiga hari kerja.',
    open: 'Buka faktur',
  },
  vi: {
    invoice: 'Hóa đơn',
    credit_note: 'Hóa đơn điều chỉnh giảm',
    from: 'Từ',
    bill_to: 'Xuất cho',
    issued: 'Ngày phát hành',
    due: 'Hạn thanh toán',
    month: 'Tháng',
    registration: 'Số đăng ký {number}',
    tax_number: 'Mã số thuế {number}',
    paid: 'Đã thanh toán',
    unpaid: 'Cần thanh toán',
    overdue: 'Quá hạn',
    lines: 'Những gì bạn đã mua',
    days: 'Những gì bạn đã mua theo ngày',
    date: 'Ngày',
    parcel: 'Kiện hàng',
    what: 'Diễn giải',
    net: 'Trước thuế',
    tax: 'Thuế',
    total: 'Tổng cộng',
    label: 'Nhãn vận chuyển',
    refund: 'Hoàn tiền nhãn đã hủy',
    adjustment: 'Điều chỉnh',
    count: 'Số dòng',
    nothing: 'Tháng này không mua gì',
    subtotal: 'Trước thuế',
    tax_line: '{name} {rate}% trên {amount}, từ {from} đến {to}',
    total_currency: 'Tổng cộng ({currency})',
    covered: 'Đã trừ vào số dư của bạn',
    to_pay: 'Cần thanh toán chậm nhất {date}',
    received: 'Đã thanh toán ngày {date}, {reference}',
    paid_from_balance: 'Đã trừ từ số dư Sampan của bạn khi mua từng nhãn.',
    pay_by: 'Vui lòng chuyển khoản chậm nhất {date} và ghi {number} cùng tên công ty của bạn trong nội dung.',
    many_lines: 'Hóa đơn này có {count} dòng. Từng dòng được liệt kê trong tệp CSV.',
    page: 'Trang {page} / {pages}',
    no_tax: 'Không chịu thuế',
    issued_subject: 'Hóa đơn {number} của bạn cho {month}',
    issued_paid: 'Hóa đơn {number} cho {month} đã sẵn sàng: {total}, đã trừ vào số dư của bạn.',
    issued_due: 'Hóa đơn {number} cho {month} đã sẵn sàng: {total}. Vui lòng thanh toán {due} chậm nhất {date}.',
    issued_credit: 'Hóa đơn điều chỉnh giảm {number} cho {month} đã sẵn sàng: bạn được hoàn {total}.',
    overdue_subject: 'Hóa đơn {number} đã quá hạn',
    overdue_text: 'Hóa đơn {number} cho {month} đến hạn ngày {date}. Còn {outstanding} cần thanh toán.',
    overdue_next: 'Nếu bạn đã thanh toán, xin cảm ơn: việc ghi nhận chuyển khoản có thể mất đến ba ngày làm việc.',
    open: 'Mở hóa đơn',
  },
};
