import type { TextsOf } from '../translation.ts';
import type { pagePayment as english } from '../en/page-payment.ts';

export const pagePayment = {
  succeeded: 'Nadagdagan ng {{amount}} ang balance mo.',
  card_declined: 'Tinanggihan ng bangko mo ang card na ito. Walang siningil.',
  insufficient_funds: 'Kulang ang pera sa card na ito. Walang siningil.',
  challenge_failed: 'Hindi kinumpirma ng bangko mo ang bayad. Walang siningil.',
  not_paid: 'Hindi natuloy ang bayad. Walang siningil.',
} as const satisfies TextsOf<typeof english>;
