import { eq } from 'drizzle-orm';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { epochSeconds, type Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { EncryptionKey } from '../../../platform/text-encryption.ts';
import type { TokenStore } from '../../../ports/courier-account.ts';
import { openAccount, sealAccount, type SealedAccount } from './account-credentials.ts';
import { courierAccounts } from './courier-account.table.ts';

/** Longer than a courier may take to answer; after it the server that renewed is taken for dead. */
const RENEWAL_S = 60;
const LOOK_EVERY_MS = 250;

/**
 * The tokens of one account, sealed with what was entered and deleted with it. One server renews at a time, in no transaction: the
 * others wait and see the new ones. By the account's id alone, as its credentials are read. `change` throws for an account that was
 * disconnected.
 */
export function accountTokens(
  { db, clock, keys }: { db: Database; clock: Clock; keys: readonly EncryptionKey[] },
  id: string,
): TokenStore {
  const its_row = eq(courierAccounts.id, id);
  const opened = (sealed: string | null | undefined) => (sealed ? openAccount(keys, id, sealed) : null);
  const withLocked = <T>(work: (account: SealedAccount | null) => { write: SealedAccount | null; answer: T }) =>
    db.transaction(async (tx) => {
      const [row] = await tx
        .select({ sealed: courierAccounts.credentials })
        .from(courierAccounts)
        .where(its_row)
        .for('update');
      const { write, answer } = work(opened(row?.sealed));
      if (write !== null)
        await tx
          .update(courierAccounts)
          .set({ credentials: sealAccount(keys, id, write) })
          .where(its_row);
      return answer;
    });
  /** The account, for this server alone to renew; null while another one does. */
  const take = () =>
    withLocked((account) => {
      if (account === null) throw new Error('the account of this courier was disconnected');
      const now = epochSeconds(clock);
      if ((account.renewing_until ?? 0) > now) return { write: null, answer: null };
      return { write: { ...account, renewing_until: now + RENEWAL_S }, answer: account };
    });
  /** What was entered anew or disconnected meanwhile has nothing to do with these tokens. */
  const give = (taken: SealedAccount, tokens: string | null) =>
    withLocked((account) => ({
      write:
        account !== null && isDeepStrictEqual(account.credentials, taken.credentials)
          ? { ...account, tokens, renewing_until: null }
          : null,
      answer: undefined,
    }));

  return {
    read: async () => {
      const [row] = await db.select({ sealed: courierAccounts.credentials }).from(courierAccounts).where(its_row);
      return opened(row?.sealed)?.tokens ?? null;
    },
    change: async (work) => {
      let taken = await take();
      while (taken === null) {
        await sleep(LOOK_EVERY_MS);
        taken = await take();
      }
      let tokens = taken.tokens;
      try {
        return (tokens = await work(taken.tokens));
      } finally {
        await give(taken, tokens);
      }
    },
  };
}
