import type { Language } from '@sampan/country-rules';

/** Sentences of the mail about an endpoint that was turned off, with `{host}`. */
interface DisabledTexts {
  subject: string;
  gone: string;
  failing: string;
  next: string;
  open: string;
}

export const DISABLED_TEXTS: Record<Language, DisabledTexts> = {
  en: {
    subject: 'Your webhook endpoint {host} was turned off',
    gone: '{host} responded with 410 Gone, so we stopped sending events to it.',
    failing: "We couldn't deliver any events to {host} for 5 days, so we stopped trying.",
    next: 'Fix your server, turn the endpoint on again, then resend the missed events. We keep the delivery log for 30 days.',
    open: 'View endpoint',
  },
  my: {
    subject: 'Webhook anda ke {host} telah dimatikan',
    gone: '{host} menjawab bahawa alamat itu sudah tiada (410), jadi kami berhenti menghantar peristiwa ke sana.',
    failing: 'Selama lima hari tiada apa-apa yang sampai ke {host}, jadi kami berhenti mencuba.',
    next: 'Baiki pelayan penerima, hidupkan semula endpoint itu dan hantar semula apa yang terlepas. Log penghantaran disimpan selama 30 hari.',
    open: 'Buka endpoint',
  },
  ph: {
    subject: 'Na-off ang webhook mo papunta sa {host}',
    gone: 'Sinabi ng {host} na wala na ito (410), kaya itinigil namin ang pagpapadala ng mga event dito.',
    failing:
      'Limang araw nang walang nakararating sa {host} sa mga ipinadala namin, kaya itinigil na namin ang pagsubok.',
    next: 'Ayusin ang receiver, i-on ulit ang endpoint at ipadala ulit ang mga hindi nito natanggap. Naka-save ang delivery log nang 30 araw.',
    open: 'Buksan ang endpoint',
  },
  id: {
    subject: 'Webhook Anda ke {host} telah dinonaktifkan',
    gone: '{host} menjawab bahwa alamat itu sudah tidak ada (410), jadi kami berhenti mengirim peristiwa ke sana.',
    failing: 'Selama lima hari tidak ada yang sampai ke {host}, jadi kami berhenti mencoba.',
    next: 'Perbaiki server penerimanya, aktifkan lagi endpoint itu, lalu kirim ulang yang terlewat. Log pengiriman disimpan selama 30 hari.',
    open: 'Buka endpoint',
  },
  vi: {
    subject: 'Webhook của bạn tới {host} đã bị tắt',
    gone: '{host} trả lời rằng địa chỉ này không còn nữa (410), nên chúng tôi đã ngừng gửi sự kiện đến đó.',
    failing: 'Trong năm ngày không có gì chúng tôi gửi đến được {host}, nên chúng tôi đã ngừng thử.',
    next: 'Hãy sửa máy nhận, bật lại endpoint và gửi lại những gì đã lỡ. Nhật ký gửi được giữ 30 ngày.',
    open: 'Mở endpoint',
  },
};
