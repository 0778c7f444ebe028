import { and, asc, eq, gt, like } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import type { Database } from '../database/database.ts';
import type { SealedStore } from '../reseal.ts';
import { decryptText, encryptText, type EncryptionContext, type EncryptionKey } from '../text-encryption.ts';
import { serverSettings } from './setting.table.ts';

const PREFIX = 'sealed.';
const sealOf = (keys: readonly EncryptionKey[], key: string): EncryptionContext => ({
  keys,
  purpose: 'server setting',
  bound_to: key,
});

/** A text that all servers share and that no copy of the database gives away. */
export interface SealedSetting {
  /** Null while nothing is kept, and for what no key opens. */
  read(): Promise<string | null>;
  /** Replaces what is kept, one server at a time: the others wait and see the new text. */
  change(work: (kept: string | null) => Promise<string>): Promise<string>;
}

export function createSealedSetting(
  { db, keys }: { db: Database; keys: readonly EncryptionKey[] },
  name: string,
): SealedSetting {
  const key = `${PREFIX}${name}`;
  const seal = sealOf(keys, key);
  const opened = (value: string | undefined) => (value ? decryptText(seal, value) : null);
  return {
    read: async () => opened((await db.select().from(serverSettings).where(eq(serverSettings.key, key)))[0]?.value),
    change: (work) =>
      db.transaction(async (tx) => {
        await tx.insert(serverSettings).values({ key, value: '' }).onConflictDoNothing();
        const [row] = await tx.select().from(serverSettings).where(eq(serverSettings.key, key)).for('update');
        const text = await work(opened(row?.value));
        await tx
          .update(serverSettings)
          .set({ value: encryptText(seal, text) })
          .where(eq(serverSettings.key, key));
        return text;
      }),
  };
}

/** All of them, for the walk that seals them with the newest key. */
export const sealedSettings: SealedStore = {
  name: 'server settings',
  rows: async (tx: Ctx, after, limit) => {
    const rows = await tx.db
      .select()
      .from(serverSettings)
      .where(
        and(like(serverSettings.key, `${PREFIX}%`), gt(serverSettings.key, after ?? ''), gt(serverSettings.value, '')),
      )
      .orderBy(asc(serverSettings.key))
      .limit(limit)
      .for('update');
    return rows.map(({ key, value }) => ({
      id: key,
      seal: sealOf(tx.env.sealing_keys, key),
      texts: [value],
      write: async ([text = '']) => {
        await tx.db.update(serverSettings).set({ value: text }).where(eq(serverSettings.key, key));
      },
    }));
  },
};
