import { asc, eq, gt } from 'drizzle-orm';
import type { SealedStore } from '../../kernel/reseal.ts';
import { sealOf } from './payout.secret.ts';
import { payoutAccounts } from './payout.table.ts';

/** Where money goes: removed accounts as well, because old payouts show them. */
export const sealedPayoutAccounts: SealedStore = {
  name: 'payout accounts',
  async rows(tx, after, limit) {
    const rows = await tx.db
      .select({ id: payoutAccounts.id, sealed: payoutAccounts.sealed })
      .from(payoutAccounts)
      .where(after === null ? undefined : gt(payoutAccounts.id, after))
      .orderBy(asc(payoutAccounts.id))
      .limit(limit)
      .for('update');
    return rows.map(({ id, sealed }) => ({
      id,
      seal: sealOf(tx, id),
      texts: [sealed],
      async write([resealed = sealed]) {
        await tx.db.update(payoutAccounts).set({ sealed: resealed }).where(eq(payoutAccounts.id, id));
      },
    }));
  },
};
