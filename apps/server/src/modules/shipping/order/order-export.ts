import type { OrderExportColumn, OrderExportPreset, OrderItem } from '@sampan/contract';
import { amountText, toMinor, type Language } from '@sampan/country-rules';
import type { Ctx } from '../../../platform/context.ts';
import type { CsvColumn } from '../../../platform/document/csv-column.ts';
import { textsOf } from '../../../platform/texts.ts';
import { toCollectOf } from './order-cod.ts';
import type { OrderRow } from './order.table.ts';
import { trackingUrlOf } from './tracking-url.ts';

const TEXTS = textsOf('document_export');

type Cell =
  | { type: 'text'; value: (row: OrderRow) => string | null | undefined }
  | { type: 'amount' | 'decimal' | 'time'; value: (row: OrderRow) => number | null | undefined };

const text = (value: (row: OrderRow) => string | null | undefined): Cell => ({ type: 'text', value });
const time = (value: (row: OrderRow) => number | null): Cell => ({ type: 'time', value });
const decimal = (value: (row: OrderRow) => number | null | undefined): Cell => ({ type: 'decimal', value });
const amount = (value: (row: OrderRow) => number | null | undefined): Cell => ({ type: 'amount', value });

type Cost = NonNullable<OrderRow['estimated_cost']>;

/** A part of the price the label was bought for. */
const fee = (part: (cost: Cost) => number): Cell => fees((cost) => [part(cost)]);

/** Several, added in minor units: 1.1 and 2.2 are 3.3000000000000003 otherwise, which is no amount. */
const fees = (parts: (cost: Cost) => readonly number[]): Cell =>
  amount(({ estimated_cost, currency }) =>
    estimated_cost === null ? null : parts(estimated_cost).reduce((sum, each) => sum + toMinor(each, currency), 0),
  );

const place = (part: 'unit_number' | 'post_code' | 'county' | 'district' | 'city' | 'state' | 'country'): Cell =>
  text((row) => row.shipping_address?.coordinate[part]);

/** As people write it on one line: the building is part of the street. */
function streetOf({ shipping_address }: OrderRow): string {
  const { building_name = '', street = '' } = shipping_address?.coordinate ?? {};
  return [building_name, street].filter((part) => part !== '').join(', ');
}

const centimetres = (side: 'length_mm' | 'width_mm' | 'height_mm'): Cell =>
  decimal((row) => (row[side] === null ? null : row[side] / 10));

/** Of each item, in their order: one behind the other where a row has several. */
const each = (value: (item: OrderItem, row: OrderRow) => string): Cell =>
  text((row) => {
    const said = row.items.map((item) => value(item, row));
    return said.every((part) => part === '') ? null : said.join('; ');
  });

function cellsOf(ctx: Ctx, language: Language): Record<OrderExportColumn, Cell> {
  const words = TEXTS[language];
  const courierOf = (alias: string | null) => {
    if (alias === null) return null;
    const profile = ctx.ports.couriers.profileOf(alias);
    // A price of nothing is not a gift: the courier bills it.
    if (profile?.is_own_contract === true) return `${profile.name} (${words.own_contract})`;
    return profile?.name ?? alias;
  };
  return {
    number: text((row) => row.number),
    reference_id: text((row) => row.reference_id),
    status: text((row) => words.status[row.status]),
    created_at: time((row) => row.created_at),
    label_created_at: time((row) => row.label_created_at),
    completed_at: time((row) => row.completed_at),
    cancelled_at: time((row) => row.cancelled_at),
    cancel_reason: text((row) => row.cancel_reason),
    recipient_name: text((row) => row.shipping_address?.name),
    recipient_phone: text((row) => row.shipping_address?.phone),
    recipient_email: text((row) => row.shipping_address?.email),
    recipient_address: text(streetOf),
    recipient_unit: place('unit_number'),
    recipient_post_code: place('post_code'),
    recipient_county: place('county'),
    recipient_district: place('district'),
    recipient_city: place('city'),
    recipient_state: place('state'),
    recipient_country: place('country'),
    package_content: text((row) => row.package_content),
    package_value: amount((row) => row.total_package_value_minor),
    package_weight: decimal((row) => (row.weight_g === null ? null : row.weight_g / 1000)),
    package_type: text((row) => row.package_type),
    package_length: centimetres('length_mm'),
    package_width: centimetres('width_mm'),
    package_height: centimetres('height_mm'),
    cod_amount: amount((row) => (row.is_cod ? row.expected_cod_minor : null)),
    delivery_service: text((row) => row.estimated_cost?.delivery_service.name),
    delivery_instructions: text((row) => row.delivery_instructions),
    pick_up_date: text((row) => row.pick_up_date),
    item_name: each(({ name }) => name),
    item_sku: each(({ sku }) => sku),
    item_quantity: each(({ quantity }) => String(quantity)),
    item_price: each(({ unit_value }, { currency }) =>
      unit_value === null ? '' : amountText(toMinor(unit_value, currency), currency),
    ),
    item_weight: each(({ weight }) => (weight === null ? '' : plainWeightText(weight * 1000))),
    hs_code: each(({ hs_code }) => hs_code),
    origin_country: each(({ origin_country }) => origin_country),
    customs_purpose: text(({ extras }) => extras.customs_purpose && words.purpose[extras.customs_purpose]),
    customs_explanation: text(({ extras }) => extras.customs_explanation),
    delivery_type: text((row) => words.delivery[row.delivery_type]),
    sender_name: text((row) => row.billing_address?.name),
    pick_up_address: text((row) => row.formatted_pick_up_address),
    courier: text((row) => courierOf(row.courier_alias)),
    tracking_number: text((row) => row.tracking_code),
    tracking_url: text((row) => (row.tracking_code === null ? null : trackingUrlOf(ctx, row))),
    last_event: text((row) => row.last_event?.status_description),
    last_event_at: time((row) => row.last_event?.created_at ?? null),
    has_problem: text((row) => (row.has_problem ? words.yes : words.no)),
    chargeable_weight: decimal((row) => row.estimated_cost?.weight.chargeable),
    shipping_fee: fee((cost) => cost.shipping_fee),
    surcharges: fees((cost) => cost.surcharges.map((each) => each.amount)),
    platform_fee: fee((cost) => cost.platform_fee),
    insurance_fee: fee((cost) => cost.delivery_sampan_premium),
    cod_fee: fee((cost) => cost.cod_fee),
    discount: fee((cost) => cost.discount),
    tax: fee((cost) => cost.tax),
    total_fee: fee((cost) => cost.total_fee),
    currency: text((row) => row.currency),
    cod_to_collect: amount((row) => (row.is_cod ? toCollectOf(row) : null)),
    cod_state: text((row) => (row.is_cod ? words.cod_state[row.cod_state ?? 'not_shipped'] : null)),
    store: text((row) => row.marketplace?.source),
    store_order_number: text((row) => row.marketplace?.number ?? row.reference_id),
    note: text((row) => row.shippers_note),
    id: text((row) => row.id),
  };
}

/** What apps that write tracking numbers to Shopify call them. */
const SHOPIFY_HEADERS: Partial<Record<OrderExportColumn, string>> = {
  store_order_number: 'Name',
  tracking_number: 'Tracking Number',
  courier: 'Tracking Company',
  tracking_url: 'Tracking URL',
};

/** A weight that an import reads without a question: 1.250 alone could be thousands, so it is said in grams then. */
export function plainWeightText(grams: number): string {
  const whole = Math.round(grams);
  return whole > 1_000 && whole % 10 !== 0 ? `${whole} g` : String(grams / 1000);
}

interface OrderFile {
  columns: readonly OrderExportColumn[];
  preset: OrderExportPreset | null;
  language: Language;
  time_zone: string;
}

/** The columns of a file of parcels: heads and words in a language, times with their zone. */
export function orderFileColumns(ctx: Ctx, { columns, preset, language, time_zone }: OrderFile): CsvColumn<OrderRow>[] {
  const cells = cellsOf(ctx, language);
  const headerOf = (name: OrderExportColumn, type: Cell['type']): string => {
    if (preset === 'import') return name;
    if (preset === 'shopify_tracking') return SHOPIFY_HEADERS[name] ?? name;
    const word = TEXTS[language].column[name];
    return type === 'time' ? `${word} (${time_zone})` : word;
  };
  return columns.map((name): CsvColumn<OrderRow> => {
    const cell = cells[name];
    const header = headerOf(name, cell.type);
    if (cell.type === 'text') return { header, type: 'text', value: (row) => cell.value(row) ?? null };
    const value = (row: OrderRow) => cell.value(row) ?? null;
    if (preset === 'import' && name === 'package_weight')
      return { header, type: 'text', value: ({ weight_g }) => (weight_g === null ? null : plainWeightText(weight_g)) };
    if (cell.type === 'amount') return { header, type: 'amount', currency: (row) => row.currency, value };
    return { header, type: cell.type, value };
  });
}

/**
 * A row for each item, as our template takes several: every row repeats the parcel, and they belong together by its reference, which
 * is the parcel's number where it has no other.
 */
export async function* eachItem(rows: AsyncIterable<OrderRow>): AsyncGenerator<OrderRow> {
  for await (const row of rows) {
    if (row.items.length < 2) yield row;
    else for (const item of row.items) yield { ...row, reference_id: row.reference_id ?? row.number, items: [item] };
  }
}
