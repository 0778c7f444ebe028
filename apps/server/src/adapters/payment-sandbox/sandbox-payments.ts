import { and, eq, inArray, sql } from 'drizzle-orm';
import { epochSeconds, type Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import {
  PaymentUnavailable,
  type CreatedPayment,
  type Payment,
  type PaymentRequest,
  type SandboxAction,
  type SandboxPaymentProvider,
} from '../../ports/payment.ts';
import { CHALLENGE_CODE, testCardOutcome, sendsRefundsBack } from './test-card.ts';
import { payNowPayload } from './paynow-payload.ts';
import { createSandboxCards } from './sandbox-cards.ts';
import { createSandboxPages } from './sandbox-pages.ts';
import { presentPayment, presentRefund } from './sandbox-payment.ts';
import { sandboxPayments, type SandboxPaymentRow } from './sandbox-payment.table.ts';

type Change = Pick<SandboxPaymentRow, 'status' | 'decline_reason'> & { refund_fails?: boolean };

/** What an action makes of a payment; null when the payment does not take it. */
function changeBy(row: SandboxPaymentRow, action: SandboxAction): Change | null {
  if (action.action === 'paynow_paid')
    return row.method === 'paynow' ? { status: 'succeeded', decline_reason: null } : null;
  if (row.method !== 'card') return null;
  if (action.action === 'challenge') {
    if (row.status !== 'requires_action') return null;
    return action.code.trim() === CHALLENGE_CODE
      ? { status: 'succeeded', decline_reason: null }
      : { status: 'failed', decline_reason: 'challenge_failed' };
  }
  const outcome = testCardOutcome(action.card_number);
  return {
    status: outcome.status,
    decline_reason: outcome.status === 'failed' ? outcome.reason : null,
    refund_fails: sendsRefundsBack(action.card_number),
  };
}

/** Money that does not exist, at a bank that always does the same: test checkouts are paid here. */
export function createSandboxPayments(settings: {
  db: Database;
  clock: Clock;
  public_url: string;
  secret: string;
}): SandboxPaymentProvider {
  const { db, clock } = settings;
  const find = async (payment_id: string) => {
    const [row] = await db.select().from(sandboxPayments).where(eq(sandboxPayments.payment_id, payment_id));
    return row ?? null;
  };
  /** Only a payment that is still open changes: two actions at once have one winner. */
  const change = async (payment_id: string, from: readonly Payment['status'][], to: Change) => {
    const [row] = await db
      .update(sandboxPayments)
      .set(to)
      .where(and(eq(sandboxPayments.payment_id, payment_id), inArray(sandboxPayments.status, [...from])))
      .returning();
    return row ?? null;
  };

  return {
    name: 'sandbox',
    cards: createSandboxCards({ db, clock }),
    pages: createSandboxPages(settings),
    async create(request): Promise<CreatedPayment> {
      const payment_id = `sandbox_${request.reference}`;
      const { reference, method, amount_minor, currency } = request;
      await db
        .insert(sandboxPayments)
        .values({
          payment_id,
          reference,
          method,
          amount_minor,
          currency,
          status: 'open',
          created_at: epochSeconds(clock),
        })
        .onConflictDoNothing();
      return { payment_id, instructions: instructionsOf(request) };
    },
    async fetch(payment_id) {
      const row = await find(payment_id);
      return row && presentPayment(row);
    },
    async cancel(payment_id) {
      await change(payment_id, ['open', 'requires_action', 'failed'], { status: 'cancelled', decline_reason: null });
      const row = await find(payment_id);
      return row && presentPayment(row);
    },
    async refund({ payment_id, idempotency_key }) {
      const paid = and(eq(sandboxPayments.payment_id, payment_id), eq(sandboxPayments.status, 'succeeded'));
      const [given] = await db
        .update(sandboxPayments)
        .set({ refund_key: sql`coalesce(${sandboxPayments.refund_key}, ${idempotency_key})` })
        .where(paid)
        .returning();
      if (!given) throw new PaymentUnavailable('The sandbox has no such payment');
      // It was taken. What the buyer's bank makes of it shows when the sandbox is asked.
      return { ...presentRefund(given), state: 'sent' };
    },
    async fetchRefund(refund_id) {
      const row = await find(refund_id.replace(/^refund_of_/u, ''));
      return row && row.refund_key !== null ? presentRefund(row) : null;
    },
    // Nobody calls from outside for the sandbox: its page acts here.
    readEvent: () => null,
    async act(payment_id, action) {
      const row = await find(payment_id);
      if (!row) return null;
      // A second click finds what the first did.
      if (row.status === 'succeeded') return presentPayment(row);
      const to = changeBy(row, action);
      if (to === null) return null;
      const changed = (await change(payment_id, ['open', 'requires_action', 'failed'], to)) ?? (await find(payment_id));
      return changed && presentPayment(changed);
    },
  };
}

function instructionsOf(request: PaymentRequest): CreatedPayment['instructions'] {
  if (request.method === 'card') return { provider: 'sandbox' };
  const { amount_minor, currency, reference, expires_at } = request;
  const qr_text = payNowPayload({ amount_minor, currency, reference, merchant: request.description, expires_at });
  return { provider: 'paynow', qr_text, expires_at, is_sandbox: true };
}
