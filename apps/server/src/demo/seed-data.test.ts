import type { Party } from '@sampan/contract';
import { addressLevelsOf, toMinor } from '@sampan/country-rules';
import { createTestDatabase, type TestDatabase } from '@sampan/testing';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runDueJobs, seededJobs } from '#test/demo/seeded-jobs.fixtures.ts';
import { readEnv } from '../platform/config/env.ts';
import type { Ctx } from '../platform/context.ts';
import { composeServer, type ServerParts } from '../composition/server.ts';
import { checkParty } from '../modules/identity/company/index.ts';
import { createRateSource, presentEntry } from '../modules/shipping/estimate/index.ts';
import { allocatePrice } from '../modules/shipping/label/index.ts';
import { labelPurchases } from '../modules/shipping/label/label.table.ts';
import { sgSectorOf } from '../modules/shipping/location/index.ts';
import { findMissingFields, type OrderRow } from '../modules/shipping/order/index.ts';
import { orders } from '../modules/shipping/order/order.table.ts';
import { getPublicTracking, pollCouriers } from '../modules/shipping/tracking/index.ts';
import { trackingEvents } from '../modules/shipping/tracking/tracking.table.ts';
import { auditStock } from '../modules/fulfilment/warehouse/index.ts';
import { auditLedger, balanceOf } from '../modules/ledger/wallet/index.ts';
import { companies, users } from '../modules/identity/account/account.table.ts';
import { customersOf } from './demo-customer.ts';
import { DEMO_SHOPS } from './demo-address.ts';
import { DEMO_COMPANIES } from './demo-shop.ts';
import { generateCompany } from './generate-company.ts';
import { offersFor } from './price-parcel.ts';
import { createSeedContext, seedDemo } from './seed-demo.ts';

const DAY_S = 86_400;
/** In the example of `<sampan-tracking>`. */
const DOCUMENTED = 'SMPME00000000010';
const STATUSES = ['new', 'ready_to_ship', 'in_transit', 'completed', 'cancelled'] as const;

let database: TestDatabase;
let parts: ServerParts;
let ctx: Ctx;
let now_ms = Date.parse('2026-11-20T06:30:00Z');
let all: OrderRow[];
let company_of: Map<string, { id: string; name: string }>;

async function openEmpty(): Promise<{ database: TestDatabase; parts: ServerParts }> {
  const opened = await createTestDatabase();
  const env = { ...readEnv({}, 'unused'), SAMPAN_SECRET: 'x'.repeat(32) };
  return {
    database: opened,
    parts: await composeServer({
      pool: opened.pool,
      env,
      clock: { now: () => now_ms },
      log: pino({ level: 'silent' }),
    }),
  };
}

async function companyByEmail(on: Ctx): Promise<Map<string, { id: string; name: string }>> {
  const rows = await on.db
    .select({ email: users.email, id: companies.id, name: companies.name })
    .from(users)
    .innerJoin(companies, sql`${companies.id} = ${users.company_id}`);
  return new Map(rows.map(({ email, ...company }) => [email ?? '', company]));
}

const ordersOf = (email: string) => all.filter((order) => order.company_id === company_of.get(email)?.id);

beforeAll(async () => {
  ({ database, parts } = await openEmpty());
  ctx = parts.ctx;
  await seedDemo(parts);
  company_of = await companyByEmail(ctx);
  all = await ctx.db.select().from(orders).orderBy(orders.company_id, orders.created_at);
});
afterAll(() => database.drop());

describe('the demo house is lived in (design 7)', () => {
  test.each(DEMO_COMPANIES)(
    '$email has parcels in every status, drafts that lack something, problems, ratings and an archive',
    ({ email, share }) => {
      const own = ordersOf(email);
      expect(own.length).toBeGreaterThan(share === 1 ? 90 : 30);
      const shown = own.filter((order) => order.archived_at === null);
      for (const status of STATUSES)
        expect([status, shown.some((order) => order.status === status)]).toEqual([status, true]);
      const drafts = shown.filter((order) => order.status === 'new');
      if (share === 1) expect(drafts.length).toBeGreaterThanOrEqual(10);
      expect(
        drafts.some((order) => findMissingFields(order).length > 0) &&
          drafts.some((order) => findMissingFields(order).length === 0),
      ).toBe(true);
      expect(drafts.some((order) => order.label_state === 'failed' && order.label_error !== null)).toBe(true);
      expect(new Set(own.map((order) => order.last_event?.status))).toEqual(
        new Set([
          undefined,
          'ready_to_ship',
          'in_transit',
          'out_for_delivery',
          'delayed',
          'delivery_failed',
          'returning',
          'returned',
          'lost',
          'completed',
        ]),
      );
      expect(own.some((order) => order.status === 'cancelled' && order.label_state === 'refunded')).toBe(true);
      expect(own.some((order) => order.status === 'cancelled' && order.label_state === 'none')).toBe(true);
      expect(new Set(own.filter((order) => order.status === 'completed').map((order) => order.rating))).toEqual(
        new Set([5, 2.5, null]),
      );
      expect(own.some((order) => order.archived_at !== null)).toBe(true);
      expect(
        own.some((order) => order.destination_country_code !== order.origin_country_code && order.status !== 'new'),
      ).toBe(true);
      expect(own.some((order) => order.is_cod && order.status === 'completed')).toBe(share === 1);
    },
  );

  test('the parcel that documents name is on its way, and anybody may follow it (widgets 8)', async () => {
    const [known, ...others] = all.filter((order) => order.tracking_code === DOCUMENTED);
    expect(others).toEqual([]);
    expect(known).toMatchObject({ company_id: company_of.get('sg@demo.sampan.test')?.id, status: 'in_transit' });
    const { trackings, courier } = await getPublicTracking({ ctx, handle: DOCUMENTED });
    expect(trackings.length).toBeGreaterThan(1);
    expect(courier?.name).toBe('Merlion Express');
  });

  test('counts are those of the parcels', async () => {
    const { rows } = await ctx.db.execute(sql`
      select company_id, status, is_cod, has_problem, is_fulfillment, sum(n)::int as n from order_counts group by 1, 2, 3, 4, 5 having sum(n) <> 0
      except select company_id, status, is_cod, has_problem, is_fulfillment, count(*)::int from orders where archived_at is null group by 1, 2, 3, 4, 5`);
    expect(rows).toEqual([]);
  });

  test('every country has a warehouse: its stock is the sum of its movements, its orders are in every state (volume 6)', async () => {
    expect((await auditStock(ctx)).wrong_stocks).toEqual([]);
    const { rows } = await ctx.db.execute<{ states: string[]; is_short: boolean }>(sql`
      select array_agg(distinct status order by status) as states,
        exists (select 1 from stocks s where s.company_id = f.company_id and s.on_hand - s.reserved <= s.reorder_point) as is_short
      from fulfilment_orders f group by f.company_id`);
    const states = ['cancelled', 'new', 'on_hold', 'out_of_stock', 'packed', 'picked', 'picking', 'shipped'];
    expect(rows).toEqual(DEMO_COMPANIES.map(() => ({ states, is_short: true })));
  });

  test('of jobs one is finished, one failed in part, and one runs like any other until it ends (volume 4)', async () => {
    expect(await seededJobs(ctx)).toEqual([
      { kind: 'cancel_fulfillment_orders', state: 'completed', waiting: 0, states: ['failed', 'succeeded'] },
      { kind: 'pick_orders', state: 'completed', waiting: 0, states: ['succeeded'] },
      { kind: 'print_labels', state: 'running', waiting: 40, states: ['waiting'] },
    ]);
    expect((await runDueJobs(ctx)).at(-1)).toMatchObject({ state: 'running', waiting: 35 });
    await ctx.db.execute(sql`update bulk_job_items set due_at = 0`);
    expect((await runDueJobs(ctx)).at(-1)).toMatchObject({ state: 'completed', states: ['succeeded'] });
  });

  test('it is the same house at every hour of the week', async () => {
    const rates = createRateSource({ db: ctx.db, clock: ctx.clock });
    for (const at of [
      '2026-11-15T19:00:00Z',
      '2026-11-20T15:45:00Z',
      '2026-11-21T22:20:00Z',
      '2026-11-28T00:50:00Z',
      '2026-12-24T11:00:00Z',
    ]) {
      for (const shop of DEMO_COMPANIES) {
        const parcels = await generateCompany(
          await createSeedContext({ ...ctx, clock: { now: () => Date.parse(at) } }, shop, Date.parse(at), rates),
        );
        const statuses = new Set(
          parcels.filter(({ order }) => order.archived_at === null).map(({ order }) => order.status),
        );
        expect([at, shop.email, [...statuses].sort()]).toEqual([at, shop.email, [...STATUSES].sort()]);
        const told = new Set(parcels.map(({ order }) => order.last_event?.status));
        for (const status of ['delayed', 'delivery_failed', 'returning', 'returned', 'lost'])
          expect([at, shop.email, status, told.has(status)]).toEqual([at, shop.email, status, true]);
        const hasty = parcels.filter(({ order }) => (order.decide_by ?? Infinity) < Date.parse(at) / 1000 + 7_200);
        expect([at, shop.email, hasty.length]).toEqual([at, shop.email, 0]);
        const documented = parcels.filter(({ order }) => order.tracking_code === DOCUMENTED).length;
        expect([at, shop.email, documented]).toEqual([at, shop.email, shop.email === 'sg@demo.sampan.test' ? 1 : 0]);
      }
    }
  });
});

describe('money agrees with the parcels (trust 2)', () => {
  test('the ledger balances, and each wallet ends at its figure without ever having been overdrawn', async () => {
    const audit = await auditLedger(ctx);
    expect(audit).toMatchObject({ imbalance_minor: 0, wrong_accounts: [] });
    expect(audit.entries).toBeGreaterThan(1_000);
    for (const { email, balance } of DEMO_COMPANIES) {
      const { available_minor, held_minor, currency } = await balanceOf(ctx, company_of.get(email)?.id ?? '');
      expect(held_minor).toBe(0);
      if (balance === null) expect(available_minor).toBeLessThan(0);
      else expect(available_minor).toBe(toMinor(balance, currency));
    }
    const { rows } = await ctx.db.execute<{ lowest: string }>(sql`
      select min(left_over) as lowest from (
        select sum(e.amount_minor) over (partition by a.id order by j.created_at, j.kind desc, j.id) as left_over
        from entries e join journals j on j.id = e.journal_id join ledger_accounts a on a.id = e.account_id where a.kind = 'wallet' and a.credit_limit_minor = 0) walk`);
    expect(Number(rows[0]?.lowest)).toBeGreaterThanOrEqual(0);
  });

  test('each label was captured with the parts of its price, each cancelled one given back the same way', async () => {
    const { rows } = await ctx.db.execute<{ kind: string; reference: string; parts: Record<string, number> }>(sql`
      select j.kind, j.reference, jsonb_object_agg(a.kind, e.amount_minor) as parts from journals j join entries e on e.journal_id = j.id join ledger_accounts a on a.id = e.account_id
      where j.kind in ('label', 'label_refund') group by 1, 2`);
    const booked = new Map(rows.map((row) => [`${row.kind} ${row.reference}`, row.parts]));
    const purchases = await ctx.db.select().from(labelPurchases);
    for (const purchase of purchases.filter(({ state }) => state !== 'failed')) {
      const split = allocatePrice(purchase.entry);
      const parts_paid = {
        wallet: -purchase.amount_minor,
        courier_payable: split.courier_minor,
        insurance_payable: split.insurance_minor,
        platform_fee: split.platform_minor,
        tax_payable: split.tax_minor,
      };
      const moved = Object.fromEntries(Object.entries(parts_paid).filter(([, amount]) => amount !== 0));
      expect(booked.get(`label ${purchase.id}`)).toEqual(moved);
      const back = Object.fromEntries(Object.entries(moved).map(([kind, amount]) => [kind, -amount]));
      expect(booked.get(`label_refund ${purchase.id}`)).toEqual(purchase.state === 'refunded' ? back : undefined);
    }
    expect(purchases.filter(({ state }) => state === 'refunded').length).toBeGreaterThan(10);
  });

  test('every price is the one the rate cards give at that time, and its parts add up', async () => {
    const rates = createRateSource({ db: ctx.db, clock: ctx.clock });
    const purchases = new Map(
      (await ctx.db.select().from(labelPurchases)).map((purchase) => [purchase.order_id, purchase]),
    );
    for (const order of all.filter(({ price_minor }) => price_minor !== null)) {
      const purchase = purchases.get(order.id);
      const entry = purchase?.entry;
      if (!purchase || !entry) throw new Error(`${order.number} was never bought`);
      expect([order.price_minor, order.courier_alias, order.tracking_code, order.estimated_cost]).toEqual([
        entry.total_fee,
        entry.courier.alias,
        purchase.tracking_code,
        presentEntry(entry),
      ]);
      const surcharges = entry.surcharges.reduce((sum, surcharge) => sum + surcharge.amount_minor, 0);
      expect(
        entry.shipping_fee +
          surcharges +
          entry.platform_fee +
          entry.cod_fee +
          entry.delivery_sampan_premium -
          entry.discount +
          entry.tax,
      ).toBe(entry.total_fee);
      const then = { ...ctx, clock: { now: () => (order.label_created_at ?? 0) * 1000 } };
      const again = (await offersFor(then, rates, order, true)).find(
        (offer) => offer.delivery_service.id === entry.delivery_service.id,
      );
      expect([order.number, again?.total_fee]).toEqual([order.number, entry.total_fee]);
    }
  });
});

describe('addresses are real (spec 5)', () => {
  const people: Party[] = [
    ...(['SG', 'MY', 'PH', 'ID'] as const).flatMap(customersOf),
    ...Object.values(DEMO_SHOPS).map((coordinate) => ({ name: 'Shop', phone: '', email: '', coordinate })),
  ];

  test('every recipient passes the rules of the country', () => {
    for (const person of people) {
      const wrong = checkParty(person, 'party').filter(
        ({ param }) => person.name !== 'Shop' || param !== 'party.phone',
      );
      expect([person.name, wrong]).toEqual([person.name, []]);
    }
    const orders_with_label = all.filter(({ label_state }) => label_state === 'bought');
    expect(orders_with_label.flatMap(findMissingFields)).toEqual([]);
  });

  test('every level stands in the location data below the one above, and serves the postcode', async () => {
    for (const { name, coordinate } of people) {
      const { country, post_code } = coordinate;
      if (country === 'SG') {
        expect([name, sgSectorOf(post_code) !== null]).toEqual([name, true]);
        continue;
      }
      let within: number | null = null;
      const path: number[] = [];
      for (const { level, field } of addressLevelsOf(country)) {
        const found: { rows: { id: number }[] } = await ctx.db.execute<{ id: number }>(sql`
          select id from location_levels where country = ${country} and level = ${level} and name = ${coordinate[field]} and valid_to is null
          and (${within}::int is null or parent_id = ${within}::int)`);
        expect([name, field, coordinate[field], found.rows.length]).toEqual([name, field, coordinate[field], 1]);
        within = found.rows[0]?.id ?? null;
        path.push(within ?? 0);
      }
      const { rows } = await ctx.db.execute<{ post_code: string }>(sql`
        select post_code from location_postcodes where level_id = any(${`{${path.join(',')}}`}::int[]) union select post_code from location_levels where id = any(${`{${path.join(',')}}`}::int[]) and post_code is not null`);
      if (rows.length > 0)
        expect([name, post_code, rows.some((row) => row.post_code === post_code)]).toEqual([name, post_code, true]);
    }
  });
});

describe('histories agree with each other', () => {
  test('what the courier says of a parcel is what was stored, and times follow each other', async () => {
    const stored = new Map<string, (typeof trackingEvents.$inferSelect)[]>();
    for (const event of await ctx.db.select().from(trackingEvents).orderBy(trackingEvents.at))
      stored.set(event.order_id, [...(stored.get(event.order_id) ?? []), event]);
    const now = Math.floor(now_ms / 1000);
    for (const order of all) {
      const events = stored.get(order.id) ?? [];
      const times = [order.created_at, order.label_created_at, ...events.map(({ at }) => at)].filter(
        (at) => at !== null,
      );
      expect([order.number, times]).toEqual([order.number, [...times].sort((a, b) => a - b)]);
      expect(
        Math.max(...times, order.updated_at, order.archived_at ?? 0, order.cancelled_at ?? 0, order.completed_at ?? 0),
      ).toBeLessThanOrEqual(now);
      expect(order.updated_at).toBeGreaterThanOrEqual(Math.max(...times, order.cancelled_at ?? 0));
      expect(order.created_at).toBeGreaterThan(now - 60 * DAY_S);
      if (order.tracking_code === null || order.courier_alias === null) {
        expect(events).toEqual([]);
        continue;
      }
      const outcome = await parts.network.couriers
        .find(({ profile }) => profile.alias === order.courier_alias)
        ?.track(order.tracking_code, { signal: AbortSignal.timeout(5_000) });
      if (outcome?.status !== 'found') throw new Error(`${order.courier_alias} does not know ${order.tracking_code}`);
      const told = outcome.events.filter(({ code }) => code !== 'cancelled');
      expect([order.number, events.map(({ event_id, at }) => [event_id, at])]).toEqual([
        order.number,
        told.map(({ id, at }) => [id, at]),
      ]);
      expect([order.number, order.last_event?.created_at, order.completed_at]).toEqual([
        order.number,
        told.at(-1)?.at,
        order.status === 'completed' ? told.at(-1)?.at : null,
      ]);
      if (order.status === 'cancelled') expect(outcome.events.at(-1)?.code).toBe('cancelled');
    }
  });

  test('a second start changes nothing', async () => {
    const print = () =>
      ctx.db.execute(sql`select
      (select md5(string_agg(o::text, '' order by id)) from orders o) as orders, (select count(*) from entries) as entries,
      (select count(*) from tracking_events) as events, (select count(*) from courier_parcels) as parcels, (select count(*) from users) as people`);
    const before = await print();
    await seedDemo(parts);
    expect((await print()).rows).toEqual(before.rows);
  });

  test('within a minute parcels move in each country, and after some weeks every one has come to an end', async () => {
    now_ms += 70_000;
    while ((await pollCouriers(ctx)) > 0);
    const since = await ctx.db.select().from(orders);
    const before = new Map(all.map((order) => [order.id, order.last_event?.created_at]));
    for (const { email, share } of DEMO_COMPANIES) {
      const moved = since.filter(
        (order) =>
          order.company_id === company_of.get(email)?.id && order.last_event?.created_at !== before.get(order.id),
      );
      expect([email, moved.length >= (share === 1 ? 4 : 2)]).toEqual([email, true]);
    }
    now_ms += 4_000;
    const { rows } = await ctx.db.execute<{ open: string; due: string }>(
      sql`select count(*) as open, count(*) filter (where next_at <= ${Math.floor(now_ms / 1000)}) as due from tracking_polls`,
    );
    expect(Number(rows[0]?.due)).toBeLessThan(Number(rows[0]?.open) / 2);
    now_ms += 30 * DAY_S * 1000;
    while ((await pollCouriers(ctx)) > 0);
    const end = await ctx.db.select().from(orders);
    const under_way = end.filter(
      ({ status, last_event }) =>
        status === 'ready_to_ship' || (status === 'in_transit' && last_event?.status !== 'lost'),
    );
    expect(under_way.map(({ number, last_event }) => [number, last_event?.status])).toEqual([]);
  });
});

test('a first start that breaks off leaves no half house behind, and two starts at once build one', async () => {
  const other = await openEmpty();
  try {
    let stored = 0;
    const breaking = {
      ...other.parts.network,
      storePast: (...given: Parameters<typeof other.parts.network.storePast>) => {
        stored += 1;
        return stored === 3 ? Promise.reject(new Error('the power went')) : other.parts.network.storePast(...given);
      },
    };
    const fragile = { ...other.parts.ctx, ports: { ...other.parts.ctx.ports, simulator: breaking } };
    await expect(seedDemo({ ctx: fragile })).rejects.toThrow('the power went');
    const { rows } = await other.parts.ctx.db.execute(
      sql`select (select count(*) from users) + (select count(*) from orders) + (select count(*) from courier_parcels) + (select count(*) from entries) as n`,
    );
    expect(Number(rows[0]?.['n'])).toBe(0);
    await Promise.all([seedDemo(other.parts), seedDemo(other.parts)]);
    expect((await companyByEmail(other.parts.ctx)).size).toBe(8);
  } finally {
    await other.database.drop();
  }
});
