import type { OrderDraft, Party } from '@sampan/contract';
import { packageSizeForWeight } from '@sampan/country-rules';
import type { DemoProduct } from './data/catalogue.ts';
import type { DemoCountry } from './demo-customer.ts';
import type { DemoShop } from './demo-shop.ts';
import type { SeededRandom } from './seeded-random.ts';

const INSTRUCTIONS = [
  'Please call before delivery.',
  'Leave with the guard house if nobody is home.',
  'Office hours only, reception on the ground floor.',
  "Gate code on the recipient's phone; ring twice.",
  'Do not leave outside: it rains in.',
] as const;
const NOTES = [
  'Gift wrap, no invoice inside.',
  'Second parcel of the same order follows.',
  'Fragile stickers on all sides.',
  'Regular customer: add the sample.',
] as const;

/** Shares no factor with the number of customers of any country. */
const STRIDE = 11;

/** What a new draft may still lack. */
export const MISSING_PARTS = ['address', 'phone', 'parcel', 'recipient'] as const;
export type MissingPart = (typeof MISSING_PARTS)[number];

export interface SeedOrderOptions {
  customers: ReadonlyMap<DemoCountry, readonly Party[]>;
  sender: Party;
  is_domestic?: boolean;
  /** Sequence number of the shop's order. */
  serial: number;
}

/** An order as the shop would enter it: who, what, how heavy. The same dice give the same order. */
export function draftParcel(random: SeededRandom, shop: DemoShop, wishes: SeedOrderOptions): OrderDraft {
  const is_abroad = wishes.is_domestic !== true && random.chance(shop.abroad_share);
  const country = is_abroad ? random.pick(shop.abroad) : shop.country;
  const product = random.pick(is_abroad ? worthTheWay(shop.catalogue) : shop.catalogue);
  const quantity = product.weight_kg < 1.2 && random.chance(0.22) ? random.between(2, 3) : 1;
  const value = Math.round(product.value * quantity * 100) / 100;
  const is_cod = !is_abroad && random.chance(shop.cod_share);
  const [length, width, height] = product.sides_cm;
  const weight = Math.round(product.weight_kg * quantity * 1000) / 1000;
  // Who has no tape measure at hand picks a size; what is long has to be measured.
  const by_size = length <= 40 && random.chance(0.3);
  return {
    reference_id: random.chance(0.85) ? `${shop.reference}${wishes.serial}` : null,
    billing_address: wishes.sender,
    shipping_address: customerOf(wishes.customers.get(country) ?? [], wishes.serial),
    ...(by_size
      ? { package_type: packageSizeForWeight(weight * 1000).alias }
      : { dimension: { length, width, height: height * quantity, weight } }),
    package_content: quantity === 1 ? product.content : `${quantity} x ${product.content}`,
    item_category: product.category,
    total_package_value: value,
    is_fragile: product.is_fragile ?? false,
    is_battery: product.is_battery ?? false,
    is_insured: random.chance(shop.insured_share),
    expected_cod_collection: is_cod ? value : 0,
    cod_includes_shipping_fee: is_cod && wishes.serial % 3 === 0,
    ...(is_cod && wishes.serial % 4 === 0 ? { cod_type: 'fee_by_recipient' as const } : {}),
    items: [
      {
        name: product.content,
        sku: '',
        quantity,
        weight: product.weight_kg,
        unit_value: product.value,
        hs_code: '',
        origin_country: shop.country,
      },
    ],
    delivery_instructions: random.chance(0.25) ? random.pick(INSTRUCTIONS) : '',
    shippers_note: random.chance(0.1) ? random.pick(NOTES) : '',
    voucher_promotion_code: random.chance(0.06) ? 'discount20' : null,
  };
}

/** What is ordered from abroad: light, without batteries, and of the dearer half, for the way costs more. */
function worthTheWay(catalogue: readonly DemoProduct[]): readonly DemoProduct[] {
  const light = catalogue.filter((product) => product.weight_kg < 3 && !product.is_battery);
  return [...light].sort((a, b) => b.value - a.value).slice(0, Math.ceil(light.length / 2));
}

/** Customers take turns, so that a page of a list shows many people and each of them comes again after some weeks. */
function customerOf(customers: readonly Party[], serial: number): Party | null {
  return customers[(serial * STRIDE) % customers.length] ?? null;
}

/** The same draft while something is still to be asked of the customer. */
export function incompleteDraft(draft: OrderDraft, gap: MissingPart): OrderDraft {
  const recipient = draft.shipping_address;
  if (gap === 'recipient' || !recipient) return { ...draft, shipping_address: null };
  if (gap === 'phone') return { ...draft, shipping_address: { ...recipient, phone: '' } };
  if (gap === 'address') {
    const bare = { ...recipient.coordinate, unit_number: '', city: '', district: '', county: '', post_code: '' };
    return { ...draft, shipping_address: { ...recipient, coordinate: bare } };
  }
  const { dimension: _, package_type: _type, ...rest } = draft;
  return { ...rest, package_content: '', total_package_value: 0, expected_cod_collection: 0, items: [] };
}
