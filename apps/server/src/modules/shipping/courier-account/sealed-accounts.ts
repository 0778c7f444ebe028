import { and, asc, eq, gt, isNotNull } from 'drizzle-orm';
import type { SealedStore } from '../../../platform/reseal.ts';
import { encryptionContextOf } from './account-credentials.ts';
import { courierAccounts } from './courier-account.table.ts';

/** What companies entered of their contracts with couriers. */
export const sealedCourierAccounts: SealedStore = {
  name: 'courier accounts',
  async rows(tx, after, limit) {
    const rows = await tx.db
      .select({ id: courierAccounts.id, sealed: courierAccounts.credentials })
      .from(courierAccounts)
      .where(and(isNotNull(courierAccounts.credentials), after === null ? undefined : gt(courierAccounts.id, after)))
      .orderBy(asc(courierAccounts.id))
      .limit(limit)
      .for('update');
    return rows.map(({ id, sealed }) => ({
      id,
      seal: encryptionContextOf(tx.env.sealing_keys, id),
      texts: sealed === null ? [] : [sealed],
      async write([newest = sealed]) {
        await tx.db.update(courierAccounts).set({ credentials: newest }).where(eq(courierAccounts.id, id));
      },
    }));
  },
};
