import type { Language } from '@sampan/country-rules';

interface RefundFailureTexts {
  subject: string;
  failed: string;
  next: string;
  open: string;
  /** For Sampan's own inbox. */
  desk: string;
}

/** Sentences of the mails about a refund that came back, with `{placeholders}`. */
export const REFUND_FAILURE_TEXTS: Record<Language, RefundFailureTexts> = {
  en: {
    subject: 'The refund of order {number} came back',
    failed: 'The buyer’s bank did not take the refund of {amount} for order {number} and sent it back.',
    next: 'The buyer has not got the money. Please agree with the buyer on another way, and write to us: we keep the amount apart until then.',
    open: 'Open the order',
    desk: '{shop}: the refund of {amount} for order {number} (checkout {id}) failed at the buyer’s bank. It is booked back as a sale that was not released.',
  },
  my: {
    subject: 'Bayaran balik pesanan {number} dipulangkan',
    failed: 'Bank pembeli tidak menerima bayaran balik {amount} bagi pesanan {number} dan memulangkannya.',
    next: 'Pembeli belum menerima wangnya. Sila cari cara lain bersama pembeli dan tulis kepada kami: jumlah itu kami asingkan sehingga selesai.',
    open: 'Buka pesanan',
    desk: '{shop}: bayaran balik {amount} bagi pesanan {number} (checkout {id}) gagal di bank pembeli. Ia dicatat semula sebagai jualan yang belum dilepaskan.',
  },
  ph: {
    subject: 'Bumalik ang refund ng order {number}',
    failed: 'Hindi tinanggap ng bangko ng bumili ang refund na {amount} para sa order {number} at ibinalik ito.',
    next: 'Hindi pa natatanggap ng bumili ang pera. Makipag-usap sa bumili ng ibang paraan at sumulat sa amin: nakabukod ang halaga hanggang doon.',
    open: 'Buksan ang order',
    desk: '{shop}: nabigo sa bangko ng bumili ang refund na {amount} para sa order {number} (checkout {id}). Ibinalik ito sa talaan bilang bentang hindi pa nailalabas.',
  },
  id: {
    subject: 'Pengembalian dana pesanan {number} ditolak bank',
    failed: 'Bank pembeli tidak menerima pengembalian dana {amount} untuk pesanan {number} dan mengirimkannya kembali.',
    next: 'Pembeli belum menerima uangnya. Sepakati cara lain dengan pembeli dan tulis kepada kami: dana itu kami sisihkan sampai saat itu.',
    open: 'Buka pesanan',
    desk: '{shop}: pengembalian dana {amount} untuk pesanan {number} (checkout {id}) gagal di bank pembeli. Dibukukan kembali sebagai penjualan yang belum dilepas.',
  },
  vi: {
    subject: 'Khoản hoàn tiền của đơn {number} bị trả lại',
    failed: 'Ngân hàng của người mua không nhận khoản hoàn {amount} cho đơn {number} và đã gửi trả lại.',
    next: 'Người mua chưa nhận được tiền. Hãy thỏa thuận cách khác với người mua và viết cho chúng tôi: khoản tiền được giữ riêng cho đến lúc đó.',
    open: 'Mở đơn hàng',
    desk: '{shop}: khoản hoàn {amount} cho đơn {number} (checkout {id}) thất bại tại ngân hàng của người mua. Đã ghi lại thành tiền bán hàng chưa giải phóng.',
  },
};
