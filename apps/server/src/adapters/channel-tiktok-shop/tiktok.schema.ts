import * as v from 'valibot';
import { amount, flag, list, part, text } from '../channel-http/lenient.ts';

export const tiktokAnswer = v.object({ code: amount, message: text, data: v.optional(v.unknown()), request_id: text });

/** The ends are moments, although their names say "in". */
export const tiktokTokens = v.object({
  access_token: v.pipe(v.string(), v.minLength(1)),
  access_token_expire_in: amount,
  refresh_token: text,
  refresh_token_expire_in: amount,
});

export const tiktokShops = v.object({
  shops: list(v.object({ id: text, name: text, region: text, cipher: text })),
});

export const tiktokOrder = v.object({
  id: text,
  status: text,
  create_time: amount,
  update_time: amount,
  is_cod: flag,
  is_buyer_request_cancel: flag,
  shipping_type: text,
  delivery_option_id: text,
  delivery_option_name: text,
  buyer_message: text,
  rts_sla_time: amount,
  payment: part({ currency: text, total_amount: amount }),
  recipient_address: part({
    name: text,
    phone_number: text,
    postal_code: text,
    region_code: text,
    address_line1: text,
    address_line2: text,
    address_detail: text,
    full_address: text,
    district_info: list(v.object({ address_level: text, address_name: text })),
  }),
  packages: list(v.object({ id: text })),
  line_items: list(
    v.object({
      id: text,
      sku_id: text,
      seller_sku: text,
      product_name: text,
      sku_name: text,
      sale_price: amount,
      display_status: text,
      package_id: text,
      tracking_number: text,
      shipping_provider_name: text,
    }),
  ),
});
export type TiktokOrder = v.InferOutput<typeof tiktokOrder>;

export const orderPage = v.object({ next_page_token: text, orders: list(tiktokOrder) });
export const providers = v.object({ shipping_providers: list(v.object({ id: text, name: text })) });
export const documentLink = v.object({ doc_url: text });

const push = v.object({
  type: amount,
  tts_notification_id: text,
  shop_id: text,
  timestamp: amount,
  data: part({
    order_id: text,
    package_list: list(v.object({ order_id_list: list(text) })),
    update_time: amount,
    expiration_time: amount,
  }),
});
export const pushBody = v.fallback(push, v.parse(push, {}));
