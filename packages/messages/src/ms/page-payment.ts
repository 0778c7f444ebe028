import type { TextsOf } from '../translation.ts';
import type { pagePayment as english } from '../en/page-payment.ts';

export const pagePayment = {
  succeeded: 'Baki anda telah ditambah {{amount}}.',
  card_declined: 'Bank anda menolak kad ini. Tiada caj dikenakan.',
  insufficient_funds: 'Wang dalam kad ini tidak mencukupi. Tiada caj dikenakan.',
  challenge_failed: 'Bank anda tidak mengesahkan pembayaran. Tiada caj dikenakan.',
  not_paid: 'Pembayaran tidak dibuat. Tiada caj dikenakan.',
} as const satisfies TextsOf<typeof english>;
