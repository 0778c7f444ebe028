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
    subject: 'Refund failed for order {number}',
    failed: "The buyer's bank returned the {amount} refund for order {number}.",
    next: "The buyer hasn't received the money. Arrange another way to refund them and contact us. We'll hold the amount until then.",
    open: 'View order',
    desk: "{shop}: the {amount} refund for order {number} (checkout {id}) was returned by the buyer's bank. It has been recorded again as an unreleased sale.",
  },
  my: {
    subject: 'Bayaran balik pesanan {number} dipulangkan',
    failed: 'Bank pembeli tidak menerima bayaran balik {amount} bagi pesanan {number} dan memulangkannya.',
    next: 'Pembeli belum menerima wangnya. Sila cari cara lain bersama pembeli dan hubungi kami: amaun itu kami asingkan sehingga selesai.',
    open: 'Buka pesanan',
    desk: '{shop}: bayaran balik {amount} bagi pesanan {number} (checkout {id}) gagal di bank pembeli. Ia dicatat semula sebagai jualan yang belum sedia dikeluarkan.',
  },
  ph: {
    subject: 'Bumalik ang refund ng order {number}',
    failed: 'Hindi tinanggap ng bangko ng buyer ang refund na {amount} para sa order {number} at ibinalik ito.',
    next: 'Hindi pa natatanggap ng buyer ang pera. Makipag-usap sa buyer tungkol sa ibang paraan at mag-email sa amin: nakabukod ang halaga hanggang doon.',
    open: 'Buksan ang order',
    desk: '{shop}: nabigo sa bangko ng buyer ang refund na {amount} para sa order {number} (checkout {id}). Ibinalik ito sa talaan bilang bentang hindi pa nailalabas.',
  },
  id: {
    subject: 'Pengembalian dana pesanan {number} ditolak bank',
    failed: 'Bank pembeli tidak menerima pengembalian dana {amount} untuk pesanan {number} dan mengirimkannya kembali.',
    next: 'Pembeli belum menerima uangnya. Sepakati cara lain dengan pembeli dan hubungi kami: dana itu kami sisihkan sampai selesai.',
    open: 'Buka pesanan',
    desk: '{shop}: pengembalian dana {amount} untuk pesanan {number} (checkout {id}) gagal di bank pembeli. Dibukukan kembali sebagai penjualan yang belum siap dicairkan.',
  },
  vi: {
    subject: 'Khoản hoàn tiền của đơn {number} bị trả lại',
    failed: 'Ngân hàng của người mua không nhận khoản hoàn {amount} cho đơn {number} và đã gửi trả lại.',
    next: 'Người mua chưa nhận được tiền. Hãy thỏa thuận cách khác với người mua và liên hệ với chúng tôi: khoản tiền được giữ riêng cho đến lúc đó.',
    open: 'Mở đơn hàng',
    desk: '{shop}: khoản hoàn {amount} cho đơn {number} (checkout {id}) thất bại tại ngân hàng của người mua. Đã ghi lại thành tiền bán hàng chưa thể rút.',
  },
};
