import { decimal, major } from '../core/decimal.ts';
import { masked, type Line, type Order, type Parcel } from '../core/shop.ts';

const stamp = (ms: number) => `${new Date(ms + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')} +0800`;

/** The order itself has no status of its own: `statuses` names those of its items. */
export function lazadaOrder(order: Order, is_masked: boolean) {
  const buyer = is_masked ? masked(order.buyer) : order.buyer;
  const [first_name = '', ...rest] = buyer.name.split(' ');
  const address = {
    first_name,
    last_name: rest.join(' '),
    phone: buyer.phone,
    phone2: '',
    address1: buyer.address_1,
    address2: buyer.address_2,
    address3: buyer.state,
    address4: buyer.city,
    address5: buyer.district,
    city: buyer.city,
    country: { SG: 'Singapore', MY: 'Malaysia', PH: 'Philippines', ID: 'Indonesia' }[buyer.country] ?? buyer.country,
    post_code: buyer.country === 'ID' ? '' : buyer.postcode,
  };
  return {
    order_id: Number(order.id),
    order_number: Number(order.id),
    statuses: [...new Set(order.lines.map((line) => line.status))],
    created_at: stamp(order.created_at_ms),
    updated_at: stamp(order.updated_at_ms),
    address_updated_at: stamp(order.updated_at_ms),
    payment_method: order.is_cod ? 'COD' : 'MIXEDCARD',
    price: decimal(
      order.lines.reduce((sum, line) => sum + line.quantity * line.price_minor, 0),
      order.currency,
    ),
    items_count: order.lines.reduce((sum, line) => sum + line.quantity, 0),
    shipping_fee: '0.00',
    voucher: '0.00',
    remarks: order.note,
    customer_first_name: first_name,
    customer_last_name: rest.join(' '),
    warehouse_code: 'dropshipping',
    address_shipping: address,
    address_billing: address,
    extra_attributes: null,
    tax_code: '',
    branch_number: '',
    ...order.extra,
  };
}

const pieceIdsOf = ({ id, quantity }: Line) => Array.from({ length: quantity }, (_, index) => `${id}${index}`);

export function parcelOfPiece({ parcels }: Order, piece_id: string): Parcel | undefined {
  return parcels.find(({ piece_ids = [] }) => piece_ids.includes(piece_id));
}

/** A line whose pieces are all packed and equally far is as far as they are. */
export function settleLines(order: Order): void {
  for (const line of order.lines) {
    const statuses = new Set(pieceIdsOf(line).map((id) => parcelOfPiece(order, id)?.status ?? ''));
    const [status = ''] = statuses;
    if (statuses.size === 1 && status !== '') line.status = status;
  }
}

/** One entry a piece. */
export function lazadaItems(order: Order) {
  return order.lines.flatMap((line) =>
    pieceIdsOf(line).map((piece_id) => {
      const parcel = parcelOfPiece(order, piece_id);
      return {
        order_item_id: Number(piece_id),
        order_id: Number(order.id),
        name: line.name,
        sku: line.sku,
        shop_sku: `${line.sku}-SHOP`,
        variation: '',
        status: line.status === 'canceled' ? line.status : (parcel?.status ?? line.status),
        item_price: major(line.price_minor, order.currency),
        paid_price: major(line.price_minor, order.currency),
        currency: order.currency,
        shipping_type: 'Dropshipping',
        shipment_provider: parcel?.carrier ?? '',
        tracking_code: parcel?.tracking_number ?? '',
        package_id: parcel?.id ?? '',
        sla_time_stamp: '2026-12-01T23:59:59+08:00',
        delivery_option_sof: order.logistics === 'own' ? 1 : 0,
        created_at: stamp(order.created_at_ms),
        updated_at: stamp(order.updated_at_ms),
        reason: '',
        is_digital: 0,
      };
    }),
  );
}
