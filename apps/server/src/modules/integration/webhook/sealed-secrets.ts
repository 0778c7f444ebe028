import { asc, eq, gt } from 'drizzle-orm';
import type { SealedStore } from '../../../platform/reseal.ts';
import { encryptionContextOf } from './signing-secret.ts';
import { webhookEndpoints } from './webhook.table.ts';

/** What deliveries are signed with: the secret of each endpoint, and those it had before that still sign. */
export const sealedWebhookSecrets: SealedStore = {
  name: 'webhook secrets',
  async rows(tx, after, limit) {
    const rows = await tx.db
      .select({
        id: webhookEndpoints.id,
        secret: webhookEndpoints.secret,
        previous: webhookEndpoints.previous_secrets,
      })
      .from(webhookEndpoints)
      .where(after === null ? undefined : gt(webhookEndpoints.id, after))
      .orderBy(asc(webhookEndpoints.id))
      .limit(limit)
      .for('update');
    return rows.map(({ id, secret, previous }) => ({
      id,
      seal: encryptionContextOf(tx.env.sealing_keys, id),
      texts: [secret, ...previous.map(({ sealed }) => sealed)],
      async write([newest = secret, ...older]) {
        const previous_secrets = previous.map((kept, index) => ({ ...kept, sealed: older[index] ?? kept.sealed }));
        await tx.db
          .update(webhookEndpoints)
          .set({ secret: newest, previous_secrets })
          .where(eq(webhookEndpoints.id, id));
      },
    }));
  },
};
