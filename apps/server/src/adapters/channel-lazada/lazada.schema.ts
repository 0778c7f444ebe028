import * as v from 'valibot';
import { amount, flag, list, part, text } from '../channel-http/lenient.ts';

export const lazadaAnswer = v.object({
  code: text,
  message: text,
  data: v.optional(v.unknown()),
  result: part({
    success: v.fallback(v.boolean(), true),
    data: v.optional(v.unknown()),
    error_code: text,
    error_msg: text,
  }),
  success: v.fallback(v.boolean(), true),
  errorCode: part({ displayMessage: text }),
});
export type LazadaAnswer = v.InferOutput<typeof lazadaAnswer>;

export const lazadaTokens = v.object({
  access_token: v.pipe(v.string(), v.minLength(1)),
  expires_in: amount,
  refresh_token: text,
  refresh_expires_in: amount,
  country: text,
  country_user_info: list(v.object({ country: text, seller_id: text, short_code: text })),
});

export const lazadaOrder = v.object({
  order_id: text,
  order_number: text,
  statuses: list(text),
  created_at: text,
  updated_at: text,
  price: amount,
  shipping_fee: amount,
  payment_method: text,
  remarks: text,
  address_shipping: part({
    first_name: text,
    last_name: text,
    phone: text,
    address1: text,
    address2: text,
    address3: text,
    address4: text,
    address5: text,
    city: text,
    country: text,
    post_code: text,
  }),
});
export type LazadaOrder = v.InferOutput<typeof lazadaOrder>;

export const lazadaItem = v.object({
  order_item_id: text,
  name: text,
  sku: text,
  variation: text,
  status: text,
  item_price: amount,
  currency: text,
  tracking_code: text,
  shipment_provider: text,
  package_id: text,
  sla_time_stamp: text,
  delivery_option_sof: amount,
  is_digital: flag,
});
export type LazadaItem = v.InferOutput<typeof lazadaItem>;

export const lazadaItemLists = list(v.object({ order_id: text, order_items: list(lazadaItem) }));

export const packed = v.object({
  pack_order_list: list(
    v.object({
      order_item_list: list(
        v.object({
          order_item_id: text,
          item_err_code: text,
          msg: text,
          retry: flag,
          tracking_number: text,
          shipment_provider: text,
          package_id: text,
        }),
      ),
    }),
  ),
});

export const updated = v.object({
  packages: list(v.object({ package_id: text, item_err_code: text, msg: text, retry: flag })),
});

const push = v.object({
  seller_id: text,
  message_type: amount,
  timestamp: amount,
  data: part({ trade_order_id: text, status_update_time: amount, auth_expiry_time: amount, seller_id: text }),
});
export const pushBody = v.fallback(push, v.parse(push, {}));
