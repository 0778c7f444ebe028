import { decimal, major } from '../core/decimal.ts';
import { masked, type Order } from '../core/shop.ts';

/** WooCommerce writes times without a zone. */
export const gmt = (ms: number) => new Date(ms).toISOString().slice(0, 19);

export function wooOrder(order: Order, is_masked: boolean) {
  const buyer = is_masked ? masked(order.buyer) : order.buyer;
  const [first_name = '', ...rest] = buyer.name.split(' ');
  const total = order.lines.reduce((sum, line) => sum + line.quantity * line.price_minor, 0);
  const address = {
    first_name,
    last_name: rest.join(' '),
    company: '',
    address_1: buyer.address_1,
    address_2: [buyer.address_2, buyer.district].filter(Boolean).join(', '),
    city: buyer.city,
    state: buyer.state,
    postcode: buyer.postcode,
    country: buyer.country,
    phone: buyer.phone,
  };
  return {
    id: Number(order.id),
    parent_id: 0,
    number: order.number,
    order_key: `wc_order_${order.id}`,
    version: '10.3.0',
    status: order.status,
    currency: order.currency,
    date_created: gmt(order.created_at_ms),
    date_created_gmt: gmt(order.created_at_ms),
    date_modified: gmt(order.updated_at_ms),
    date_modified_gmt: gmt(order.updated_at_ms),
    total: decimal(total, order.currency),
    payment_method: order.is_cod ? 'cod' : 'stripe',
    payment_method_title: order.is_cod ? 'Cash on delivery' : 'Credit card',
    customer_note: order.note,
    billing: { ...address, email: 'buyer@example.com' },
    shipping: address,
    line_items: order.lines.map((line) => ({
      id: Number(line.id),
      name: line.name,
      product_id: 93,
      variation_id: 0,
      quantity: line.quantity,
      total: decimal(line.quantity * line.price_minor, order.currency),
      sku: line.sku,
      price: major(line.price_minor, order.currency),
    })),
    shipping_lines: [{ id: 1, method_title: 'Flat rate', method_id: 'flat_rate', total: '0.00' }],
    meta_data: [],
    ...order.extra,
  };
}
