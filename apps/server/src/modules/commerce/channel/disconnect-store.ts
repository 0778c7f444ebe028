import type { StoreSource } from '@sampan/contract';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { within } from '../../../platform/within.ts';
import { webhookUrlOf } from './channel-urls.ts';
import { changeChannel, lockChannel } from './channel.repo.ts';
import type { ChannelRow } from './channel.table.ts';
import { expectErasure } from './erase-after-end.ts';
import { connectionOf } from './store-token.ts';

/** A channel that does not answer keeps nobody from disconnecting. */
const GOODBYE_MS = 5_000;

/** What is left of a store when its secrets are destroyed. */
export const WITHOUT_SECRETS = {
  access_token: null,
  access_ends_at: null,
  subscribed_at: null,
  checkout_rates: null,
  next_sync_at: null,
} as const;

/**
 * Disconnects a store and destroys its secrets; its orders stay, without buyers where the channel asks for that (spec 4 'Stores': by alias, shop name and id, channels C11).
 * Afterwards webhooks are taken off and the permission is given back, as far as the channel answers.
 * Throws `not_found` when one of the three belongs to another store.
 */
export async function disconnectStore({
  ctx,
  id,
  query,
}: {
  ctx: Ctx;
  id: string;
  query: { store: StoreSource; shop_name: string; id?: string | undefined };
}): Promise<void> {
  const { company_id } = requireActor(ctx);
  const before = await withTransaction(ctx, async (tx) => {
    const row = await lockChannel(tx, company_id, id);
    const is_same =
      row.source === query.store &&
      (query.shop_name === '' || query.shop_name === row.store_name) &&
      (query.id === undefined || query.id === id);
    if (!is_same) throw new DomainError('not_found');
    const now = epochSeconds(tx.clock);
    await changeChannel(tx, row, {
      ...WITHOUT_SECRETS,
      token_version: row.token_version + 1,
      disconnected_at: now,
      updated_at: now,
    });
    await expectErasure(tx, row);
    await recordAudit(tx, {
      action: 'store.disconnect',
      object_type: 'store',
      object_id: id,
      details: { label: row.store_name },
    });
    return row;
  });
  await sayGoodbye(ctx, before);
}

async function sayGoodbye(ctx: Ctx, row: ChannelRow): Promise<void> {
  const channel = row.source === 'manual' ? null : ctx.ports.channels[row.source];
  const connection = connectionOf(ctx.env.sealing_keys, row);
  if (channel === null || connection === null) return;
  const said = channel.disconnect(connection, webhookUrlOf(ctx.env, channel.source, row.id)).catch((error: unknown) => {
    ctx.log.info({ err: error, channel_id: row.id }, 'a channel did not hear that its store was disconnected');
  });
  await within(GOODBYE_MS, said);
}
