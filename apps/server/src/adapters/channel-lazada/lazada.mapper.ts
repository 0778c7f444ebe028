import { channelStatusOfLines } from '../../ports/sales-channel.status.ts';
import type { ChannelLine, ChannelOrder, ChannelParcel } from '../../ports/sales-channel.ts';
import { isMasked, minorOf, secondsOf } from '../channel-http/lenient.ts';
import type { LazadaItem, LazadaOrder } from './lazada.schema.ts';

const COUNTRIES: Readonly<Record<string, string>> = {
  singapore: 'SG',
  malaysia: 'MY',
  philippines: 'PH',
  indonesia: 'ID',
  vietnam: 'VN',
  thailand: 'TH',
};
const GONE = new Set(['shipped', 'shipping', 'delivered']);

/** `2026-11-20 10:00:00 +0800` is a moment. */
const moment = (text: string) => secondsOf(text.replace(' ', 'T').replace(' ', ''));

/** Pieces with one SKU, price and status are one line; its id names the pieces, which packing asks for. */
export function linesOf(items: readonly LazadaItem[]): ChannelLine[] {
  const groups = new Map<string, LazadaItem[]>();
  for (const item of items.filter(({ is_digital }) => !is_digital)) {
    const key = `${item.sku}|${item.name}|${item.item_price}`;
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups.values()].flatMap((pieces) => {
    const [first] = pieces;
    return first === undefined
      ? []
      : [
          {
            external_id: pieces.map(({ order_item_id }) => order_item_id).join('+'),
            sku: first.sku,
            name: [first.name, first.variation].filter(Boolean).join(', '),
            quantity: pieces.filter(({ status }) => status !== 'canceled').length || pieces.length,
            shipped_quantity: pieces.filter(({ status }) => GONE.has(status)).length,
            unit_price_minor: minorOf(first.item_price, first.currency),
            weight_g: null,
          },
        ];
  });
}

export function parcelsOf(items: readonly LazadaItem[]): ChannelParcel[] {
  const ids = [...new Set(items.map(({ package_id }) => package_id).filter(Boolean))];
  return ids.map((external_id) => {
    const inside = items.filter((item) => item.package_id === external_id);
    return {
      external_id,
      tracking_number: inside[0]?.tracking_code ?? '',
      carrier: inside[0]?.shipment_provider ?? '',
      lines: linesOf(inside).map((line) => ({ external_line_id: line.external_id, quantity: line.quantity })),
    };
  });
}

export function orderOf(order: LazadaOrder, items: readonly LazadaItem[]): ChannelOrder {
  const address = order.address_shipping;
  const currency = items[0]?.currency ?? '';
  const words = items.length > 0 ? items.map(({ status }) => status) : order.statuses;
  const recipient = {
    name: [address?.first_name, address?.last_name].filter(Boolean).join(' '),
    phone: address?.phone ?? '',
    address_1: address?.address1 ?? '',
    address_2: address?.address2 ?? '',
    // Not proven: the documents disagree about the third level.
    district: address?.address5 ?? '',
    city: (address?.address4 || address?.city) ?? '',
    state: address?.address3 ?? '',
    // Indonesia's postcode is not filled in.
    postcode: address?.post_code ?? '',
    country: COUNTRIES[(address?.country ?? '').toLowerCase()] ?? '',
  };
  const total_minor = minorOf(order.price + order.shipping_fee, currency);
  const sla = Math.min(...items.map(({ sla_time_stamp }) => secondsOf(sla_time_stamp)).filter((at) => at > 0));
  return {
    external_id: order.order_id,
    number: order.order_number || order.order_id,
    status: channelStatusOfLines('lazada', words),
    native_status: [...new Set(words)].join(', '),
    hold_reason: '',
    created_at: moment(order.created_at),
    updated_at: moment(order.updated_at),
    logistics: items.some(({ delivery_option_sof }) => delivery_option_sof === 1) ? 'own' : 'platform',
    currency,
    total_minor,
    cod_minor: order.payment_method === 'COD' ? total_minor : 0,
    ship_by: Number.isFinite(sla) ? sla : null,
    note: order.remarks,
    address_state: isMasked(recipient.name, recipient.phone, recipient.address_1) ? 'masked' : 'shown',
    recipient,
    lines: linesOf(items),
    parcels: parcelsOf(items),
  };
}
