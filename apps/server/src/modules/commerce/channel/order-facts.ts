import { MAX_AMOUNT, type Party, type StoreSettings, type StoreSkipReason } from '@sampan/contract';
import { payableDigitsOf, toMajor, toMinor, type Currency } from '@sampan/country-rules';
import type { ChannelLine, ChannelOrder } from '../../../ports/sales-channel.ts';
import { toOrderColumns, type OrderChange } from '../../shipping/order/index.ts';
import type { ParcelFacts } from './channel-order.table.ts';
import { codOf, type CodShare } from './cod-share.ts';
import { cutText } from '../../../platform/cut-text.ts';

const CONTENT_MAX = 200;
const NOTE_MAX = 300;
const MAX_ITEMS = 100;
const SKU_MAX = 80;
const MAX_QUANTITY = 100_000;
/** No parcel is heavier: a store that says so means another unit. */
export const MAX_WEIGHT_G = 1_000_000;

/** A store's text as labels and forms take it. */
export const cleanText = (text: string, max: number) =>
  cutText(
    text
      .normalize('NFC')
      .replaceAll(/[\p{Cc}\s]+/gu, ' ')
      .trim(),
    max,
  );

/** Pieces that have not left, here or elsewhere: the channel knows. */
export const leftOf = ({ quantity, shipped_quantity }: Pick<ChannelLine, 'quantity' | 'shipped_quantity'>) =>
  Math.max(0, quantity - shipped_quantity);

/** Why an order is no parcel here (channels C5, 9); null when it is one. */
export function skipReasonOf(order: ChannelOrder, currency: Currency): StoreSkipReason | null {
  const { status } = order;
  if (status === 'done') return 'shipped';
  if (status !== 'ready' && status !== 'arranged') return status;
  if (order.lines.every((line) => leftOf(line) === 0)) return 'nothing_left';
  return order.currency === currency ? null : 'currency';
}

/** The lines of one parcel: the given quantities, or everything that is left. */
export function linesOf(
  order: ChannelOrder,
  chosen: readonly { line_id: string; quantity: number }[],
): (ChannelLine & { packed: number })[] {
  const by_id = new Map(chosen.map(({ line_id, quantity }) => [line_id, quantity]));
  return order.lines
    .map((line) => ({ ...line, packed: chosen.length === 0 ? leftOf(line) : (by_id.get(line.external_id) ?? 0) }))
    .filter(({ packed }) => packed > 0);
}

/**
 * What a parcel of an order is made of; the weight is the merchant's own where the store says none (channels C14). Amounts and weights end
 * where a parcel's own do, so that one order that is beyond them does not hold up its store.
 */
export function factsOf(
  order: ChannelOrder,
  recipient: Party | null,
  parcel: {
    lines: readonly { line_id: string; quantity: number }[];
    /** Of the order's cash on delivery; all of it when not given. */
    cod?: CodShare | null;
    settings: StoreSettings;
    currency: Currency;
  },
): { facts: ParcelFacts; is_weight_assumed: boolean } {
  const { settings, currency } = parcel;
  const lines = linesOf(order, parcel.lines);
  const scale = 10 ** payableDigitsOf(currency);
  const most_minor = toMinor(MAX_AMOUNT, currency);
  const priced = (minor: number) => Math.round(toMajor(Math.min(minor, most_minor), currency) * scale) / scale;
  const value_minor = lines.reduce((sum, line) => sum + line.unit_price_minor * line.packed, 0);
  const weight_g = lines.reduce((sum, line) => sum + (line.weight_g ?? settings.default_weight_g) * line.packed, 0);
  const collects = settings.cash_on_delivery === 'collect' && order.logistics === 'own';
  const columns = toOrderColumns(
    {
      shipping_address: order.address_state === 'shown' ? recipient : null,
      package_content: cleanText(
        lines.map(({ name, packed }) => (packed > 1 ? `${packed} x ${name}` : name)).join(', '),
        CONTENT_MAX,
      ),
      total_package_value: priced(value_minor),
      expected_cod_collection: collects ? priced(codOf(order.cod_minor, parcel.cod ?? null, currency)) : 0,
      delivery_instructions: cleanText(order.note, NOTE_MAX),
      items: lines.slice(0, MAX_ITEMS).map((line) => ({
        name: cleanText(line.name, CONTENT_MAX) || line.sku || line.external_id,
        sku: cleanText(line.sku, SKU_MAX),
        quantity: Math.min(line.packed, MAX_QUANTITY),
        weight: line.weight_g === null ? null : Math.min(line.weight_g, MAX_WEIGHT_G) / 1000,
        unit_value: priced(line.unit_price_minor),
        hs_code: '',
        origin_country: '',
      })),
    },
    currency,
    {},
  );
  return {
    facts: {
      shipping_address: columns.shipping_address ?? null,
      package_content: columns.package_content ?? '',
      items: columns.items ?? [],
      total_package_value_minor: columns.total_package_value_minor ?? 0,
      expected_cod_minor: columns.expected_cod_minor ?? 0,
      weight_g: Math.min(Math.max(1, weight_g), MAX_WEIGHT_G),
      delivery_instructions: columns.delivery_instructions ?? '',
    },
    is_weight_assumed: lines.some((line) => line.weight_g === null),
  };
}

/** The columns of an order that some facts fill. */
export function columnsOfFacts(facts: Partial<ParcelFacts>): OrderChange {
  const { shipping_address, ...plain } = facts as Partial<Omit<ParcelFacts, 'shipping_address' | 'items'>> &
    OrderChange;
  return {
    ...plain,
    ...(shipping_address === undefined
      ? {}
      : { shipping_address, destination_country_code: shipping_address?.coordinate.country ?? null }),
    ...(facts.expected_cod_minor === undefined ? {} : { is_cod: facts.expected_cod_minor > 0 }),
  };
}

/** The delivery service that the merchant's first fitting rule asks for. */
export function serviceOf(facts: ParcelFacts, { service_rules }: StoreSettings): string | undefined {
  const country = (facts.shipping_address as Party | null)?.coordinate.country;
  return service_rules.find(
    (rule) =>
      (rule.max_weight_g === null || facts.weight_g <= rule.max_weight_g) &&
      (rule.country === null || rule.country === country) &&
      (rule.is_cod === null || rule.is_cod === facts.expected_cod_minor > 0),
  )?.service;
}
