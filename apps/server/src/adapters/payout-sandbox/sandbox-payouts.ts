import type { BankFailure } from '@sampan/contract';
import { eq } from 'drizzle-orm';
import { epochSeconds, type Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { DirectPayouts, PayoutOutcome } from '../../ports/payout.ts';
import { sandboxPayouts } from './sandbox-payout.table.ts';

/** How long the sandbox's bank takes. */
const TAKES_S = 4;

/** Account numbers that end like this are refused, each for its own reason; all others are paid. */
const MAGIC_ENDINGS: Readonly<Record<string, BankFailure>> = {
  '0002': 'account_not_found',
  '0003': 'account_closed',
  '0004': 'name_mismatch',
};

/** Pays money that does not exist after some seconds, and remembers references, so that nothing is paid twice. */
export function createSandboxPayouts({ db, clock }: { db: Database; clock: Clock }): DirectPayouts {
  const find = async (client_ref: string): Promise<PayoutOutcome> => {
    const [row] = await db.select().from(sandboxPayouts).where(eq(sandboxPayouts.client_ref, client_ref));
    if (!row) return { status: 'unknown' };
    const bank_reference = `SBX-${client_ref.slice(-8).toUpperCase()}`;
    if (row.ends_at > epochSeconds(clock)) return { status: 'sent', bank_reference };
    if (row.ends === 'paid') return { status: 'paid', bank_reference };
    return { status: 'failed', bank_reference, failure: (row.failure ?? 'bank_refused') as BankFailure };
  };
  return {
    leaves_by: 'itself',
    name: 'sandbox',
    find,
    async send(order) {
      const failure = MAGIC_ENDINGS[order.account_number.slice(-4)] ?? null;
      await db
        .insert(sandboxPayouts)
        .values({
          client_ref: order.client_ref,
          amount_minor: order.amount_minor,
          currency: order.currency,
          ends: failure === null ? 'paid' : 'failed',
          failure,
          ends_at: epochSeconds(clock) + TAKES_S,
        })
        .onConflictDoNothing();
      return find(order.client_ref);
    },
  };
}
