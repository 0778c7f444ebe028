import { endpoints, type AvailableStore, type Store } from '@sampan/contract';
import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectStore, deliverPushes, newStoreOrder, standInOf } from '#test/channel/connect-store.fixtures.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { ChannelSource } from '../../../ports/sales-channel.ts';
import { channels } from './channel.table.ts';
import { pushTracking } from './push-tracking.ts';
import { connectionOf } from './store-token.ts';
import { syncStore } from './sync-store.ts';
import { refreshTokens } from './with-connection.ts';
import { takeWebhook } from './webhook-inbox.ts';
import { workInbox } from './work-inbox.ts';

const OWNERS: Readonly<Record<ChannelSource, string>> = {
  shopify: 'sg@demo.sampan.test',
  woocommerce: 'my@demo.sampan.test',
  lazada: 'my@demo.sampan.test',
  shopee: 'ph@demo.sampan.test',
  tiktok: 'id@demo.sampan.test',
};
/** Shorter texts are words of every day. */
const SECRET_LENGTH = 12;

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const rowOf = async (id: string) => {
  const [row] = await app.ctx.db.select().from(channels).where(eq(channels.id, id));
  if (!row) throw new Error('no store');
  return row;
};

/** Every value that opens a store, and the keys of our own app at its channel. */
async function secretsOf(store: Store): Promise<string[]> {
  const tokens = connectionOf(app.ctx.env.sealing_keys, await rowOf(store.id))?.tokens;
  if (!tokens) throw new Error('no tokens');
  // A cipher and a country name a shop and open nothing.
  const { shop_cipher: _, country: __, ...extra } = tokens.extra;
  return [tokens.access_token, tokens.refresh_token, ...Object.values(extra)].filter(
    (text) => text.length >= SECRET_LENGTH,
  );
}

/** The tables of what companies have in which any of these texts stands. */
async function tablesWith(secrets: readonly string[]): Promise<string[]> {
  const { rows } = await app.ctx.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'company_id'`,
  );
  expect(rows.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['channels', 'channel_connects', 'audit_log', 'outbox']),
  );
  const patterns = sql.param(secrets.map((secret) => `%${secret.replaceAll(/[%_\\]/gu, '_')}%`));
  const found: string[] = [];
  for (const { name } of rows) {
    const hit = sql`select 1 from ${sql.identifier(name)} t where t::text like any(${patterns}::text[]) limit 1`;
    if ((await app.ctx.db.execute(hit)).rows.length > 0) found.push(name);
  }
  return found;
}

const all_secrets: string[] = [];

test.each(Object.keys(OWNERS) as ChannelSource[])(
  'what opens a store of %s stands in no log and no answer, and is gone once it is disconnected',
  async (source) => {
    const token = await app.tokenOf(OWNERS[source]);
    const store = await connectStore(app, token, source);
    let logged = '';
    const log = pino({ level: 'trace' }, { write: (line: string) => void (logged += line) });
    const ctx: Ctx = { ...app.ctx, log };
    const forged = { source, channel_id: '', headers: {}, raw_body: new TextEncoder().encode('{}') };
    expect(await takeWebhook(ctx, forged)).toBe(false);
    // The first call is asked to wait: where it subscribes, the log has the whole error.
    standInOf(app, source).modes.on('throttle');
    await syncStore(ctx, store.id);
    standInOf(app, source).modes.off('throttle');
    const before = await secretsOf(store);
    await newStoreOrder(app, token, store, { logistics: 'own' });
    // Everything that fails says so in the log: a slow channel, a renewed token, a permission that was taken back.
    const { modes } = standInOf(app, source);
    modes.on('throttle');
    await syncStore(ctx, store.id);
    modes.off('throttle');
    app.clock.advance(3_600);
    await refreshTokens(ctx);
    const secrets = [...new Set([...before, ...(await secretsOf(store))])];
    expect(secrets.length).toBeGreaterThan(0);
    standInOf(app, source).deauthorise();
    await syncStore(ctx, store.id);
    await pushTracking(ctx);
    await deliverPushes(app);
    await workInbox(ctx);
    expect(logged).not.toBe('');
    const answered = await app.call<{ records: AvailableStore[] }>(endpoints.listAvailableStores, { token });
    const orders = await app.call(endpoints.listStoreOrders, { token, query: {} });
    for (const secret of secrets) expect(logged + JSON.stringify([answered.body, orders.body])).not.toContain(secret);
    all_secrets.push(...secrets);
    const query = { store: source, shop_name: store.store_name, id: store.id };
    await app.call(endpoints.disconnectStore, { token, params: { id: store.id }, query });
    expect(await rowOf(store.id)).toMatchObject({ access_token: null, access_ends_at: null });
  },
);

test('what opened them stands in no table either, so in no export', async () => {
  expect(all_secrets.length).toBeGreaterThan(5);
  expect(await tablesWith(all_secrets)).toEqual([]);
});
