import type { Context, Hono } from 'hono';
import { and, eq, isNull } from 'drizzle-orm';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { readBytes } from '../../../platform/http/read-bytes.ts';
import { newId } from '../../../platform/ids.ts';
import type { ChannelEvent, ChannelSource, WebhookReading } from '../../../ports/sales-channel.ts';
import { channelEvents } from './channel-order.table.ts';
import { WEBHOOK_PATH, webhookUrlOf } from './channel-urls.ts';
import { channels, type ChannelRow } from './channel.table.ts';
import { connectionOf } from './store-token.ts';

const MAX_BYTES = 1_048_576;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/u;

interface Arrived {
  source: ChannelSource;
  channel_id: string;
  headers: Readonly<Record<string, string>>;
  raw_body: Uint8Array;
}

async function findById(ctx: Ctx, id: string): Promise<ChannelRow | null> {
  const by_id = and(eq(channels.id, id), eq(channels.source, 'woocommerce'), isNull(channels.disconnected_at));
  const [row] = await ctx.db.select().from(channels).where(by_id);
  return row ?? null;
}

/** The store that an event is about. What it says of buyers' data holds for those who were connected before, too. */
async function findOfShop(ctx: Ctx, source: ChannelSource, event: ChannelEvent): Promise<ChannelRow[]> {
  return ctx.db
    .select()
    .from(channels)
    .where(
      and(
        eq(channels.source, source),
        eq(channels.external_shop_id, event.external_shop_id),
        event.kind === 'privacy' ? undefined : isNull(channels.disconnected_at),
      ),
    );
}

/** Which stores a webhook is about, and what it says of each, once its signature is right; null for anything else. */
async function readArrived(
  ctx: Ctx,
  { source, channel_id, headers, raw_body }: Arrived,
): Promise<{ rows: ChannelRow[]; event: ChannelEvent }[] | null> {
  const port = ctx.ports.channels[source];
  if (port === null) return null;
  const by_id = source === 'woocommerce' && UUID.test(channel_id) ? await findById(ctx, channel_id) : null;
  const webhook_secret = by_id ? (connectionOf(ctx.env.sealing_keys, by_id)?.tokens.extra['webhook_secret'] ?? '') : '';
  if (source === 'woocommerce' && webhook_secret === '') return null;
  const registered_url = webhookUrlOf(ctx.env, source, channel_id);
  const reading: WebhookReading = port.readWebhook({ headers, raw_body, registered_url, webhook_secret });
  if (reading.status === 'signature') return null;
  const events = [reading.event, ...(reading.more ?? [])];
  return Promise.all(
    events.map(async (event) => ({ rows: by_id ? [by_id] : await findOfShop(ctx, source, event), event })),
  );
}

/** What is kept of an event: never anything of a buyer. */
function rowsOf(row: ChannelRow, event: ChannelEvent, now: number): (typeof channelEvents.$inferInsert)[] {
  const base = {
    company_id: row.company_id,
    channel_id: row.id,
    event_id: event.event_id.slice(0, 200),
    external_id: '',
    due_at: now,
    received_at: now,
  };
  const one = (more: Pick<typeof channelEvents.$inferInsert, 'kind'> & Partial<typeof channelEvents.$inferInsert>) => ({
    ...base,
    id: newId(),
    ...more,
  });
  switch (event.kind) {
    case 'order':
      return [one({ kind: 'order', external_id: event.order_id.slice(0, 120) })];
    case 'deauthorised':
      return [one({ kind: 'deauthorised' })];
    case 'authorisation_ending':
      return [one({ kind: 'authorisation_ending', ends_at: event.ends_at })];
    case 'privacy':
      if (event.topic === 'redact_shop') return [one({ kind: 'redact_buyer' })];
      // A buyer who never ordered asks all the same, and somebody has to answer.
      if (event.topic === 'data_request' && event.order_ids.length === 0) return [one({ kind: 'data_request' })];
      return event.order_ids.map((external_id) =>
        one({ kind: event.topic === 'data_request' ? 'data_request' : 'redact_buyer', external_id }),
      );
    case 'ignored':
      return [];
  }
}

/**
 * Keeps what a channel says and answers at once (channels C4): one insert, known by its event, so a webhook that comes twice
 * is kept once. A wrong signature or a store that nobody has connected is refused, and nothing is kept.
 */
export async function takeWebhook(ctx: Ctx, arrived: Arrived): Promise<boolean> {
  const read = await readArrived(ctx, arrived);
  if (read === null) {
    ctx.log.warn({ source: arrived.source }, 'a webhook of a store was refused');
    return false;
  }
  // Of buyers of a store that nobody ever connected there is nothing to erase: that is an answer.
  if (read.every(({ rows }) => rows.length === 0))
    return read.some(({ event }) => event.kind === 'ignored' || event.kind === 'privacy');
  const now = epochSeconds(ctx.clock);
  const rows = read.flatMap(({ rows: of, event }) => of.flatMap((row) => rowsOf(row, event, now)));
  if (rows.length > 0) await ctx.db.insert(channelEvents).values(rows).onConflictDoNothing();
  return true;
}

/** Takes the webhooks of channels. Shopee wants an empty answer; the others don't mind. */
export function mountStoreWebhooks(app: Hono, ctx: Ctx): void {
  const take = async (c: Context, source: string, channel_id: string) => {
    if (!Object.hasOwn(ctx.ports.channels, source)) return c.notFound();
    const raw_body = await readBytes(c, MAX_BYTES);
    const is_taken = await takeWebhook(
      { ...ctx, request_id: newId() },
      { source: source as ChannelSource, channel_id, headers: c.req.header(), raw_body },
    );
    return c.body(null, is_taken ? 200 : 401);
  };
  app.post(`${WEBHOOK_PATH}/:source`, (c) => take(c, c.req.param('source'), ''));
  app.post(`${WEBHOOK_PATH}/:source/:id`, (c) => take(c, c.req.param('source'), c.req.param('id')));
}
