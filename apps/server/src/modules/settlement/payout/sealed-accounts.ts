import { and, asc, eq, gt, isNull, ne } from 'drizzle-orm';
import type { Ctx } from '../../../platform/context.ts';
import type { SealedRow, SealedStore } from '../../../platform/reseal.ts';
import { fingerprintsOf, decryptDestination, encryptionContextOf } from './encrypt-destination.ts';
import { payoutAccounts, type PayoutAccountRow } from './payout.table.ts';

/** The fingerprint by today's secret; the kept one where the account cannot be opened, or another row has it already. */
async function fingerprintNow(tx: Ctx, row: PayoutAccountRow): Promise<string> {
  const destination = decryptDestination(tx, row);
  if (destination === null) return row.fingerprint;
  const [fingerprint] = fingerprintsOf(tx, row.company_id, destination);
  if (fingerprint === row.fingerprint || row.removed_at !== null) return fingerprint;
  const { id, company_id } = row;
  const twins = await tx.db
    .select({ id: payoutAccounts.id })
    .from(payoutAccounts)
    .where(
      and(
        eq(payoutAccounts.company_id, company_id),
        eq(payoutAccounts.fingerprint, fingerprint),
        isNull(payoutAccounts.removed_at),
        ne(payoutAccounts.id, id),
      ),
    );
  return twins.length > 0 ? row.fingerprint : fingerprint;
}

/** Where money goes: removed accounts as well, because old payouts show them. Their fingerprints hang on the secret too. */
export const sealedPayoutAccounts: SealedStore = {
  name: 'payout accounts',
  async rows(tx, after, limit) {
    const rows = await tx.db
      .select()
      .from(payoutAccounts)
      .where(after === null ? undefined : gt(payoutAccounts.id, after))
      .orderBy(asc(payoutAccounts.id))
      .limit(limit)
      .for('update');
    const found: SealedRow[] = [];
    for (const row of rows) {
      const fingerprint = await fingerprintNow(tx, row);
      found.push({
        id: row.id,
        seal: encryptionContextOf(tx, row.id),
        texts: [row.sealed],
        is_outdated: fingerprint !== row.fingerprint,
        async write([sealed = row.sealed]) {
          await tx.db.update(payoutAccounts).set({ sealed, fingerprint }).where(eq(payoutAccounts.id, row.id));
        },
      });
    }
    return found;
  },
};
