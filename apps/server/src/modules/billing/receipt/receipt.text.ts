import type { Language } from '@sampan/country-rules';
import { document } from '@sampan/messages/en/document';

/** Words of the receipt of a top-up, with `{placeholders}`. */
export interface ReceiptTexts {
  title: string;
  from: string;
  received_from: string;
  date: string;
  method: string;
  card: string;
  automatic: string;
  reference: string;
  paid: string;
  what: string;
  amount: string;
  top_up: string;
  paid_total: string;
  bonus: string;
  credited: string;
  taken_back: string;
  dispute_open: string;
  dispute_lost: string;
  test: string;
  test_note: string;
  note: string;
  page: string;
}

export const RECEIPT_TEXTS: Record<Language, ReceiptTexts> = {
  en: {
    title: 'Receipt',
    from: 'From',
    received_from: 'Received from',
    date: 'Paid on',
    method: 'Payment method',
    card: '{brand} ending in {last4}',
    automatic: 'automatic top-up',
    reference: 'Payment reference',
    paid: 'Paid',
    what: 'Description',
    amount: 'Amount',
    top_up: 'Sampan wallet top-up (prepaid)',
    paid_total: 'Amount paid ({currency})',
    bonus: 'Bonus credit (free)',
    credited: document['document.credited'],
    taken_back: 'Reversed',
    dispute_open: "The payer's bank has disputed {disputed} of this payment and hasn't decided yet.",
    dispute_lost: "The payer's bank returned {disputed} of this payment to the payer.",
    test: 'Test',
    test_note: 'This was a test payment. No money moved.',
    note: 'Top-ups are prepaid credit. This receipt is not a tax invoice. Any tax is shown on your monthly invoice.',
    page: 'Page {page} of {pages}',
  },
  my: {
    title: 'Resit',
    from: 'Daripada',
    received_from: 'Diterima daripada',
    date: 'Tarikh bayaran',
    method: 'Dibayar dengan',
    card: '{brand} berakhir dengan {last4}',
    automatic: 'tambah nilai automatik',
    reference: 'Rujukan bayaran',
    paid: 'Telah dibayar',
    what: 'Keterangan',
    amount: 'Amaun',
    top_up: 'Tambah nilai dompet Sampan, prabayar',
    paid_total: 'Amaun dibayar ({currency})',
    bonus: 'Kredit bonus, diberi percuma dan tidak dibayar',
    credited: 'Dikreditkan ke dompet anda',
    taken_back: 'Ditarik balik',
    dispute_open: 'Bank pembayar menuntut {disputed} daripada bayaran ini dikembalikan dan belum membuat keputusan.',
    dispute_lost: 'Bank pembayar telah mengembalikan {disputed} daripada bayaran ini kepada pembayar.',
    test: 'Ujian',
    test_note: 'Ini bayaran ujian: tiada wang sebenar digunakan.',
    note: 'Tambah nilai ialah kredit prabayar, dan resit ini bukan invois cukai. Sebarang cukai ada pada invois bulanan bagi penghantaran anda.',
    page: 'Halaman {page} daripada {pages}',
  },
  ph: {
    title: 'Resibo',
    from: 'Mula sa',
    received_from: 'Natanggap mula sa',
    date: 'Petsa ng bayad',
    method: 'Binayaran gamit ang',
    card: '{brand} na nagtatapos sa {last4}',
    automatic: 'awtomatikong top-up',
    reference: 'Reference ng bayad',
    paid: 'Bayad na',
    what: 'Description',
    amount: 'Halaga',
    top_up: 'Top-up ng Sampan wallet, prepaid',
    paid_total: 'Halagang binayaran ({currency})',
    bonus: 'Bonus na credit, libre at hindi binayaran',
    credited: 'Na-credit sa wallet mo',
    taken_back: 'Binawi',
    dispute_open:
      'Hinihingi ng bangko ng nagbayad na ibalik ang {disputed} ng bayad na ito at hindi pa ito nagpapasya.',
    dispute_lost: 'Ibinalik ng bangko sa nagbayad ang {disputed} ng bayad na ito.',
    test: 'Test',
    test_note: 'Test lang ang bayad na ito: walang perang gumalaw.',
    note: 'Ang top-up ay prepaid na credit, at hindi tax invoice ang resibong ito. Kung may buwis, nasa buwanang invoice ito ng mga ipinadala mo.',
    page: 'Pahina {page} sa {pages}',
  },
  id: {
    title: 'Kuitansi',
    from: 'Dari',
    received_from: 'Diterima dari',
    date: 'Tanggal pembayaran',
    method: 'Dibayar dengan',
    card: '{brand} berakhiran {last4}',
    automatic: 'isi saldo otomatis',
    reference: 'Referensi pembayaran',
    paid: 'Lunas',
    what: 'Keterangan',
    amount: 'Jumlah',
    top_up: 'Isi saldo dompet Sampan, prabayar',
    paid_total: 'Jumlah dibayar ({currency})',
    bonus: 'Kredit bonus, diberikan gratis dan tidak dibayar',
    credited: 'Dikreditkan ke dompet Anda',
    taken_back: 'Ditarik kembali',
    dispute_open: 'Bank pembayar meminta {disputed} dari pembayaran ini dikembalikan dan belum memutuskan.',
    dispute_lost: 'Bank pembayar mengembalikan {disputed} dari pembayaran ini kepada pembayar.',
    test: 'Uji coba',
    test_note: 'Ini pembayaran uji coba: tidak ada uang sungguhan yang dipakai.',
    note: 'Isi saldo adalah kredit prabayar, dan kuitansi ini bukan faktur pajak. Pajak, jika ada, tercantum di faktur bulanan atas kiriman Anda.',
    page: 'Halaman {page} dari {pages}',
  },
  vi: {
    title: 'Biên nhận',
    from: 'Từ',
    received_from: 'Nhận từ',
    date: 'Ngày thanh toán',
    method: 'Thanh toán bằng',
    card: '{brand} đuôi {last4}',
    automatic: 'nạp tiền tự động',
    reference: 'Mã thanh toán',
    paid: 'Đã thanh toán',
    what: 'Diễn giải',
    amount: 'Số tiền',
    top_up: 'Nạp tiền trả trước vào ví Sampan',
    paid_total: 'Số tiền đã trả ({currency})',
    bonus: 'Tiền tặng, miễn phí và không phải trả',
    credited: 'Đã cộng vào ví của bạn',
    taken_back: 'Bị thu lại',
    dispute_open: 'Ngân hàng của người trả đòi lại {disputed} của khoản thanh toán này và chưa quyết định.',
    dispute_lost: 'Ngân hàng của người trả đã hoàn {disputed} của khoản thanh toán này cho người trả.',
    test: 'Thử nghiệm',
    test_note: 'Đây là khoản thanh toán thử: không có tiền nào được chuyển.',
    note: 'Tiền nạp là tiền trả trước, và biên nhận này không phải hóa đơn thuế. Thuế, nếu có, nằm trên hóa đơn hằng tháng cho những gì bạn gửi.',
    page: 'Trang {page} / {pages}',
  },
};
