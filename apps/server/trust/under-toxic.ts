import { endpoints, type Order } from '@sampan/contract';
import { startCourierStandIns } from '@sampan/stand-ins';
import type { TestDatabase } from '@sampan/testing';
import { setTimeout as sleep } from 'node:timers/promises';
import { NINJA_VAN_RATES } from '#test/adapters/ninja-van.fixtures.ts';
import { newOrder, quoteOf } from '#test/app/endpoint-samples.fixtures.ts';
import { openTestApp, TestClock, type TestApp } from '#test/app/test-app.fixtures.ts';
import { auditLedger, isBalanced } from '../src/modules/ledger/wallet/index.ts';
import { importRates, RATE_CARD_PATH, readZoneMap } from '../src/modules/shipping/estimate/index.ts';
import { auditLabels, reconcilePurchases } from '../src/modules/shipping/label/index.ts';
import { createEgress } from '../src/platform/egress/egress-client.ts';
import type { CourierQuoteRequest } from '../src/ports/courier.ts';
import { startFaultProxy, type Toxic } from './fault-proxy.ts';

const LABELS = 4;
const TOXIC_MS = 30_000;
const SETTLE_MS = 300_000;
/** How long the couriers that nothing is done to take, so that what is measured of them is not the noise of this machine. */
const OTHERS_MS = 400;
const OTHERS_CALLS = 60;
const OTHERS_AT_ONCE = 4;

export interface ToxicOutcome {
  toxic: Toxic;
  /** Of 500, from whatever was called. */
  server_errors: number;
  bought: number;
  /** Parcels at the courier that nobody has a label of, and labels without a parcel. */
  not_one_parcel: number;
  references_twice: number;
  /** Until no purchase was open and no money held; endless where that did not come. */
  settled_ms: number;
  held_minor: number;
  findings: number;
  /** Until the courier that is asked for prices was paused; endless where it was not. */
  paused_ms: number;
  failed_prices: number;
  others_before_ms: number;
  others_meanwhile_ms: number;
}

const point = { county: '', district: '', email: '', state: '', country: 'SG', lat: 1.2789, lng: 103.8439 } as const;
const PRICE: CourierQuoteRequest = {
  origin: {
    ...point,
    name: 'Kaya',
    phone: '+6591112222',
    street: '60 Paya Lebar Road',
    unit_number: '#03-11',
    city: 'Singapore',
    post_code: '409051',
  },
  destination: {
    ...point,
    name: 'Tan',
    phone: '+6591234567',
    street: '10 Anson Road',
    unit_number: '#05-12',
    city: 'Singapore',
    post_code: '079903',
  },
  parcel: { weight_g: 1_000, length_mm: 300, width_mm: 200, height_mm: 100, content: 'Jam', value_minor: 4_800 },
  currency: 'SGD',
  cod_minor: 0,
  asked_at: 0,
};

const p95 = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;

/** How long a courier nearby takes for a price, p95. */
async function othersOf({ ctx }: TestApp): Promise<number> {
  const other = ctx.ports.couriers.profiles('SG').find(({ alias }) => !/^(?:ninja-van|lalamove)/u.test(alias));
  const times: number[] = [];
  const asking = Array.from({ length: OTHERS_AT_ONCE }, async () => {
    for (let at = 0; at < OTHERS_CALLS / OTHERS_AT_ONCE; at += 1) {
      const began = performance.now();
      await ctx.ports.couriers.quote(other?.alias ?? '', PRICE);
      times.push(performance.now() - began);
    }
  });
  await Promise.all(asking);
  return p95(times);
}

/** A server whose couriers are reached through a network that does one bad thing: labels, prices, tracking and cancelling meanwhile. */
export async function underToxic(database: TestDatabase, toxic: Toxic, chance: () => number): Promise<ToxicOutcome> {
  const clock = new TestClock();
  const stand_ins = await startCourierStandIns({ now: () => clock.now() });
  const { ninja_van, lalamove } = stand_ins;
  const proxy = await startFaultProxy(Number(new URL(stand_ins.url).port), chance);
  const app = await openTestApp({
    database,
    clock,
    env: {
      NINJA_VAN_ACCOUNTS: `SG:${ninja_van.client_id}:${ninja_van.client_secret}:${ninja_van.prefix}`,
      NINJA_VAN_URL: `${proxy.url}/ninja-van`,
      LALAMOVE_ACCOUNTS: `SG:${lalamove.api_key}:${lalamove.api_secret}`,
      LALAMOVE_URL: `${proxy.url}/lalamove`,
      SAMPAN_COURIER_LATENCY_MS: String(OTHERS_MS),
    },
    ports: { egress: createEgress({ allow: [new URL(proxy.url).host] }) },
  });
  const { couriers } = app.ctx.ports;
  try {
    const zones = readZoneMap(RATE_CARD_PATH);
    await importRates({ db: app.ctx.db, clock, text: NINJA_VAN_RATES, source: 'ninja-van.csv', zones, couriers: null });
    const token = await app.tokenOf('sg@demo.sampan.test');
    let server_errors = 0;
    const counted = async (asked: ReturnType<TestApp['refusal']>) => {
      if ((await asked).status === 500) server_errors += 1;
    };
    const labelOf = async () => {
      const { id } = await newOrder(app, token);
      const { estimated_costs } = await quoteOf(app, token, id);
      const entry = estimated_costs.find(({ courier }) => courier.name === 'Ninja Van');
      const body = { estimated_costs_id: entry?.id, total_fee: entry?.total_fee };
      return { id, buy: () => app.refusal(endpoints.createLabel, { token, params: { id }, body }) };
    };
    const labels = [];
    for (let at = 0; at <= LABELS; at += 1) labels.push(await labelOf());
    const [first, ...rest] = labels;
    await first?.buy();
    const params = { id: first?.id ?? '' };
    const known = (await app.call<Order>(endpoints.getOrder, { token, params })).body.label?.tracking_code ?? '';
    const others_before_ms = await othersOf(app);

    await proxy.set(toxic);
    const began = performance.now();
    const isOver = () => performance.now() - began > TOXIC_MS;
    let failed_prices = 0;
    let paused_ms = Number.POSITIVE_INFINITY;
    const prices = (async () => {
      const asked: Promise<unknown>[] = [];
      while (!isOver()) {
        if (couriers.isAvailable('lalamove-sg'))
          asked.push(couriers.quote('lalamove-sg', PRICE).catch(() => (failed_prices += 1)));
        else paused_ms = Math.min(paused_ms, performance.now() - began);
        await sleep(500);
      }
      await Promise.all(asked);
    })();
    const tracking = (async () => {
      while (!isOver()) {
        await couriers.track('ninja-van-sg', known).catch(() => undefined);
        await sleep(2_000);
      }
    })();
    const cancelling = counted(app.refusal(endpoints.cancelOrder, { token, params, body: { reason: 'Out of stock' } }));
    const buying = rest.map(({ buy }) => counted(buy()));
    const others_meanwhile_ms = await othersOf(app);
    await Promise.all([prices, tracking, cancelling, ...buying]);
    await proxy.set(null);

    const openOf = async () => {
      const { rows } = await database.pool.query("select 1 from label_purchases where state in ('buying', 'unknown')");
      const { body } = await app.call<{ held: number }>(endpoints.getWalletBalance, { token });
      return { open: rows.length, held: body.held };
    };
    let left = await openOf();
    while ((left.open > 0 || left.held > 0) && performance.now() - began < SETTLE_MS) {
      await reconcilePurchases(app.ctx);
      await sleep(1_000);
      left = await openOf();
    }
    const settled_ms = left.open + left.held === 0 ? performance.now() - began : Number.POSITIVE_INFINITY;
    // Whatever the answer to the cancellation was, it is asked again until the courier has said it.
    await app.refusal(endpoints.cancelOrder, { token, params, body: { reason: 'Out of stock' } });

    const parcels = [...ninja_van.parcels.values()];
    const orders = await Promise.all(
      labels.map(async ({ id }) => (await app.call<Order>(endpoints.getOrder, { token, params: { id } })).body),
    );
    const numbers = orders.flatMap(({ label_state, label }) =>
      label_state === 'bought' && label !== null ? label.tracking_code : [],
    );
    const standing = parcels.filter(({ is_cancelled }) => !is_cancelled).map(({ tracking_code }) => tracking_code);
    const audit = await auditLedger(app.ctx);
    return {
      toxic,
      server_errors,
      bought: numbers.length,
      not_one_parcel: [
        ...standing.filter((one) => !numbers.includes(one)),
        ...numbers.filter((one) => !standing.includes(one)),
      ].length,
      references_twice: parcels.length - new Set(parcels.map(({ reference }) => reference)).size,
      settled_ms,
      held_minor: left.held,
      findings: Number(!isBalanced(audit)) + (await auditLabels(app.ctx)).wrong_labels,
      paused_ms,
      failed_prices,
      others_before_ms,
      others_meanwhile_ms,
    };
  } finally {
    await proxy.stop();
    await stand_ins.stop();
    await app.close();
  }
}
