import { endpoints, type Order, type StoreOrder } from '@sampan/contract';
import { startChannelStandIns, type Order as Made, type ShopifyStandIn } from '@sampan/stand-ins';
import { createTestDatabase, startTestCluster } from '@sampan/testing';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { quoteOf } from '#test/app/endpoint-samples.fixtures.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { pushTracking, saveConnected, syncDueStores, workInbox } from '../src/modules/commerce/channel/index.ts';
import { findUserByVerifiedEmail } from '../src/modules/identity/account/index.ts';
import { systemClock } from '../src/platform/clock.ts';
import { channelsOf, goneShop, type StandInKeys } from './channel-house.ts';
import { randomOf } from './random.ts';

const SEED = Number(process.env['SAMPAN_SEED'] ?? 20_261_126);
const KILLS = Number(process.env['SAMPAN_CHANNEL_KILLS'] ?? 30);
const ORDERS_A_ROUND = 10;
const LABELS_A_ROUND = 3;
const WORKER = fileURLToPath(new URL('channel-worker.command.ts', import.meta.url));
const SELLER = 'sg@demo.sampan.test';

/** Lost, doubled and turned webhooks while one of two servers is killed again and again (channels 12, C1, C9, C10). */
export async function trustChannels() {
  const cluster = await startTestCluster();
  const database = await createTestDatabase({ cluster, pool: { max: 20 } });
  const stand_ins = await startChannelStandIns({ now: () => Date.now(), slow_ms: 5 });
  const { shopify } = stand_ins;
  const keys: StandInKeys = {
    url: stand_ins.url,
    client_id: shopify.client_id,
    client_secret: shopify.client_secret,
  };
  const app = await openTestApp({ database, ports: { channels: channelsOf(keys, systemClock) } });
  try {
    await connectStores(app, shopify, keys);
    const token = await app.tokenOf(SELLER);
    const made: Made[] = [];
    const bought = new Map<string, string>();
    for (let round = 0; round < KILLS; round += 1) {
      await throughKill(app, { shopify, round, made, keys, url: database.url });
      await endLeases(database.pool);
      await workOff(app);
      await buySome(app, { token, bought });
    }
    await settle(app, database.pool);
    return await figuresOf(app, database.pool, made, bought);
  } finally {
    await stand_ins.stop();
    await app.close();
  }
}

/** The store that sells, one whose permission is worth nothing, and a shop of another channel that is gone: their failures must touch no other. */
async function connectStores(app: TestApp, shopify: ShopifyStandIn, keys: StandInKeys): Promise<void> {
  const person = await findUserByVerifiedEmail(app.ctx, SELLER);
  const actor =
    person && (await app.ctx.lookups.actorOf(app.ctx, { company_id: person.company.id, user_id: person.user.id }));
  if (!actor) throw new Error(`nobody is called ${SELLER}`);
  const dead = shopify.open('dead-store.myshopify.com', 'Dead store', 'SG', 'SGD');
  const good = shopify.authority.issue(shopify.shop.id);
  const shopOf = (shop: Pick<typeof dead, 'id' | 'name'>, access_token: string, refresh_token: string) => ({
    external_shop_id: shop.id,
    name: shop.name,
    country: 'SG',
    currency: 'SGD',
    authorisation_ends_at: null,
    tokens: { access_token, refresh_token, access_ends_at: null, refresh_ends_at: null, extra: {} },
  });
  await saveConnected({ ...app.ctx, actor }, 'shopify', [
    shopOf(shopify.shop, good.access_token, good.refresh_token),
    shopOf(dead, 'of nobody', ''),
  ]);
  const gone = shopOf({ id: goneShop(keys), name: 'Dead shop' }, 'ck_of_nobody', '');
  const tokens = { ...gone.tokens, extra: { consumer_secret: 'cs_of_nobody' } };
  await saveConnected({ ...app.ctx, actor }, 'woocommerce', [{ ...gone, tokens }]);
}

/** Webhooks arrive while two servers work, one of which is killed in the middle. */
async function throughKill(
  app: TestApp,
  at: { shopify: ShopifyStandIn; round: number; made: Made[]; keys: StandInKeys; url: string },
): Promise<void> {
  const { shopify, round, made } = at;
  const random = randomOf(SEED + round);
  const worker = fork(WORKER, [at.url, JSON.stringify(at.keys)]);
  const ended = once(worker, 'exit');
  await once(worker, 'message');
  const mode = (['push_lost', 'push_duplicated', 'push_reordered'] as const)[round % 3] ?? 'push_lost';
  shopify.modes.on(mode, 'answer_lost');
  for (let n = 0; n < ORDERS_A_ROUND; n += 1) made.push(shopify.order({ logistics: 'own', number: `T${made.length}` }));
  const changed = made[Math.floor(random() * made.length)];
  if (changed) shopify.change(changed, { note: `round ${round}` });
  const pushes = shopify.takePushes();
  shopify.modes.off(mode);
  const killed = sleep(20 + random() * 400).then(() => worker.kill('SIGKILL'));
  await Promise.all([
    killed,
    ...pushes.map(({ url, headers, body }) => app.app.request(url, { method: 'POST', headers, body })),
    workOff(app),
  ]);
  await ended;
  shopify.modes.off('answer_lost');
}

async function workOff({ ctx }: TestApp): Promise<void> {
  while ((await workInbox(ctx)) + (await pushTracking(ctx)) > 0);
  await syncDueStores(ctx);
}

/** What a dead server still holds; it stands for the minutes in which that runs out. */
async function endLeases(pool: pg.Pool): Promise<void> {
  await pool.query('update channel_events set leased_until = 0 where done_at is null');
  await pool.query("update channel_pushes set leased_until = 0 where state = 'pending'");
  await pool.query('update channels set sync_leased_until = 0, refresh_leased_until = 0');
}

/** Labels for some of the parcels: what the next kills catch are push-backs, too. */
async function buySome(app: TestApp, { token, bought }: { token: string; bought: Map<string, string> }): Promise<void> {
  const query = { status: 'ready', skipped: 'false', per_page: '50' };
  const { body } = await app.call<{ records: StoreOrder[] }>(endpoints.listStoreOrders, { token, query });
  const open = body.records.filter(({ parcels }) => parcels[0]?.label_state === 'none').slice(0, LABELS_A_ROUND);
  for (const order of open) {
    const id = order.parcels[0]?.order_id ?? '';
    const { estimated_costs } = await quoteOf(app, token, id);
    const entry = estimated_costs.find(({ courier }) => courier.alias === 'merlion-express');
    const answer = await app.call<Order>(endpoints.createLabel, {
      token,
      params: { id },
      body: { estimated_costs_id: entry?.id },
    });
    if (answer.status === 200) bought.set(order.external_id, answer.body.label?.tracking_code ?? '');
  }
}

/** The next poll, and every push-back that waits for its next try. */
async function settle(app: TestApp, pool: pg.Pool): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) {
    await endLeases(pool);
    await pool.query("update channels set next_sync_at = 0 where state = 'connected'");
    await pool.query("update channel_pushes set next_attempt_at = 0 where state = 'pending'");
    await pool.query('update channel_events set due_at = 0 where done_at is null');
    await workOff(app);
  }
}

async function figuresOf(app: TestApp, pool: pg.Pool, made: readonly Made[], bought: ReadonlyMap<string, string>) {
  const number = async (text: string) =>
    Number((await pool.query<{ n: string }>(`select count(*) n from (${text}) found`)).rows[0]?.n);
  const orders = await number('select 1 from channel_orders');
  const told = made.filter(({ id, parcels }) => parcels.some((one) => one.tracking_number === bought.get(id)));
  const doubled = made.filter(({ parcels }) => parcels.length > 1);
  const stopped = await number("select 1 from channels where state <> 'connected' and store_name not like 'Dead%'");
  const failed = await number("select 1 from channels where problem_code is not null and store_name like 'Dead%'");
  const of = `of ${made.length}`;
  return [
    {
      name: `orders missing after ${KILLS} kills and the next poll`,
      value: made.length - orders,
      unit: of,
      target: '= 0',
    },
    {
      name: 'orders that became more than one parcel',
      value: await number(
        "select 1 from orders where marketplace is not null group by marketplace ->> 'id' having count(*) > 1",
      ),
      unit: of,
      target: '= 0',
    },
    {
      name: 'parcels whose label was bought twice',
      value: await number("select 1 from label_purchases where state = 'bought' group by order_id having count(*) > 1"),
      unit: `of ${bought.size}`,
      target: '= 0',
    },
    { name: 'push-backs that the store has twice', value: doubled.length, unit: `of ${bought.size}`, target: '= 0' },
    {
      name: 'push-backs that the store never got',
      value: bought.size - told.length,
      unit: `of ${bought.size}`,
      target: '= 0',
    },
    { name: 'dead stores of two channels that failed meanwhile', value: failed, unit: 'of 2', target: '= 2' },
    { name: 'other stores that stopped with a dead one', value: stopped, unit: 'of 1', target: '= 0' },
  ];
}
