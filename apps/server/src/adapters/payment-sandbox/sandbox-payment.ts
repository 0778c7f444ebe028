import type { Payment, Refund } from '../../ports/payment.ts';
import type { SandboxPaymentRow } from './sandbox-payment.table.ts';

/** A row of the sandbox as the port sees it. */
export function presentPayment(row: SandboxPaymentRow): Payment {
  const { payment_id, reference, amount_minor, currency, status, decline_reason } = row;
  return { provider: 'sandbox', payment_id, reference, amount_minor, currency, status, decline_reason };
}

/** The refund of a row, which gives back all of it. */
export function presentRefund(row: SandboxPaymentRow): Refund {
  const { payment_id, amount_minor, currency, refund_fails } = row;
  const state = refund_fails ? 'failed' : 'sent';
  return { refund_id: `refund_of_${payment_id}`, payment_id, amount_minor, currency, state };
}
