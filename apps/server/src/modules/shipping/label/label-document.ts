import type { Party } from '@sampan/contract';
import { amountText, customsFormOf, formatMoney, rulesOf, toMinor } from '@sampan/country-rules';
import { formatPhone } from '@sampan/phone-numbers';
import type { Ctx } from '../../../platform/context.ts';
import { maskPhone } from '../../../platform/mask-contact.ts';
import { unprintableIn } from '../../../platform/document/printable.ts';
import { customsPurposeOf, isAbroad, toCollectOf, trackingUrlOf, type OrderRow } from '../order/index.ts';
import { addressLines } from './render/address-lines.ts';
import type { HandlingMark, LabelCustoms, LabelDocument, LabelMoney, LabelParty } from './render/label-document.ts';

/** One side of the label; its phone as the driver dials it, with the country's code where the other side is abroad. */
function partyOf(party: Party, other: Party): LabelParty {
  return {
    name: party.name,
    phone: formatPhone(party.phone, party.coordinate.country, other.coordinate.country),
    address_lines: addressLines(party.coordinate),
    country: party.coordinate.country,
  };
}

function moneyOf(order: OrderRow, minor: number): LabelMoney | null {
  return minor > 0 ? { amount: formatMoney(minor, order.currency), currency: order.currency } : null;
}

/** What the goods add up to; what was declared where one of them has no price. */
function goodsValueOf(
  { total_package_value_minor }: OrderRow,
  goods: readonly { value_minor: number | null }[],
): number {
  const values = goods.map(({ value_minor }) => value_minor);
  return values.length === 0 || values.includes(null)
    ? total_package_value_minor
    : values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
}

function customsOf(order: OrderRow): LabelCustoms | null {
  if (!isAbroad(order)) return null;
  const { customs_explanation = '', return_of } = order.extras;
  const { currency, weight_g, price_minor } = order;
  const named = order.items.map(({ name, hs_code, origin_country, quantity, weight, unit_value }) => {
    const unit_minor = unit_value === null ? null : toMinor(unit_value, currency);
    return {
      value_minor: unit_minor === null ? null : unit_minor * quantity,
      item: {
        description: name,
        hs_code,
        origin: origin_country,
        quantity,
        weight_g: weight === null ? null : Math.round(weight * 1000) * quantity,
        unit_value: unit_minor === null ? null : { amount: formatMoney(unit_minor, currency), currency },
        value: unit_minor === null ? '' : amountText(unit_minor * quantity, currency),
      },
    };
  });
  const value_minor = goodsValueOf(order, named);
  return {
    incoterm: null,
    purpose: customsPurposeOf(order),
    explanation:
      customs_explanation === '' && return_of !== undefined ? `Return of ${return_of.number}` : customs_explanation,
    items: named.map(({ item }) => item),
    form: customsFormOf({ value_minor, currency, weight_g: weight_g ?? 0 }),
    currency,
    total_value: value_minor > 0 ? `${currency} ${amountText(value_minor, currency)}` : '',
    postage: price_minor === null ? '' : `${currency} ${amountText(price_minor, currency)}`,
  };
}

function dateIn(time_zone: string, epoch_s: number): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: time_zone, dateStyle: 'short' }).format(epoch_s * 1000);
}

/** The shop's own name, unless the sender has it already or no font prints it. */
function shopNameOf(shop: string, sender: string): string {
  const [one, other] = [shop, sender].map((name) => name.trim().toLowerCase());
  return one === other || unprintableIn(shop).length > 0 ? '' : shop.trim();
}

/** The same label with the middle of both phone numbers hidden, for parcels whose label strangers see. */
export function withMaskedPhones(label: LabelDocument): LabelDocument {
  const masked = (party: LabelParty): LabelParty => ({ ...party, phone: maskPhone(party.phone) });
  return { ...label, sender: masked(label.sender), recipient: masked(label.recipient) };
}

/** Everything a bought parcel's label says, in words; null while it has no label. `shop_name` is the company's. */
export function labelDocumentOf(
  ctx: Pick<Ctx, 'env' | 'ports'>,
  order: OrderRow,
  shop_name: string,
): LabelDocument | null {
  const {
    billing_address: sender,
    shipping_address: recipient,
    tracking_code,
    label_created_at,
    estimated_cost,
  } = order;
  if (!sender || !recipient || tracking_code === null || label_created_at === null || !estimated_cost) return null;
  const handling: [boolean, HandlingMark][] = [
    [order.is_fragile, 'fragile'],
    [order.is_battery, 'battery'],
    [order.is_dangerous, 'dangerous'],
  ];
  const has_size = order.length_mm !== null && order.width_mm !== null && order.height_mm !== null;
  return {
    tracking_code,
    courier_name: estimated_cost.courier.name,
    service_name: estimated_cost.delivery_service.name,
    route_code: order.route_code ?? '',
    shop_name: shopNameOf(shop_name, sender.name),
    sender: partyOf(sender, recipient),
    recipient: partyOf(recipient, sender),
    // An order is one parcel.
    piece_count: 1,
    weight_g: order.weight_g ?? 0,
    dimension_mm: has_size
      ? { length: order.length_mm ?? 0, width: order.width_mm ?? 0, height: order.height_mm ?? 0 }
      : null,
    contents: order.package_content,
    declared_value: moneyOf(order, order.total_package_value_minor),
    order_number: order.number,
    cod: moneyOf(order, toCollectOf(order)),
    insured: order.is_insured,
    handling: handling.filter(([marked]) => marked).map(([, mark]) => mark),
    delivery_instructions: order.delivery_instructions,
    shipped_date: order.pick_up_date ?? dateIn(rulesOf(order.origin_country_code).time_zone, label_created_at),
    tracking_url: trackingUrlOf(ctx, order),
    customs: customsOf(order),
  };
}
