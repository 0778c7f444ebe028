import * as v from 'valibot';
import { amount, flag, list, part, text } from '../channel-http/lenient.ts';

export const shopeeAnswer = v.object({
  error: text,
  message: text,
  request_id: text,
  response: v.optional(v.unknown()),
});

export const shopeeTokens = v.object({
  access_token: v.pipe(v.string(), v.minLength(1)),
  refresh_token: text,
  expire_in: amount,
  shop_id_list: list(text),
});

export const shopInfo = v.object({ shop_name: text, region: text, expire_time: amount });

export const orderList = v.object({ more: flag, next_cursor: text, order_list: list(v.object({ order_sn: text })) });

export const shopeeOrder = v.object({
  order_sn: text,
  region: text,
  currency: text,
  cod: flag,
  order_status: text,
  ship_by_date: amount,
  create_time: amount,
  update_time: amount,
  message_to_seller: text,
  total_amount: amount,
  shipping_carrier: text,
  recipient_address: part({
    name: text,
    phone: text,
    town: text,
    district: text,
    city: text,
    state: text,
    region: text,
    zipcode: text,
    full_address: text,
  }),
  item_list: list(
    v.object({
      order_item_id: text,
      item_id: text,
      model_id: text,
      item_name: text,
      model_name: text,
      item_sku: text,
      model_sku: text,
      model_quantity_purchased: amount,
      model_discounted_price: amount,
      weight: amount,
    }),
  ),
  package_list: list(
    v.object({
      package_number: text,
      logistics_status: text,
      shipping_carrier: text,
      item_list: list(v.object({ order_item_id: text, item_id: text, model_quantity: amount })),
    }),
  ),
});
export type ShopeeOrder = v.InferOutput<typeof shopeeOrder>;

const wants = v.fallback(v.nullable(v.array(text)), null);

/** `info_needed` has the names of the ways that are open; a way that is open may need nothing. */
export const shippingParameter = v.object({
  info_needed: v.fallback(v.object({ pickup: wants, dropoff: wants, non_integrated: wants }), {
    pickup: null,
    dropoff: null,
    non_integrated: null,
  }),
  pickup: part({
    address_list: list(
      v.object({
        address_id: amount,
        address_flag: list(text),
        time_slot_list: list(v.object({ pickup_time_id: text })),
      }),
    ),
  }),
});

export const trackingNumber = v.object({ tracking_number: text, hint: text });
export const documentResult = v.object({
  result_list: list(v.object({ status: text, fail_error: text, fail_message: text })),
});

const push = v.object({
  code: amount,
  shop_id: text,
  timestamp: amount,
  data: part({
    ordersn: text,
    order_sn: text,
    update_time: amount,
    expire_before: amount,
    shop_expire_soon: list(text),
    shop_id: text,
    shopid: text,
    shop_id_list: list(text),
    extra: text,
  }),
});
export const pushBody = v.fallback(push, v.parse(push, {}));
