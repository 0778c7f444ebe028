import { hmacOf, isSameDigest } from '../channel-http/hmac.ts';

/** What a call names besides its path; calls that need no shop leave both out. */
export interface ShopeeShopAccess {
  access_token: string;
  shop_id: string;
}

export function signShopeeCall(
  partner_key: string,
  call: { partner_id: string; path: string; timestamp_s: number; shop?: ShopeeShopAccess },
): string {
  const shop = call.shop === undefined ? '' : `${call.shop.access_token}${call.shop.shop_id}`;
  return hmacOf(partner_key, 'hex', `${call.partner_id}${call.path}${call.timestamp_s}${shop}`);
}

/** The address counts exactly as it is registered at Shopee, not as a proxy shows it. */
export function signShopeePush(partner_key: string, registered_url: string, raw_body: Uint8Array): string {
  return hmacOf(partner_key, 'hex', registered_url, '|', raw_body);
}

export function isShopeePush(
  partner_key: string,
  registered_url: string,
  raw_body: Uint8Array,
  signature: string,
): boolean {
  return isSameDigest(signature, signShopeePush(partner_key, registered_url, raw_body), 'hex');
}
