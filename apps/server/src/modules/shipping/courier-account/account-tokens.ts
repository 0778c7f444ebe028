import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import type { EncryptionKey } from '../../../platform/text-encryption.ts';
import type { TokenStore } from '../../../ports/courier-account.ts';
import { openAccount, sealAccount } from './account-credentials.ts';
import { courierAccounts } from './courier-account.table.ts';

/**
 * The tokens of one account, sealed with what was entered and deleted with it. One server renews at a time: the others wait and
 * see the new ones. By the account's id alone, as its credentials are read. `change` throws for an account that was disconnected.
 */
export function accountTokens(db: Database, keys: readonly EncryptionKey[], id: string): TokenStore {
  const its_row = eq(courierAccounts.id, id);
  const opened = (sealed: string | null | undefined) => (sealed ? openAccount(keys, id, sealed) : null);
  return {
    read: async () => {
      const [row] = await db.select({ sealed: courierAccounts.credentials }).from(courierAccounts).where(its_row);
      return opened(row?.sealed)?.tokens ?? null;
    },
    change: (work) =>
      db.transaction(async (tx) => {
        const [row] = await tx
          .select({ sealed: courierAccounts.credentials })
          .from(courierAccounts)
          .where(its_row)
          .for('update');
        const account = opened(row?.sealed);
        if (account === null) throw new Error('the account of this courier was disconnected');
        const tokens = await work(account.tokens);
        const credentials = sealAccount(keys, id, { ...account, tokens });
        await tx.update(courierAccounts).set({ credentials }).where(its_row);
        return tokens;
      }),
  };
}
