import { topUpBonusFor } from '@sampan/country-rules';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import type { Payment } from '../../../ports/payment.ts';
import { findCompany } from '../../identity/account/index.ts';
import { bookPromotion, creditWallet } from '../../ledger/wallet/index.ts';
import { publishPaymentResult } from './publish-payment-result.ts';
import { stopAutomatic } from './stop-automatic.ts';
import { mailAutoTopUp } from './balance.mail.ts';
import { changeTopUp, lockTopUp } from './top-up.repo.ts';
import type { TopUpRefusal, TopUpRow } from './top-up.table.ts';

/** A bank's question may stay open this long before the provider is asked how it ended; its payment page stays open longer. */
const LOOK_AGAIN_S = { card: 10, paynow: 60 } as const;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

/** Whether this money is for this top-up, to the unit. */
function isFor(row: TopUpRow, payment: Payment): boolean {
  return (
    row.provider === payment.provider &&
    ([null, payment.payment_id].includes(row.provider_payment_id) || payment.payment_id === row.page_id) &&
    row.currency === payment.currency &&
    row.amount_minor === payment.amount_minor
  );
}

/**
 * What a provider says of a payment has its effect on the top-up, once, in whatever order it is said (trust 2.9, M4): only
 * here does money enter a wallet. Answers the top-up as it stands then, or null when the payment is for none of ours.
 */
export async function applyTopUpPayment(ctx: Ctx, payment: Payment): Promise<TopUpRow | null> {
  if (!UUID.test(payment.reference)) return null;
  return withTransaction(ctx, async (tx) => {
    const row = await lockTopUp(tx, payment.reference);
    if (!row) return null;
    if (!isFor(row, payment)) {
      ctx.log.error({ top_up_id: row.id, provider: payment.provider }, 'a payment does not fit its top-up');
      return null;
    }
    if (row.status === 'succeeded') return row;
    // A page has a name of its own until somebody begins to pay on it.
    const is_named = payment.payment_id !== row.page_id || payment.status === 'succeeded';
    const provider_payment_id = is_named ? payment.payment_id : row.provider_payment_id;
    if (payment.status === 'succeeded') return credit(tx, { ...row, provider_payment_id });
    if (row.status === 'failed') return row;
    if (payment.status === 'cancelled') return refuse(tx, { ...row, provider_payment_id }, 'not_paid');
    // On a page a refused try may be followed by another.
    if (payment.status === 'failed' && row.method === 'card')
      return refuse(tx, { ...row, provider_payment_id }, payment.decline_reason ?? 'card_declined');
    return changeTopUp(tx, row, {
      provider_payment_id,
      status: payment.status === 'requires_action' && row.method === 'card' ? 'requires_action' : 'pending',
      ask_at: epochSeconds(tx.clock) + LOOK_AGAIN_S[row.method],
    });
  });
}

/** A page nobody was given, or that its provider does not know, takes no money: its top-up has ended. Null when it ended before. */
export async function endUnpaid(ctx: Ctx, id: string): Promise<TopUpRow | null> {
  return withTransaction(ctx, async (tx) => {
    const row = await lockTopUp(tx, id);
    return row && row.ended_at === null ? refuse(tx, row, 'not_paid') : row;
  });
}

/** Ends a top-up without money, in the caller's transaction. Money that arrives all the same is booked: it was paid. */
async function refuse(tx: Ctx, row: TopUpRow, decline_reason: TopUpRefusal): Promise<TopUpRow> {
  const ended = await changeTopUp(tx, row, {
    provider_payment_id: row.provider_payment_id,
    status: 'failed',
    decline_reason,
    ask_at: null,
    ended_at: epochSeconds(tx.clock),
  });
  await recordAudit(tx, {
    action: 'top_up.failed',
    object_type: 'top_up',
    object_id: row.id,
    company_id: row.company_id,
    actor_id: row.user_id,
    details: { amount_minor: row.amount_minor, currency: row.currency, decline_reason },
  });
  if (row.fall !== null)
    await stopAutomatic(tx, row.company_id, decline_reason === 'not_paid' ? 'card_declined' : decline_reason);
  await publishPaymentResult(tx, ended);
  return ended;
}

/** Books the money and the bonus it earned (trust 2.6), in the transaction that ends the top-up. */
async function credit(tx: Ctx, row: TopUpRow): Promise<TopUpRow> {
  const { id, company_id, amount_minor } = row;
  const company = await findCompany(tx, company_id);
  if (!company) throw new Error(`Top-up ${id} has no company`);
  const bonus_minor = topUpBonusFor(company.country_code, amount_minor);
  await creditWallet(tx, { company_id, amount_minor, reference: `top_up:${id}`, description: 'Top-up' });
  if (bonus_minor > 0)
    await bookPromotion(tx, {
      company_id,
      amount_minor: bonus_minor,
      reference: `top_up_bonus:${id}`,
      description: 'Top-up bonus',
    });
  await recordAudit(tx, {
    action: 'top_up.succeeded',
    object_type: 'top_up',
    object_id: id,
    company_id,
    actor_id: row.user_id,
    details: {
      amount_minor,
      bonus_minor,
      currency: row.currency,
      ...(row.last4 === null ? { method: row.method } : { last4: row.last4 }),
      ...(row.fall === null ? {} : { is_automatic: true }),
    },
  });
  const ended = await changeTopUp(tx, row, {
    provider_payment_id: row.provider_payment_id,
    status: 'succeeded',
    bonus_minor,
    decline_reason: null,
    ask_at: null,
    ended_at: epochSeconds(tx.clock),
  });
  await publishPaymentResult(tx, ended);
  if (row.fall !== null) await mailAutoTopUp(tx, ended);
  return ended;
}
