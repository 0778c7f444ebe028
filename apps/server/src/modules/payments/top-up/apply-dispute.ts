import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { writeLiveEvent } from '../../../platform/outbox/write-outbox.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { isDisputeNews, type Dispute } from '../../../ports/payment.ts';
import { bookTopUpDispute, bookTopUpDisputeLost, bookTopUpDisputeWon } from '../../ledger/wallet/index.ts';
import { mailDispute } from './balance.mail.ts';
import { stopAutomatic } from './stop-automatic.ts';
import { changeTopUp, lockTopUpOfPayment } from './top-up.repo.ts';

/**
 * What a payer's bank says about a top-up has its effect once, in whatever order it is said (decision 32): while it decides,
 * the money is taken from the wallet as far as it is there; if the top-up stands it comes back, if not what was spent is owed.
 * A card whose payment is disputed is not charged by itself any more, and owners are told each time. False when it is about
 * no top-up.
 */
export async function applyTopUpDispute(ctx: Ctx, provider: string, dispute: Dispute): Promise<boolean> {
  return withTransaction(ctx, async (tx) => {
    const row = await lockTopUpOfPayment(tx, provider, dispute.payment_id);
    if (!row) return false;
    const { id, company_id, currency } = row;
    if (currency !== dispute.currency || dispute.amount_minor > row.amount_minor) {
      ctx.log.error({ top_up_id: id, state: dispute.state }, 'a dispute does not fit its top-up');
      return true;
    }
    // What was not credited cannot be taken; the message is sent again until it was.
    if (row.status !== 'succeeded') throw new Error(`Top-up ${id} is disputed before it was paid`);
    if (!isDisputeNews(row.dispute_state, dispute.state)) return true;
    const disputed_minor = row.disputed_minor ?? dispute.amount_minor;
    const facts = { company_id, currency, reference: `top_up:${id}`, description: 'Disputed top-up', details: {} };
    if (dispute.state === 'won') await bookTopUpDisputeWon(tx, facts);
    else if (row.dispute_state === null) await bookTopUpDispute(tx, { ...facts, amount_minor: disputed_minor });
    const lost = dispute.state === 'lost' ? await bookTopUpDisputeLost(tx, facts) : null;
    await changeTopUp(tx, row, { dispute_state: dispute.state, disputed_minor });
    await recordAudit(tx, {
      action: `top_up.dispute_${dispute.state}`,
      object_type: 'top_up',
      object_id: id,
      company_id,
      details: { amount_minor: disputed_minor, currency, ...(lost ? { owed_minor: lost.owed_minor } : {}) },
    });
    if (row.method === 'card' && dispute.state !== 'won') await stopAutomatic(tx, company_id, 'disputed');
    await mailDispute(tx, row, { state: dispute.state, amount_minor: disputed_minor }, lost?.owed_minor ?? 0);
    await writeLiveEvent(tx, company_id, 'wallet_updated', {});
    return true;
  });
}
