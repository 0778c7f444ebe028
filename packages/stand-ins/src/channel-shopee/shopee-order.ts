import { major } from '../core/decimal.ts';
import { masked, type Order } from '../core/shop.ts';

/** What comes without being asked for. */
const ALWAYS = new Set([
  'order_sn',
  'region',
  'currency',
  'cod',
  'order_status',
  'ship_by_date',
  'days_to_ship',
  'create_time',
  'update_time',
  'message_to_seller',
]);
const seconds = (ms: number) => Math.floor(ms / 1000);

/** The order with the fields that `response_optional_fields` names, and no others. */
export function shopeeOrder(order: Order, is_masked: boolean, optional: readonly string[]) {
  const buyer = is_masked ? masked(order.buyer) : order.buyer;
  const whole: Record<string, unknown> = {
    order_sn: order.id,
    region: buyer.country,
    currency: order.currency,
    cod: order.is_cod,
    order_status: order.status,
    ship_by_date: seconds(order.created_at_ms) + 2 * 86_400,
    days_to_ship: 2,
    create_time: seconds(order.created_at_ms),
    update_time: seconds(order.updated_at_ms),
    message_to_seller: order.note,
    total_amount: major(
      order.lines.reduce((sum, line) => sum + line.quantity * line.price_minor, 0),
      order.currency,
    ),
    payment_method: order.is_cod ? 'Cash on Delivery' : 'ShopeePay',
    note: '',
    buyer_username: 'buyer01',
    fulfillment_flag: 'fulfilled_by_local_seller',
    shipping_carrier: order.logistics === 'own' ? 'Seller Own Fleet' : 'SPX Express',
    recipient_address: {
      name: buyer.name,
      phone: buyer.phone.replace('+', ''),
      town: '',
      district: buyer.district,
      city: buyer.city,
      state: buyer.state,
      region: buyer.country,
      zipcode: buyer.postcode,
      full_address: [buyer.address_1, buyer.address_2, buyer.district, buyer.city, buyer.state, buyer.postcode]
        .filter(Boolean)
        .join(', '),
    },
    item_list: order.lines.map((line) => ({
      item_id: Number(line.id),
      item_name: line.name,
      item_sku: line.sku,
      model_id: 0,
      model_name: '',
      model_sku: '',
      model_quantity_purchased: line.quantity,
      model_original_price: major(line.price_minor, order.currency),
      model_discounted_price: major(line.price_minor, order.currency),
      weight: line.weight_g / 1000,
      order_item_id: Number(line.id),
      promotion_group_id: 0,
    })),
    package_list: packagesOf(order).map((one) => ({
      package_number: one.number,
      logistics_status: one.status,
      shipping_carrier: order.logistics === 'own' ? 'Seller Own Fleet' : 'SPX Express',
      logistics_channel_id: 10_001,
      allow_self_design_awb: false,
      item_list: order.lines.map((line) => ({
        item_id: Number(line.id),
        model_id: 0,
        model_quantity: line.quantity,
        order_item_id: Number(line.id),
        promotion_group_id: 0,
      })),
    })),
  };
  const shown = Object.entries(whole).filter(([name]) => ALWAYS.has(name) || optional.includes(name));
  return { ...Object.fromEntries(shown), ...order.extra };
}

/** A package exists from payment on. */
export function packagesOf(order: Order) {
  const [parcel] = order.parcels;
  return [
    {
      number: `OFG${order.id.replaceAll(/\D/gu, '')}`,
      status: parcel === undefined ? 'LOGISTICS_READY' : 'LOGISTICS_REQUEST_CREATED',
      parcel,
    },
  ];
}
