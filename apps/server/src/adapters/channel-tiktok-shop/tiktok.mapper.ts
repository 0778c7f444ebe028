import { channelStatusOf } from '../../ports/sales-channel.status.ts';
import type { ChannelLine, ChannelOrder, ChannelOrderStatus, ChannelParcel } from '../../ports/sales-channel.ts';
import { isMasked, minorOf, shippingLineOf } from '../channel-http/lenient.ts';
import type { TiktokOrder } from './tiktok.schema.ts';

const GONE = new Set(['IN_TRANSIT', 'DELIVERED', 'COMPLETED']);

/** Not proven: every piece is an entry of its own. Entries of one SKU are one line, whatever their number. */
export function linesOf(items: TiktokOrder['line_items'], currency: string): ChannelLine[] {
  const groups = new Map<string, TiktokOrder['line_items']>();
  for (const item of items) groups.set(item.sku_id, [...(groups.get(item.sku_id) ?? []), item]);
  return [...groups].flatMap(([sku_id, pieces]) => {
    const [first] = pieces;
    return first === undefined
      ? []
      : [
          {
            external_id: sku_id,
            sku: first.seller_sku,
            name: [first.product_name, first.sku_name].filter(Boolean).join(', '),
            quantity: pieces.length,
            shipped_quantity: pieces.filter(({ display_status }) => GONE.has(display_status)).length,
            unit_price_minor: minorOf(first.sale_price, currency),
            weight_g: null,
          },
        ];
  });
}

/** A package without a number has not been arranged. */
export function parcelsOf({ line_items, payment }: TiktokOrder): ChannelParcel[] {
  const ids = [...new Set(line_items.filter((one) => one.tracking_number !== '').map(({ package_id }) => package_id))];
  return ids.map((external_id) => {
    const inside = line_items.filter(({ package_id }) => package_id === external_id);
    return {
      external_id,
      tracking_number: inside[0]?.tracking_number ?? '',
      carrier: inside[0]?.shipping_provider_name ?? '',
      lines: linesOf(inside, payment?.currency ?? '').map((line) => ({
        external_line_id: line.external_id,
        quantity: line.quantity,
      })),
    };
  });
}

/** An order whose buyer asks to cancel keeps its word until the seller answers; it stops all the same. */
function statusOf({ status, is_buyer_request_cancel }: TiktokOrder): ChannelOrderStatus {
  const known = channelStatusOf('tiktok', status);
  return is_buyer_request_cancel && (known === 'ready' || known === 'arranged') ? 'cancel_asked' : known;
}

export function orderOf(order: TiktokOrder): ChannelOrder {
  const address = order.recipient_address;
  const level = (wanted: string) =>
    address?.district_info.find(({ address_level }) => address_level === wanted)?.address_name ?? '';
  const recipient = {
    name: address?.name ?? '',
    phone: address?.phone_number ?? '',
    address_1: address?.address_line1 || address?.address_detail || (address?.full_address ?? ''),
    address_2: address?.address_line2 ?? '',
    district: level('L3'),
    city: level('L2'),
    state: level('L1'),
    postcode: address?.postal_code ?? '',
    country: address?.region_code ?? '',
  };
  const currency = order.payment?.currency ?? '';
  const total_minor = minorOf(order.payment?.total_amount ?? 0, currency);
  return {
    external_id: order.id,
    number: order.id,
    status: statusOf(order),
    native_status: order.status,
    hold_reason: '',
    created_at: order.create_time,
    updated_at: order.update_time,
    logistics: order.shipping_type === 'SELLER' ? 'own' : 'platform',
    currency,
    total_minor,
    cod_minor: order.is_cod ? total_minor : 0,
    ship_by: order.rts_sla_time || null,
    note: order.buyer_message,
    ...shippingLineOf(order.delivery_option_name),
    // Unpaid and held orders have no address yet.
    address_state:
      recipient.address_1 === ''
        ? 'withheld'
        : isMasked(recipient.name, recipient.phone, recipient.address_1)
          ? 'masked'
          : 'shown',
    recipient,
    lines: linesOf(order.line_items, currency),
    parcels: parcelsOf(order),
  };
}
