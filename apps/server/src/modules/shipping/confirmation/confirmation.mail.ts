import { languageFor, type CountryCode, type Language } from '@sampan/country-rules';
import { composeMail, type MailLine } from '../../../platform/messaging/index.ts';

interface Texts {
  subject: string;
  why: string;
  button: string;
  safety: string;
  stranger: string;
  sms: string;
}

/** What the recipient reads. The console's messages are the browser's; the server writes to people in its own few sentences. */
const TEXTS: Record<Language, Texts> = {
  en: {
    subject: '{shop}: please confirm your delivery address',
    why: '{shop} is about to send you parcel {number}. Please check your address so the courier can find you.',
    button: 'Confirm address',
    safety:
      "This link expires in 7 days. We'll ask for the last 4 digits of your phone number or your postcode. We never ask for a password, card details or a payment.",
    stranger: "Didn't order anything? You can ignore this message.",
    sms: '{shop}: please confirm your delivery address within 7 days: {url}',
  },
  my: {
    subject: '{shop}: sila sahkan alamat penghantaran anda',
    why: '{shop} akan menghantar bungkusan {number} kepada anda. Sila semak alamat supaya kurier dapat mencari anda.',
    button: 'Sahkan alamat saya',
    safety:
      'Pautan ini sah selama 7 hari. Halaman itu meminta empat digit terakhir nombor telefon atau poskod anda. Ia tidak pernah meminta kata laluan, kad atau bayaran.',
    stranger: 'Anda tidak membuat sebarang pesanan? Sila abaikan mesej ini.',
    sms: '{shop}: sila sahkan alamat bungkusan anda dalam masa 7 hari: {url}',
  },
  ph: {
    subject: '{shop}: pakikumpirma ang delivery address mo',
    why: 'Ipapadala na ng {shop} sa iyo ang parcel {number}. Pakitingnan kung tama ang address para mahanap ka ng courier.',
    button: 'Kumpirmahin ang address ko',
    safety:
      'Gumagana ang link nang 7 araw. Hihingin ng page ang huling apat na digit ng phone number mo o ang postal code mo. Hindi ito kailanman hihingi ng password, card o bayad.',
    stranger: 'Wala kang in-order? Huwag nang pansinin ang mensaheng ito.',
    sms: '{shop}: pakikumpirma ang address ng parcel mo sa loob ng 7 araw: {url}',
  },
  id: {
    subject: '{shop}: mohon konfirmasi alamat pengiriman Anda',
    why: '{shop} akan mengirim paket {number} kepada Anda. Mohon periksa alamatnya agar kurir dapat menemukan Anda.',
    button: 'Konfirmasi alamat saya',
    safety:
      'Tautan berlaku 7 hari. Halaman itu meminta empat digit terakhir nomor telepon atau kode pos Anda, dan tidak pernah meminta kata sandi, kartu, atau pembayaran.',
    stranger: 'Anda tidak memesan apa pun? Abaikan saja pesan ini.',
    sms: '{shop}: mohon konfirmasi alamat paket Anda dalam 7 hari: {url}',
  },
  vi: {
    subject: '{shop}: vui lòng xác nhận địa chỉ giao hàng',
    why: '{shop} sắp gửi cho bạn kiện hàng {number}. Vui lòng kiểm tra địa chỉ để tài xế tìm được bạn.',
    button: 'Xác nhận địa chỉ của tôi',
    safety:
      'Liên kết có hiệu lực trong 7 ngày. Trang sẽ hỏi bốn số cuối của số điện thoại hoặc mã bưu chính, và không bao giờ hỏi mật khẩu, thẻ hay yêu cầu thanh toán.',
    stranger: 'Bạn không đặt hàng? Vui lòng bỏ qua tin nhắn này.',
    sms: '{shop}: vui lòng xác nhận địa chỉ nhận hàng trong vòng 7 ngày: {url}',
  },
};

/** A shop's name in a text message: longer ones would hide the link. */
const SMS_NAME_LENGTH = 40;

export interface Invitation {
  /** Of the destination: its default language is written (spec 9). */
  country: CountryCode;
  shop_name: string;
  /** Masked. */
  order_number: string;
  url: string;
}

/** The outbox payload of an email with the link. */
export function invitationMail(to: string, invitation: Invitation): Record<string, unknown> {
  const { texts, language } = textsOf(invitation.country);
  const filled = (text: string) => fill(text, invitation);
  const lines: MailLine[] = [
    filled(texts.why),
    { label: texts.button, url: invitation.url },
    texts.safety,
    texts.stranger,
  ];
  return composeMail({ to, subject: filled(texts.subject), lines, language });
}

/** The outbox payload of a text message with the link. `to` is E.164. */
export function invitationSms(to: string, invitation: Invitation): Record<string, unknown> {
  const { texts } = textsOf(invitation.country);
  const shop_name = [...invitation.shop_name].slice(0, SMS_NAME_LENGTH).join('');
  return { channel: 'sms', to, subject: '', text: fill(texts.sms, { ...invitation, shop_name }), html: null };
}

function textsOf(country: CountryCode): { texts: Texts; language: Language } {
  const language = languageFor(country, null);
  return { texts: TEXTS[language], language };
}

function fill(text: string, { shop_name, order_number, url }: Invitation): string {
  const values: Record<string, string> = { shop: shop_name, number: order_number, url };
  return text.replaceAll(/\{(\w+)\}/gu, (_, name: string) => values[name] ?? '');
}
