import type { EncryptionKey } from '../text-encryption.ts';

/** Demo parcels live a working week in about six minutes. */
export const DEMO_COURIER_SPEED = 1_000;

/** Entries separated by commas; empty ones are nothing. */
export function listOf(text = ''): string[] {
  return text.split(',').flatMap((entry) => entry.trim() || []);
}

/** `id:secret` separated by commas. A secret may have colons of its own. */
export function sealingKeysOf(text = ''): EncryptionKey[] {
  return listOf(text).flatMap((entry) => {
    const [id = '', ...secret] = entry.split(':');
    return id === '' ? [] : { id, secret: secret.join(':') };
  });
}

/** Settings that mean something together only. */
export const BELONG_TOGETHER = [
  ['SMTP_URL', 'MAIL_FROM'],
  ['FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET'],
  ['SAMPAN_CHAT', 'SAMPAN_CHAT_SITE', 'SAMPAN_CHAT_SECRET'],
  ['SAMPAN_PAGE_VIEWS', 'SAMPAN_PAGE_VIEWS_SITE'],
  ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['SHOPIFY_CLIENT_ID', 'SHOPIFY_CLIENT_SECRET'],
  ['LAZADA_APP_KEY', 'LAZADA_APP_SECRET'],
  ['SHOPEE_PARTNER_ID', 'SHOPEE_PARTNER_KEY'],
  ['TIKTOK_SHOP_APP_KEY', 'TIKTOK_SHOP_APP_SECRET', 'TIKTOK_SHOP_SERVICE_ID'],
  ['SAMPAN_S3_ENDPOINT', 'SAMPAN_S3_BUCKET', 'SAMPAN_S3_ACCESS_KEY_ID', 'SAMPAN_S3_SECRET_ACCESS_KEY'],
  ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'],
] as const;
