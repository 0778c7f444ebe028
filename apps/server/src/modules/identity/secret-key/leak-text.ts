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
    what: 'Your secret key "{name}" came to us from a web page at {origin}. Whoever opens that page can read the key.',
    refused: 'We refused the call. The key still works elsewhere, for you and for anybody who copied it.',
    next: 'Rotate the key without overlap, keep the new one on your server, and give pages a publishable key instead.',
    open: 'Open API keys',
  },
  my: {
    subject: 'Kunci rahsia "{name}" anda digunakan di halaman web',
    what: 'Kunci rahsia "{name}" anda sampai kepada kami dari halaman web di {origin}. Sesiapa yang membuka halaman itu boleh membaca kunci tersebut.',
    refused:
      'Kami menolak panggilan itu. Kunci masih berfungsi di tempat lain, untuk anda dan sesiapa yang menyalinnya.',
    next: 'Gilirkan kunci tanpa tempoh bertindih, simpan kunci baharu di pelayan anda, dan gunakan kunci boleh terbit untuk halaman.',
    open: 'Buka Kunci API',
  },
  ph: {
    subject: 'Ginamit sa isang web page ang secret key mong "{name}"',
    what: 'Dumating sa amin ang secret key mong "{name}" mula sa isang web page sa {origin}. Mababasa ang key ng sinumang magbukas ng page na iyon.',
    refused:
      'Tinanggihan namin ang tawag. Gumagana pa rin ang key sa ibang lugar, para sa iyo at sa sinumang nakakopya nito.',
    next: 'I-rotate ang key nang walang overlap, itago ang bago sa iyong server, at publishable key ang ibigay sa mga page.',
    open: 'Buksan ang Mga API key',
  },
  id: {
    subject: 'Kunci rahasia "{name}" Anda dipakai di halaman web',
    what: 'Kunci rahasia "{name}" Anda sampai kepada kami dari halaman web di {origin}. Siapa pun yang membuka halaman itu dapat membaca kuncinya.',
    refused:
      'Kami menolak panggilan itu. Kunci masih berlaku di tempat lain, bagi Anda dan siapa pun yang menyalinnya.',
    next: 'Ganti rahasia kunci tanpa masa tumpang, simpan yang baru di server Anda, dan berikan kunci publik kepada halaman.',
    open: 'Buka Kunci API',
  },
  vi: {
    subject: 'Khóa bí mật "{name}" của bạn bị dùng trong một trang web',
    what: 'Khóa bí mật "{name}" của bạn đến từ một trang web tại {origin}. Ai mở trang đó cũng đọc được khóa.',
    refused: 'Chúng tôi đã từ chối lần gọi đó. Khóa vẫn dùng được ở nơi khác, với bạn và với bất kỳ ai đã sao chép nó.',
    next: 'Hãy thay mã bí mật mà không giữ mã cũ, cất mã mới trên máy chủ của bạn, và dùng khóa công khai cho trang web.',
    open: 'Mở Khóa API',
  },
};
