import { channelStatusOf } from '../../ports/sales-channel.status.ts';
import type { ChannelOrder, ChannelParcel } from '../../ports/sales-channel.ts';
import { isMasked, minorOf } from '../channel-http/lenient.ts';
import type { ShopeeOrder } from './shopee.schema.ts';

/** What we ask for: fields that are not named here do not come. */
export const OPTIONAL_FIELDS =
  'recipient_address,item_list,package_list,payment_method,total_amount,note,shipping_carrier,fulfillment_flag';
const GONE = new Set(['SHIPPED', 'TO_CONFIRM_RECEIVE', 'COMPLETED']);
/** How Shopee names carriers that are the seller's own. */
const OWN_CARRIER = /seller'?s? own|own fleet|non.?integrated/iu;

/** Shopee's own address is one text, with the levels at its end that it names beside it as well. */
function streetOf(address: NonNullable<ShopeeOrder['recipient_address']>): string {
  const levels = new Set([
    address.town,
    address.district,
    address.city,
    address.state,
    address.zipcode,
    address.region,
  ]);
  const parts = address.full_address.split(',').map((one) => one.trim());
  while (parts.length > 1 && levels.has(parts.at(-1) ?? '')) parts.pop();
  return parts.filter(Boolean).join(', ');
}

export function orderOf(order: ShopeeOrder, known: { is_own?: boolean; tracking_number?: string } = {}): ChannelOrder {
  const address = order.recipient_address;
  const recipient = {
    name: address?.name ?? '',
    phone: address?.phone.replace(/^(?=\d{9,})/u, '+') ?? '',
    address_1: address === null ? '' : streetOf(address),
    address_2: '',
    district: address?.district ?? '',
    city: address?.city ?? '',
    state: address?.state ?? '',
    postcode: address?.zipcode ?? '',
    country: (address?.region || order.region) ?? '',
  };
  const total_minor = minorOf(order.total_amount, order.currency);
  return {
    external_id: order.order_sn,
    number: order.order_sn,
    status: channelStatusOf('shopee', order.order_status),
    native_status: order.order_status,
    hold_reason: '',
    created_at: order.create_time,
    updated_at: order.update_time,
    logistics: known.is_own === true || OWN_CARRIER.test(order.shipping_carrier) ? 'own' : 'platform',
    currency: order.currency,
    total_minor,
    cod_minor: order.cod ? total_minor : 0,
    ship_by: order.ship_by_date || null,
    note: order.message_to_seller,
    address_state: isMasked(recipient.name, recipient.phone, recipient.address_1)
      ? 'masked'
      : recipient.address_1 === ''
        ? 'withheld'
        : 'shown',
    recipient,
    lines: order.item_list.map((item) => ({
      external_id: lineIdOf(item),
      sku: item.model_sku || item.item_sku,
      name: [item.item_name, item.model_name].filter(Boolean).join(', '),
      quantity: item.model_quantity_purchased,
      shipped_quantity: GONE.has(order.order_status) ? item.model_quantity_purchased : 0,
      unit_price_minor: minorOf(item.model_discounted_price, order.currency),
      weight_g: item.weight > 0 ? Math.round(item.weight * 1000) : null,
    })),
    parcels: parcelsOf(order, known.tracking_number ?? ''),
  };
}

/** Bundles share an item: the line's own id counts, where Shopee sends one. */
function lineIdOf(item: { order_item_id: string; item_id: string }): string {
  return item.order_item_id === '' || item.order_item_id === '0' ? item.item_id : item.order_item_id;
}

/** Packages exist from payment on; a parcel is one that is arranged. */
export function parcelsOf(order: ShopeeOrder, tracking_number: string): ChannelParcel[] {
  return order.package_list
    .filter(
      ({ logistics_status }) =>
        !['', 'LOGISTICS_NOT_START', 'LOGISTICS_READY', 'LOGISTICS_PENDING_ARRANGE'].includes(logistics_status),
    )
    .map((one) => ({
      external_id: one.package_number,
      tracking_number,
      carrier: one.shipping_carrier,
      lines: one.item_list.map((item) => ({ external_line_id: lineIdOf(item), quantity: item.model_quantity })),
    }));
}
