import { and, asc, eq, gt, isNotNull } from 'drizzle-orm';
import type { SealedStore } from '../../../platform/reseal.ts';
import { channels } from './channel.table.ts';
import { encryptionContextOf } from './store-token.ts';

/** What opens the merchants' stores. */
export const sealedStoreTokens: SealedStore = {
  name: 'store tokens',
  async rows(tx, after, limit) {
    const rows = await tx.db
      .select({ id: channels.id, token: channels.access_token })
      .from(channels)
      .where(and(isNotNull(channels.access_token), after === null ? undefined : gt(channels.id, after)))
      .orderBy(asc(channels.id))
      .limit(limit)
      .for('update');
    return rows.map(({ id, token }) => ({
      id,
      seal: encryptionContextOf(tx.env.sealing_keys, id),
      texts: token === null ? [] : [token],
      async write([newest = token]) {
        await tx.db.update(channels).set({ access_token: newest }).where(eq(channels.id, id));
      },
    }));
  },
};
