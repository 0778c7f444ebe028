import type { Language } from '@sampan/country-rules';

interface LeakTexts {
  subject: string;
  /** With `{name}` of the key and `{origin}` of the page. */
  what: string;
  refused: string;
  next: string;
  open: string;
}

/** The mail about a secret key that came from a web page. The console's messages are the browser's; these are the server's. */
export const LEAK_TEXTS: Record<Language, LeakTexts> = {
  en: {
    subject: 'Your secret key "{name}" was used in a web page',
    what: 'We received your secret key "{name}" from a web page at {origin}. Anyone who opens that page can read the key.',
    refused: 'We refused the request, but the key still works elsewhere, including for anyone who copied it.',
    next: 'Rotate the key and expire the old secret now. Keep the new secret on your server and use a publishable key in web pages.',
    open: 'View API keys',
  },
  my: {
    subject: 'Kunci rahsia "{name}" anda digunakan di halaman web',
    what: 'Kami menerima kunci rahsia "{name}" anda daripada halaman web di {origin}. Sesiapa yang membuka halaman itu boleh membaca kunci tersebut.',
    refused:
      'Kami menolak permintaan itu. Kunci masih berfungsi di tempat lain, untuk anda dan sesiapa yang menyalinnya.',
    next: 'Tukar kunci tanpa tempoh peralihan, simpan kunci baharu di pelayan anda, dan gunakan kunci awam untuk halaman web.',
    open: 'Buka Kunci API',
  },
  ph: {
    subject: 'Ginamit sa isang web page ang secret key mong "{name}"',
    what: 'Dumating sa amin ang secret key mong "{name}" mula sa isang web page sa {origin}. Mababasa ang key ng sinumang magbukas ng page na iyon.',
    refused:
      'Tinanggihan namin ang request. Gumagana pa rin ang key sa ibang lugar, para sa iyo at sa sinumang nakakopya nito.',
    next: 'I-rotate ang key nang walang overlap, itago ang bago sa server mo, at publishable key ang ibigay sa mga page.',
    open: 'Buksan ang Mga API key',
  },
  id: {
    subject: 'Kunci rahasia "{name}" Anda dipakai di halaman web',
    what: 'Kami menerima kunci rahasia "{name}" Anda dari halaman web di {origin}. Siapa pun yang membuka halaman itu dapat membaca kuncinya.',
    refused:
      'Kami menolak permintaan itu. Kunci masih berlaku di tempat lain, bagi Anda dan siapa pun yang menyalinnya.',
    next: 'Ganti kunci tanpa masa transisi, simpan kunci baru di server Anda, dan pakai kunci publik untuk halaman web.',
    open: 'Buka Kunci API',
  },
  vi: {
    subject: 'Khóa bí mật "{name}" của bạn bị dùng trong một trang web',
    what: 'Khóa bí mật "{name}" của bạn đến từ một trang web tại {origin}. Ai mở trang đó cũng đọc được khóa.',
    refused: 'Chúng tôi đã từ chối yêu cầu đó. Khóa vẫn dùng được ở nơi khác, với bạn và với bất kỳ ai đã sao chép nó.',
    next: 'Hãy đổi mã bí mật mà không giữ mã cũ, cất mã mới trên máy chủ của bạn, và dùng khóa công khai cho trang web.',
    open: 'Mở Khóa API',
  },
};
