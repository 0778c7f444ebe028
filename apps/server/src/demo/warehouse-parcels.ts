import type { FulfillmentStatus } from '@sampan/contract';
import type { DemoProduct } from './data/catalogue.ts';
import { draftParcel } from './draft-parcel.ts';
import { newOrder } from './new-order.ts';
import { createSeededRandom } from './seeded-random.ts';
import type { SeedContext, SeedParcel } from './seed-context.ts';

/** Where the orders of the demo are in the warehouse. Each takes the goods of its place in the list, the last those that ran out. */
export const WORK_STATES: readonly { status: FulfillmentStatus; kind: number; also?: number }[] = [
  { status: 'new', kind: 0, also: 2 },
  { status: 'new', kind: 1 },
  { status: 'new', kind: 4 },
  { status: 'new', kind: 0 },
  { status: 'picking', kind: 2, also: 5 },
  { status: 'picked', kind: 3 },
  { status: 'packed', kind: 5 },
  { status: 'packed', kind: 1 },
  { status: 'on_hold', kind: 4 },
  { status: 'out_of_stock', kind: 7 },
];

/** The parcels a warehouse works on: entered within the last minutes, so that they are numbered after all others. */
export function warehouseParcels(seed: SeedContext): SeedParcel[] {
  const random = createSeededRandom(`${seed.shop.email} warehouse`);
  return WORK_STATES.map(({ kind, also }, index) => {
    const products = goodsOf(seed, kind, also);
    const draft = draftParcel(random, seed.shop, {
      customers: seed.customers,
      sender: seed.sender,
      is_domestic: true,
      serial: 7_000 + index,
    });
    const items = products.map(({ content: name, value: unit_value, weight_kg: weight }, place) => ({
      name,
      sku: skuCodeOf({ content: name }, (place === 0 ? kind : also) ?? kind),
      quantity: place + 1,
      weight,
      unit_value,
      hs_code: '',
      origin_country: seed.shop.country,
    }));
    const value = items.reduce((sum, item) => sum + item.unit_value * item.quantity, 0);
    const [{ content: first_content, category, sides_cm } = products[0] as DemoProduct] = products;
    const [length, width, height] = sides_cm;
    const weight = Math.round(items.reduce((sum, item) => sum + item.weight * item.quantity, 0) * 1000) / 1000;
    const { package_type: _, ...rest } = draft;
    const order = {
      ...newOrder(
        seed,
        {
          ...rest,
          reference_id: null,
          dimension: { length, width, height, weight },
          package_content: first_content,
          item_category: category,
          total_package_value: Math.round(value * 100) / 100,
          expected_cod_collection: 0,
          cod_includes_shipping_fee: false,
          voucher_promotion_code: null,
          items,
        },
        seed.now_ms - (5 * 60 - index * 20) * 1000,
      ),
      is_fulfillment: true,
    };
    return { order, purchase: null, booking: null, events: [], next_poll_at: null, movements: [], deeds: [] };
  });
}

function goodsOf({ shop }: SeedContext, ...kinds: (number | undefined)[]): DemoProduct[] {
  return kinds.flatMap((kind) => (kind === undefined ? [] : (shop.catalogue[kind] ?? [])));
}

/** A code such as KAYA-JAM-3. */
export function skuCodeOf({ content }: Pick<DemoProduct, 'content'>, index: number): string {
  const words = content
    .normalize('NFD')
    .replaceAll(/[^\w\s]/gu, '')
    .toUpperCase()
    .split(/\s+/u);
  return `${words.slice(0, 2).join('-')}-${index + 1}`;
}
