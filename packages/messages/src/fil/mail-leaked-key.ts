import type { TextsOf } from '../translation.ts';
import type { mailLeakedKey as english } from '../en/mail-leaked-key.ts';

export const mailLeakedKey = {
  subject: 'Ginamit sa isang web page ang secret key mong "{{name}}"',
  what: 'Dumating sa amin ang secret key mong "{{name}}" mula sa isang web page sa {{origin}}. Mababasa ang key ng sinumang magbukas ng page na iyon.',
  refused:
    'Tinanggihan namin ang request. Gumagana pa rin ang key sa ibang lugar, para sa iyo at sa sinumang nakakopya nito.',
  next: 'I-rotate ang key nang walang overlap, itago ang bago sa server mo, at publishable key ang ibigay sa mga page.',
  open: 'Buksan ang Mga API key',
} as const satisfies TextsOf<typeof english>;
