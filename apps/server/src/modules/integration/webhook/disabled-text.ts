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
    subject: 'Your webhook to {host} was turned off',
    gone: '{host} answered that it is gone for good (410), so we stopped sending events to it.',
    failing: 'For five days nothing we sent to {host} arrived, so we stopped trying.',
    next: 'Repair the receiver, turn the endpoint on again and resend what it missed. The delivery log is kept for 30 days.',
    open: 'Open the endpoint',
  },
  my: {
    subject: 'Webhook anda ke {host} telah dimatikan',
    gone: '{host} menjawab bahawa ia sudah tiada (410), jadi kami berhenti menghantar peristiwa kepadanya.',
    failing: 'Selama lima hari tiada apa yang kami hantar ke {host} sampai, jadi kami berhenti mencuba.',
    next: 'Baiki penerima, hidupkan semula titik akhir dan hantar semula apa yang terlepas. Log penghantaran disimpan selama 30 hari.',
    open: 'Buka titik akhir',
  },
  ph: {
    subject: 'Na-off ang webhook mo papunta sa {host}',
    gone: 'Sinabi ng {host} na wala na ito (410), kaya itinigil namin ang pagpapadala ng mga event dito.',
    failing:
      'Limang araw nang walang nakararating sa {host} sa mga ipinadala namin, kaya itinigil na namin ang pagsubok.',
    next: 'Ayusin ang receiver, i-on muli ang endpoint at ipadala ulit ang mga hindi nito natanggap. Itinatago ang delivery log nang 30 araw.',
    open: 'Buksan ang endpoint',
  },
  id: {
    subject: 'Webhook Anda ke {host} telah dinonaktifkan',
    gone: '{host} menjawab bahwa alamat itu sudah tidak ada (410), jadi kami berhenti mengirim peristiwa ke sana.',
    failing: 'Selama lima hari tidak ada yang sampai ke {host}, jadi kami berhenti mencoba.',
    next: 'Perbaiki penerimanya, aktifkan lagi endpoint itu, lalu kirim ulang yang terlewat. Log pengiriman disimpan selama 30 hari.',
    open: 'Buka endpoint',
  },
  vi: {
    subject: 'Webhook của bạn tới {host} đã bị tắt',
    gone: '{host} trả lời rằng địa chỉ này không còn nữa (410), nên chúng tôi đã ngừng gửi sự kiện đến đó.',
    failing: 'Trong năm ngày không có gì chúng tôi gửi đến được {host}, nên chúng tôi đã ngừng thử.',
    next: 'Hãy sửa máy nhận, bật lại điểm nhận và gửi lại những gì đã lỡ. Nhật ký gửi được giữ 30 ngày.',
    open: 'Mở điểm nhận',
  },
};
