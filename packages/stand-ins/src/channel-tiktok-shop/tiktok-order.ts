import { major } from '../core/decimal.ts';
import { masked, type Order } from '../core/shop.ts';

const seconds = (ms: number) => Math.floor(ms / 1000);
/** TikTok shows no address while an order is not paid or held. */
const WITHOUT_ADDRESS = new Set(['UNPAID', 'ON_HOLD']);

export const packageIdOf = (order: Order) => `11${order.id}`;

/** One entry of `line_items` a piece. */
export function tiktokOrder(order: Order, is_masked: boolean) {
  const buyer = is_masked ? masked(order.buyer) : order.buyer;
  const [parcel] = order.parcels;
  return {
    id: order.id,
    status: order.status,
    create_time: seconds(order.created_at_ms),
    update_time: seconds(order.updated_at_ms),
    is_cod: order.is_cod,
    payment_method_name: order.is_cod ? 'Cash on delivery' : 'Credit card',
    buyer_message: order.note,
    shipping_type: order.logistics === 'own' ? 'SELLER' : 'TIKTOK',
    delivery_option_id: '7091146663229654785',
    delivery_option_name: 'Standard shipping',
    fulfillment_type: 'FULFILLMENT_BY_SELLER',
    rts_sla_time: seconds(order.created_at_ms) + 2 * 86_400,
    payment: {
      currency: order.currency,
      total_amount: String(
        major(
          order.lines.reduce((sum, line) => sum + line.quantity * line.price_minor, 0),
          order.currency,
        ),
      ),
    },
    recipient_address: WITHOUT_ADDRESS.has(order.status)
      ? null
      : {
          name: buyer.name,
          phone_number: buyer.phone,
          postal_code: buyer.postcode,
          region_code: buyer.country,
          address_line1: buyer.address_1,
          address_line2: buyer.address_2,
          address_detail: `${buyer.address_1} ${buyer.address_2}`.trim(),
          full_address: [buyer.address_1, buyer.address_2, buyer.district, buyer.city, buyer.state]
            .filter(Boolean)
            .join(', '),
          district_info: [
            { address_level: 'L0', address_level_name: 'Country', address_name: buyer.country },
            { address_level: 'L1', address_level_name: 'State', address_name: buyer.state },
            { address_level: 'L2', address_level_name: 'City', address_name: buyer.city },
            { address_level: 'L3', address_level_name: 'District', address_name: buyer.district },
          ],
        },
    packages: WITHOUT_ADDRESS.has(order.status) ? [] : [{ id: packageIdOf(order) }],
    line_items: order.lines.flatMap((line) =>
      Array.from({ length: line.quantity }, (_, index) => ({
        id: `${line.id}${index}`,
        sku_id: `17${line.id}`,
        seller_sku: line.sku,
        product_name: line.name,
        sku_name: '',
        currency: order.currency,
        sale_price: String(major(line.price_minor, order.currency)),
        original_price: String(major(line.price_minor, order.currency)),
        display_status: order.status,
        package_id: packageIdOf(order),
        tracking_number: parcel?.tracking_number ?? '',
        shipping_provider_name: parcel?.carrier ?? '',
      })),
    ),
    ...order.extra,
  };
}
