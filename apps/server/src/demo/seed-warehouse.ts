import type { FulfillmentStatus, MovementReason } from '@sampan/contract';
import { rulesOf, toMinor } from '@sampan/country-rules';
import { sql } from 'drizzle-orm';
import { insertRows } from '../platform/database/insert-rows.ts';
import { newId } from '../platform/ids.ts';
import { DEMO_SHOPS } from './demo-address.ts';
import type { DemoProduct } from './data/catalogue.ts';
import { shipByOf } from '../modules/fulfilment/warehouse/index.ts';
import {
  skus,
  stockMovements,
  stocks,
  warehouseCounters,
  warehouses,
  type SkuRow,
  type WarehouseRow,
} from '../modules/fulfilment/warehouse/warehouse.table.ts';
import { fulfilmentLines, fulfilmentOrders } from '../modules/fulfilment/fulfilment-order/fulfilment-order.table.ts';
import { foldText, type OrderRow } from '../modules/shipping/order/index.ts';
import { orders } from '../modules/shipping/order/order.table.ts';
import type { SeedContext, SeedParcel } from './seed-context.ts';
import { seedInbounds } from './seed-inbounds.ts';
import { seedWarehouseJobs } from './seed-warehouse-jobs.ts';
import { skuCodeOf, WORK_STATES } from './warehouse-parcels.ts';

/** Numbers of a warehouse's papers begin here. */
const FIRST_NUMBER = 1_001;
/** More than a parcel of the past had of one kind. */
const UNITS_OF_PAST = 3;
/** Seconds between the first reservation of the demo and now. */
const MOVED_SECONDS_AGO = 280;
/** How many kinds of goods lie in the warehouse. */
const KINDS = 8;
/** Units on hand, by kind: the last is sold out, the one before nearly. */
const ON_HAND = [64, 210, 48, 30, 96, 40, 7, 0] as const;
const REORDER_POINT = [30, 60, 20, 10, 30, 10, 20, 10] as const;
const NAMES: Readonly<Record<string, string>> = {
  SG: 'Ubi store room',
  MY: 'Shah Alam store',
  PH: 'Pasig store room',
  ID: 'Gudang Cikupa',
};

/**
 * A warehouse with what lies in it, what is on its way to it, and orders in every state but the last, in a few statements. One
 * parcel that is on its way has left from here. Must run in a transaction, after the company's parcels are written.
 */
export async function seedWarehouse(seed: SeedContext, parcels: readonly SeedParcel[]): Promise<void> {
  const { ctx, company, now_ms, shop } = seed;
  const now = Math.floor(now_ms / 1000);
  const company_id = company.id;
  const place: WarehouseRow = {
    company_id,
    id: newId(now_ms),
    name: NAMES[shop.country] ?? company.name,
    address: DEMO_SHOPS[shop.email]?.formatted_address ?? '',
    country_code: company.country_code,
    cut_off: '1700',
    working_days: [1, 2, 3, 4, 5, 6],
    status: 'active',
    created_at: now - 50 * 86_400,
  };
  const kinds = shop.catalogue.slice(0, KINDS).map((product, index) => skuOf(seed, product, index, place.created_at));
  const at_work = parcels.filter(({ order }) => order.is_fulfillment).map(({ order }) => order);
  const kindOf = (order: OrderRow) => kinds.findIndex(({ name }) => name === order.items[0]?.name);
  const isInStock = (order: OrderRow) => (ON_HAND[kindOf(order)] ?? 0) > UNITS_OF_PAST;
  const gone = parcels.find(({ order }) => order.status === 'in_transit' && isInStock(order))?.order;
  // Somebody took it back from the warehouse: it is among the new parcels again.
  const back = parcels.find(({ order }) => order.status === 'new' && !order.is_fulfillment && isInStock(order))?.order;
  const [, packer = seed.people[0]] = seed.people;
  const work = [
    ...(gone === undefined ? [] : [workOf(seed, place, gone, 'shipped', 0, packer)]),
    ...(back === undefined ? [] : [workOf(seed, place, back, 'cancelled', WORK_STATES.length + 1, undefined)]),
    ...at_work.map((order, index) =>
      workOf(seed, place, order, WORK_STATES[index]?.status ?? 'new', index + 1, packer),
    ),
  ];
  const lines = work.flatMap(({ id, order_id, status }) => {
    const at = at_work.findIndex((order) => order.id === order_id);
    const order = [gone, back].find((one) => one?.id === order_id);
    const { kind, also } = WORK_STATES[at] ?? { kind: order ? kindOf(order) : undefined, also: undefined };
    return [kind, also].flatMap((one, index) => {
      const sku = one === undefined ? undefined : kinds[one];
      const quantity = order?.items[0]?.quantity ?? index + 1;
      const is_picked = status === 'picked' || status === 'packed' || status === 'shipped';
      // Whoever picks has the first line already.
      const picked = is_picked || (status === 'picking' && index === 0) ? quantity : 0;
      return sku === undefined ? [] : [{ company_id, fulfilment_order_id: id, sku_id: sku.id, quantity, picked }];
    });
  });
  const number_of = new Map(work.map(({ id, number, status }) => [id, { number, status }]));
  const movements = [
    ...kinds.flatMap((sku, index) => {
      const units = ON_HAND[index] ?? 0;
      return units === 0 ? [] : [movement(sku, 'receive', units, 0, `IN-${FIRST_NUMBER}`)];
    }),
    ...lines.flatMap((line) => {
      const { number, status } = number_of.get(line.fulfilment_order_id) ?? { number: '', status: 'out_of_stock' };
      const sku = kinds.find(({ id }) => id === line.sku_id);
      if (sku === undefined || status === 'out_of_stock' || status === 'cancelled') return [];
      const reserved = movement(sku, 'reserve', 0, line.quantity, number);
      return status === 'shipped'
        ? [reserved, movement(sku, 'ship', -line.quantity, -line.quantity, number)]
        : [reserved];
    }),
  ].map((row, index) => ({
    ...row,
    company_id,
    warehouse_id: place.id,
    id: newId(now_ms),
    user_id: seed.people[0] ?? null,
    created_at: row.reason === 'receive' ? place.created_at + 3_600 : now - (MOVED_SECONDS_AGO - index),
  }));
  const sum = (sku_id: string, field: 'on_hand_delta' | 'reserved_delta') =>
    movements.filter((row) => row.sku_id === sku_id).reduce((total, row) => total + row[field], 0);
  const coming = kinds.slice(-2);
  await insertRows(ctx.db, warehouses, [place]);
  await insertRows(ctx.db, skus, kinds);
  await insertRows(
    ctx.db,
    stocks,
    kinds.map((sku, index) => ({
      company_id,
      warehouse_id: place.id,
      sku_id: sku.id,
      shelf: `${'ABCD'.charAt(Math.floor(index / 2))}-0${(index % 2) * 3 + 1}`,
      on_hand: sum(sku.id, 'on_hand_delta'),
      reserved: sum(sku.id, 'reserved_delta'),
      incoming: coming.includes(sku) ? 60 : 0,
      reorder_point: sku.reorder_point,
    })),
  );
  await insertRows(ctx.db, stockMovements, movements);
  await insertRows(ctx.db, fulfilmentOrders, work);
  await insertRows(ctx.db, fulfilmentLines, lines);
  if (gone) await ctx.db.execute(sql`update ${orders} set is_fulfillment = true where id = ${gone.id}`);
  await seedInbounds(seed, place, kinds, coming, { first_number: FIRST_NUMBER, on_hand: ON_HAND });
  await insertRows(ctx.db, warehouseCounters, [
    { company_id, kind: 'inbound', last: FIRST_NUMBER + 1 },
    { company_id, kind: 'fulfilment', last: FIRST_NUMBER + WORK_STATES.length + 1 },
  ]);
  await seedWarehouseJobs(seed, work);
}

function movement(
  sku: SkuRow,
  reason: MovementReason,
  on_hand_delta: number,
  reserved_delta: number,
  reference: string,
) {
  return { sku_id: sku.id, reason, on_hand_delta, reserved_delta, reference };
}

function skuOf(
  { company, shop, now_ms }: SeedContext,
  product: DemoProduct,
  index: number,
  created_at: number,
): SkuRow {
  const { currency } = rulesOf(company.country_code);
  const [length, width, height] = product.sides_cm;
  const sku = skuCodeOf(product, index);
  const barcode = `9555${String(1_000_000 + index * 37)}${shop.country.charCodeAt(0) % 10}0`;
  return {
    company_id: company.id,
    id: newId(now_ms),
    sku,
    name: product.content,
    barcode,
    search_key: foldText([sku, product.content, barcode].join(' ')),
    weight_g: Math.round(product.weight_kg * 1000),
    length_mm: length * 10,
    width_mm: width * 10,
    height_mm: height * 10,
    hs_code: '',
    origin_country: shop.country,
    unit_value_minor: toMinor(product.value, currency),
    currency,
    reorder_point: REORDER_POINT[index] ?? 0,
    deleted_at: null,
    created_at: created_at + index,
    updated_at: created_at + index,
  };
}

const UNTOUCHED: readonly FulfillmentStatus[] = ['new', 'out_of_stock', 'on_hold', 'cancelled'];

/** An order of the warehouse, as `createFulfilment` and the steps after it would have written it. */
function workOf(
  { company, now_ms }: SeedContext,
  place: WarehouseRow,
  order: OrderRow,
  status: FulfillmentStatus,
  index: number,
  packer: string | undefined,
) {
  const number = `FO-${FIRST_NUMBER + index}`;
  const recipient_name = order.shipping_address?.name ?? '';
  const is_touched = !UNTOUCHED.includes(status);
  const shipped_at = status === 'shipped' ? order.label_created_at : null;
  return {
    company_id: company.id,
    id: newId(now_ms),
    number,
    order_id: order.id,
    order_number: order.number,
    reference_id: order.reference_id,
    recipient_name,
    source: order.marketplace?.source ?? '',
    search_key: foldText([number, order.number, order.reference_id ?? '', recipient_name].join(' ')),
    warehouse_id: place.id,
    status,
    held_from: status === 'on_hold' ? ('new' as const) : null,
    hold_reason: status === 'on_hold' ? 'Buyer asked for another colour' : '',
    has_label: status === 'shipped',
    picker_id: is_touched ? (packer ?? null) : null,
    ship_by: shipByOf(order.created_at, place),
    shipped_at,
    created_at: order.created_at,
    updated_at: shipped_at ?? Math.floor(now_ms / 1000),
  };
}
