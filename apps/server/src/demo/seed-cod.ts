import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { outbox } from '../platform/outbox/outbox.table.ts';
import type { CourierEvent } from '../ports/courier.ts';
import { findUserByVerifiedEmail } from '../modules/identity/account/index.ts';
import {
  startSettlement,
  collectCod,
  endCod,
  expectCod,
  findUnremittedParcels,
  markCodPaid,
  releaseSettlements,
  settleRemittances,
  acceptRemittance,
  writeRemittance,
} from '../modules/settlement/cod/index.ts';
import { labelPurchases } from '../modules/shipping/label/label.table.ts';
import { orders, type OrderRow } from '../modules/shipping/order/order.table.ts';
import { trackingEvents } from '../modules/shipping/tracking/tracking.table.ts';
import { localDay } from './working-hours.ts';

const HOUR_S = 3_600;
const DAY_S = 24 * HOUR_S;
const WEEKS = 5;
/** Couriers do not hand over at the same second: the lists of it have an order. */
const APART_S = 7 * 60;
/** Where somebody counted wrong at one door. */
const SHORT_IN = 'PH';
const ADMIN = 'admin@demo.sampan.test';

/** Something that happened to the cash, with the clock as it stood then. */
export interface Moment {
  at: number;
  run: (then: Ctx) => Promise<unknown>;
}

/**
 * The cash of the demo's weeks, by the very functions that run in life, each with the clock of its day: couriers collect, and
 * each hands over once a week what it has, so that every state has parcels in it. In one of the last remittances an amount
 * is short. `others` are other movements of the same accounts, so that all come in their order. Must run in the transaction
 * that seeds the demo.
 */
export async function seedCod(tx: Ctx, now_ms: number, others: readonly Moment[] = []): Promise<void> {
  const person = await findUserByVerifiedEmail(tx, ADMIN);
  if (!person) return;
  const last_message = await newestMessage(tx);
  const now = Math.floor(now_ms / 1000);
  const moments = [...(await parcelMoments(tx)), ...remittances(tx, now, person.user.id), ...others];
  for (const { at, run } of moments.sort((a, b) => a.at - b.at)) await run({ ...tx, clock: { now: () => at * 1000 } });
  const companies = await tx.db
    .selectDistinct({ id: orders.company_id })
    .from(orders)
    .where(sql`is_cod`);
  for (const { id } of companies) await markCodPaid(tx, id);
  // Nobody is written today about what happened weeks ago.
  await tx.db.delete(outbox).where(sql`${outbox.seq} > ${last_message}`);
}

async function newestMessage(tx: Ctx): Promise<number> {
  const [row] = await tx.db.select({ seq: sql<string>`coalesce(max(${outbox.seq}), 0)` }).from(outbox);
  return Number(row?.seq ?? 0);
}

/** Labels, deliveries, returns, losses and cancellations of all COD parcels. */
async function parcelMoments(tx: Ctx): Promise<Moment[]> {
  const parcels = await tx.db
    .select({ order: orders, purchase: labelPurchases })
    .from(orders)
    .innerJoin(
      labelPurchases,
      and(eq(labelPurchases.company_id, orders.company_id), eq(labelPurchases.order_id, orders.id)),
    )
    .where(and(sql`${orders.is_cod}`, isNotNull(orders.tracking_code)))
    .orderBy(orders.label_created_at, orders.number);
  const moments: Moment[] = [];
  for (const { order, purchase } of parcels) {
    const { entry, tracking_code } = purchase;
    if (tracking_code === null || order.label_created_at === null) continue;
    moments.push({ at: order.label_created_at, run: (then) => expectCod(then, { order, entry, tracking_code }) });
    const ended = await endOf(tx, order);
    if (ended) moments.push(ended);
  }
  return moments;
}

async function endOf(tx: Ctx, order: OrderRow): Promise<Moment | null> {
  if (order.cancelled_at !== null)
    return { at: order.cancelled_at, run: (then) => endCod(then, order, 'cancelled', order.cancelled_at ?? 0) };
  const rows = await tx.db
    .select()
    .from(trackingEvents)
    .where(and(eq(trackingEvents.company_id, order.company_id), eq(trackingEvents.order_id, order.id)))
    .orderBy(trackingEvents.at);
  const newest = rows.at(-1);
  if (!newest) return null;
  const events = rows.map(({ event_id: id, code, description, place, at, pod_urls }): CourierEvent => ({
    id,
    code,
    description,
    place,
    at,
    pod_urls,
    driver_phone: null,
  }));
  return { at: newest.created_at, run: (then) => collectCod(then, order, events) };
}

/** Every courier remits once a week, each on a day of its own; what is settled becomes payable a day later. */
function remittances(tx: Ctx, now: number, uploaded_by: string): Moment[] {
  const moments: Moment[] = [];
  let is_short_told = false;
  for (const [place, { alias, countries }] of tx.ports.couriers.profiles().entries()) {
    for (let week = 0; week < WEEKS; week += 1) {
      const at = now - 5 * HOUR_S - place * APART_S - (place % 4) * DAY_S - week * 7 * DAY_S;
      const run = async (then: Ctx) => {
        const may_be_short = week === 0 && countries.includes(SHORT_IN) && !is_short_told;
        const sent = await remit(then, alias, { uploaded_by, is_short: may_be_short });
        is_short_told ||= may_be_short && sent > 0;
      };
      moments.push({ at, run });
      moments.push({ at: Math.min(at + DAY_S + 60, now), run: async (then) => void (await releaseSettlements(then)) });
    }
  }
  return moments;
}

/** Hands over what a courier holds; answers how many parcels. */
async function remit(
  then: Ctx,
  alias: string,
  { uploaded_by, is_short }: { uploaded_by: string; is_short: boolean },
): Promise<number> {
  const { date: day } = localDay(then.clock.now(), 'SG');
  const held = await findUnremittedParcels(then, alias, `RM-${day.replaceAll('-', '')}`);
  if (held.length === 0) return 0;
  const sent = held.map((parcel, index) =>
    is_short && index === held.length - 1
      ? { ...parcel, collected_minor: Math.round(parcel.collected_minor / 2), fee_minor: 0 }
      : parcel,
  );
  const file = Buffer.from(writeRemittance(alias, sent));
  const taken = await acceptRemittance(then, {
    courier_alias: alias,
    file_name: `${alias}-${day}.csv`,
    file,
    uploaded_by,
  });
  await startSettlement(then, taken.id);
  await settleRemittances(then);
  return held.length;
}
