import type { TextsOf } from '../translation.ts';
import type { mailClosing as english } from '../en/mail-closing.ts';

export const mailClosing = {
  subject: 'Akaun Sampan anda telah ditutup',
  closed:
    'Akaun Sampan {{company}} telah ditutup. Tiada siapa boleh log masuk, dan kunci API serta webhooknya tidak lagi berfungsi.',
  kept: 'Bungkusan, invois dan bayaran kekal bersama kami seperti yang dikehendaki undang-undang cukai. Buku alamat anda telah dipadamkan.',
  balance:
    'Dompet anda mempunyai {{amount}}. Pasukan kami akan menghantar e-mel untuk memulangkan bayaran anda. Kredit percuma tamat.',
  stranger: 'Bukan anda? Hubungi kami sekarang.',
} as const satisfies TextsOf<typeof english>;
