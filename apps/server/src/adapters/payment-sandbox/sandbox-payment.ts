import type { Payment } from '../../ports/payment.ts';
import type { SandboxPaymentRow } from './sandbox-payment.table.ts';

/** A row of the sandbox as the port sees it. */
export function presentPayment(row: SandboxPaymentRow): Payment {
  const { payment_id, reference, amount_minor, currency, status, decline_reason } = row;
  return { provider: 'sandbox', payment_id, reference, amount_minor, currency, status, decline_reason };
}
