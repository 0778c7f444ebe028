import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import type { DirectPayouts, PayoutOutcome } from '../../../ports/payout.ts';
import { debtOf } from '../../ledger/wallet/index.ts';
import { transitionPayout } from './transition-payout.ts';
import { findAccountOf } from './payout-account.repo.ts';
import { orderOf } from './payout-order.ts';
import { leasePayouts, lockPayout, writePayout } from './payout.repo.ts';
import type { PayoutRow } from './payout.table.ts';

const BATCH = 20;
/** A server that took a payout has this long; then another one takes it. */
const LEASE_S = 60;
/** A bank is asked this often how a payout went. */
const ASK_EVERY_S = 5;

/**
 * Moves payouts on that wait for nobody: small ones are approved when their cooling-off is over, approved ones are sent, and
 * the bank is asked about sent ones. Those of a company that owes something are refused instead: their money sets the debt
 * off. Rows are leased, so any number of servers may run it, and a payout whose server died is
 * taken up by the next. Answers how many it looked at.
 */
export async function advancePayouts(ctx: Ctx): Promise<number> {
  const now = epochSeconds(ctx.clock);
  const due = await leasePayouts(ctx, now, now + LEASE_S, BATCH);
  for (const row of due)
    await advance(ctx, row).catch((error: unknown) => {
      ctx.log.error({ err: error, payout_id: row.id }, 'a payout did not move on and will be looked at again');
    });
  return due.length;
}

async function advance(ctx: Ctx, leased: PayoutRow): Promise<void> {
  const bank = ctx.ports.payouts;
  let row: PayoutRow | null = leased;
  if (row.status === 'requested') row = await step(ctx, row, 'approved');
  if (bank.leaves_by === 'file') return;
  // It is marked as sent before the bank hears of it: from then on nobody can take it back, and a server that dies here
  // leaves a payout that the next one asks about before it sends.
  if (row?.status === 'approved') row = await step(ctx, row, 'sent');
  if (row?.status === 'sent') await settle(ctx, row, await handOver(ctx, bank, row));
}

/** Moves it on and keeps the lease, or refuses it; null when somebody else took it somewhere meanwhile: then it is theirs. */
async function step(ctx: Ctx, row: PayoutRow, to: 'approved' | 'sent'): Promise<PayoutRow | null> {
  const is_by_file = ctx.ports.payouts.leaves_by === 'file';
  return withTransaction(ctx, async (tx) => {
    const locked = await lockPayout(tx, row.id);
    if (locked.status !== row.status) return null;
    if ((await debtOf(tx, locked.company_id)) > 0) return transitionPayout(tx, locked, { to: 'refused' });
    return transitionPayout(tx, locked, is_by_file ? { to } : { to, leased_until: epochSeconds(tx.clock) + LEASE_S });
  });
}

/** How the bank says it stands. It is sent only after a definite "never heard of it": never twice (trust 3). */
async function handOver(ctx: Ctx, bank: DirectPayouts, row: PayoutRow): Promise<PayoutOutcome> {
  const known = await bank.find(row.client_ref);
  if (known.status !== 'unknown') return known;
  return bank.send(orderOf(ctx, row, await findAccountOf(ctx, row)));
}

async function settle(ctx: Ctx, row: PayoutRow, outcome: PayoutOutcome): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    const locked = await lockPayout(tx, row.id);
    if (locked.status !== 'sent') return;
    if (outcome.status === 'paid') await transitionPayout(tx, locked, { to: 'paid', ...named(outcome) });
    else if (outcome.status === 'failed')
      await transitionPayout(tx, locked, { to: 'failed', failure: outcome.failure, ...named(outcome) });
    else
      await writePayout(tx, row.id, {
        look_at: epochSeconds(tx.clock) + ASK_EVERY_S,
        ...(outcome.status === 'sent' ? named(outcome) : {}),
      });
  });
}

const named = ({ bank_reference }: { bank_reference: string }) => ({ bank_reference });
