import type { Language } from '@sampan/country-rules';
import { confirm } from '@sampan/messages/en/confirm';

/** Sentences of the page around the recipient's form. */
export interface ConfirmPageTexts {
  title: string;
  advice: string;
  no_link: string;
  no_script: string;
}

/** What people read beside the widget, which brings its own words. */
export const CONFIRM_PAGE_TEXTS: Record<Language, ConfirmPageTexts> = {
  en: {
    title: confirm['confirm.title'],
    advice: 'We never ask for money, a password or card details on this page.',
    no_link: "This link is incomplete. Open it again from the store's message.",
    no_script: "Turn on JavaScript to confirm your address here, or reply to the store's message.",
  },
  my: {
    title: 'Sahkan alamat penghantaran anda',
    advice: 'Kami tidak pernah meminta wang, kata laluan atau butiran kad di halaman ini.',
    no_link: 'Pautan ini tidak lengkap. Buka semula daripada mesej kedai.',
    no_script: 'Hidupkan JavaScript untuk mengesahkan alamat anda di sini, atau balas mesej kedai.',
  },
  ph: {
    title: 'Kumpirmahin ang delivery address mo',
    advice: 'Hindi kami kailanman humihingi ng pera, password o card details sa page na ito.',
    no_link: 'Hindi kumpleto ang link na ito. Buksan ulit ito mula sa mensahe ng shop.',
    no_script: 'I-on ang JavaScript para makumpirma rito ang address mo, o sagutin ang mensahe ng shop.',
  },
  id: {
    title: 'Konfirmasi alamat pengiriman Anda',
    advice: 'Kami tidak pernah meminta uang, kata sandi, atau data kartu di halaman ini.',
    no_link: 'Tautan ini tidak lengkap. Buka lagi dari pesan toko.',
    no_script: 'Aktifkan JavaScript untuk mengonfirmasi alamat Anda di sini, atau balas pesan toko.',
  },
  vi: {
    title: 'Xác nhận địa chỉ giao hàng của bạn',
    advice: 'Chúng tôi không bao giờ yêu cầu tiền, mật khẩu hay thông tin thẻ trên trang này.',
    no_link: 'Liên kết này không đầy đủ. Hãy mở lại từ tin nhắn của cửa hàng.',
    no_script: 'Hãy bật JavaScript để xác nhận địa chỉ tại đây, hoặc trả lời tin nhắn của cửa hàng.',
  },
};
