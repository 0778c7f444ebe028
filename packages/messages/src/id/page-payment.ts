import type { TextsOf } from '../translation.ts';
import type { pagePayment as english } from '../en/page-payment.ts';

export const pagePayment = {
  succeeded: 'Saldo Anda bertambah {{amount}}.',
  card_declined: 'Bank Anda menolak kartu ini. Dana Anda tidak terpotong.',
  insufficient_funds: 'Saldo kartu ini tidak cukup. Dana Anda tidak terpotong.',
  challenge_failed: 'Bank Anda tidak mengonfirmasi pembayaran. Dana Anda tidak terpotong.',
  not_paid: 'Pembayaran tidak dilakukan. Dana Anda tidak terpotong.',
} as const satisfies TextsOf<typeof english>;
