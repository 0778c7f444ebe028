import { channelStatusOf } from '../../ports/sales-channel.status.ts';
import type { ChannelOrder, ChannelParcel } from '../../ports/sales-channel.ts';
import { isMasked, minorOf, secondsOf, shippingLineOf } from '../channel-http/lenient.ts';
import type { WooOrder } from './woocommerce.schema.ts';

/** Times come without a zone and are Greenwich's. */
const utc = (text: string) => secondsOf(/[zZ]|[+-]\d\d:?\d\d$/u.test(text) ? text : `${text}Z`);

/** `shipped` counts pieces by line, as the parcels know them. */
export function orderOf(order: WooOrder, parcels: ChannelParcel[]): ChannelOrder {
  // Shops without a separate address leave the one for shipping empty.
  const address = order.shipping?.address_1 ? order.shipping : order.billing;
  const phone = order.shipping?.phone || (order.billing?.phone ?? '');
  const recipient = {
    name: [address?.first_name, address?.last_name].filter(Boolean).join(' ') || (address?.company ?? ''),
    phone,
    address_1: address?.address_1 ?? '',
    address_2: address?.address_2 ?? '',
    district: '',
    city: address?.city ?? '',
    state: address?.state ?? '',
    postcode: address?.postcode ?? '',
    country: address?.country ?? '',
  };
  const total_minor = minorOf(order.total, order.currency);
  const shipped = new Map<string, number>();
  for (const { external_line_id, quantity } of parcels.flatMap(({ lines }) => lines))
    shipped.set(external_line_id, (shipped.get(external_line_id) ?? 0) + quantity);
  return {
    external_id: order.id,
    number: order.number,
    status: channelStatusOf('woocommerce', order.status),
    native_status: order.status,
    hold_reason: '',
    created_at: utc(order.date_created_gmt),
    updated_at: utc(order.date_modified_gmt),
    logistics: 'own',
    currency: order.currency,
    total_minor,
    cod_minor: order.payment_method === 'cod' ? total_minor : 0,
    ship_by: null,
    note: order.customer_note,
    ...shippingLineOf(order.shipping_lines[0]?.method_title),
    address_state: isMasked(recipient.name, recipient.phone, recipient.address_1) ? 'masked' : 'shown',
    recipient,
    lines: order.line_items.map((line) => ({
      external_id: line.id,
      sku: line.sku,
      name: line.name,
      quantity: line.quantity,
      shipped_quantity:
        order.status === 'completed' ? line.quantity : Math.min(line.quantity, shipped.get(line.id) ?? 0),
      unit_price_minor: minorOf(line.price, order.currency),
      weight_g: null,
    })),
    parcels,
  };
}
