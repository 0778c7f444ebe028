import { describe, expect, test } from 'vitest';
import { isLazadaPush, signLazadaCall, signLazadaPush } from '../channel-lazada/sign-lazada.ts';
import { isShopeePush, signShopeeCall, signShopeePush } from '../channel-shopee/sign-shopee.ts';
import {
  isShopifyBody,
  isShopifyCallback,
  signShopifyBody,
  signShopifyCallback,
} from '../channel-shopify/sign-shopify.ts';
import { isTiktokWebhook, signTiktokCall, signTiktokWebhook } from '../channel-tiktok-shop/sign-tiktok.ts';
import { isWooWebhook, signWooWebhook } from '../channel-woocommerce/sign-woocommerce.ts';
import { isSameDigest } from './hmac.ts';

const KEY = 'sampan-test-key';
const bytes = (text: string) => new TextEncoder().encode(text);

describe('channels 6: the vectors', () => {
  test('Shopify callback', () => {
    const query = {
      timestamp: '1337178173',
      state: '0.6784241404160823',
      shop: 'some-shop.myshopify.com',
      code: '0907a61c0c8d55e99db179b68161bc00',
      hmac: '700e2dadb827fcc8609e9d5ce208b2e9cdaab9df07390d2cbca10d7c328fc4bf',
    };
    expect(signShopifyCallback('hush', query)).toBe(query.hmac);
    expect(isShopifyCallback('hush', query)).toBe(true);
    expect(isShopifyCallback('hush', { ...query, shop: 'other-shop.myshopify.com' })).toBe(false);
    expect(isShopifyCallback('hush', { ...query, hmac: '' })).toBe(false);
  });

  test('Shopify webhook', () => {
    const body = bytes('{"id":820982911946154508}');
    expect(signShopifyBody(KEY, body)).toBe('epbplOx7WUO6M+g7B2Ay48NH/srsSuMVkhQP1rbixFs=');
    expect(isShopifyBody(KEY, body, 'epbplOx7WUO6M+g7B2Ay48NH/srsSuMVkhQP1rbixFs=')).toBe(true);
    // The same value, written again: the signature is of the bytes.
    expect(isShopifyBody(KEY, bytes('{"id": 820982911946154508}'), signShopifyBody(KEY, body))).toBe(false);
  });

  test('WooCommerce webhook', () => {
    const body = bytes('{"id":723,"status":"processing"}');
    expect(signWooWebhook(KEY, body)).toBe('KpdM3x7iLKdkNqGuQRCNVfvvd59FnRJCxX04JbLLISQ=');
    expect(isWooWebhook(KEY, body, 'KpdM3x7iLKdkNqGuQRCNVfvvd59FnRJCxX04JbLLISQ=')).toBe(true);
    expect(isWooWebhook('other', body, 'KpdM3x7iLKdkNqGuQRCNVfvvd59FnRJCxX04JbLLISQ=')).toBe(false);
  });

  test('Lazada call', () => {
    const parameters = {
      timestamp: '1517820392000',
      order_id: '1234',
      access_token: 'test',
      app_key: '123456',
      sign_method: 'sha256',
    };
    const signed = '4190D32361CFB9581350222F345CB77F3B19F0E31D162316848A2C1FFD5FAB4A';
    expect(signLazadaCall('helloworld', '/order/get', parameters)).toBe(signed);
    expect(signLazadaCall('helloworld', '/order/get', { ...parameters, sign: 'ignored' })).toBe(signed);
    expect(signLazadaCall('helloworld', '/order/get', parameters, '{}')).not.toBe(signed);
  });

  test('Lazada push', () => {
    const body = bytes('{"seller_id":"1234567","message_type":0}');
    const signed = '005e316670cf77f5ee638858e94bb4791c100ace9d394c7327759a3bf5b6e873';
    expect(signLazadaPush('123456', 'helloworld', body)).toBe(signed);
    expect(isLazadaPush('123456', 'helloworld', body, signed)).toBe(true);
    expect(isLazadaPush('123457', 'helloworld', body, signed)).toBe(false);
  });

  test('Shopee shop call', () => {
    const call = {
      partner_id: '2001887',
      path: '/api/v2/shop/get_shop_info',
      timestamp_s: 1655714431,
      shop: { access_token: '59777174636562737266615546704c6d', shop_id: '14701711' },
    };
    expect(signShopeeCall(KEY, call)).toBe('edb9b428e5e2ba5526357ce9562592171d8cae468388fd450a9069c4a22b672f');
    const { shop: _, ...open } = call;
    expect(signShopeeCall(KEY, open)).not.toBe(signShopeeCall(KEY, call));
  });

  test('Shopee push', () => {
    const body = bytes('{"code":3,"shop_id":14701711,"timestamp":1655714431}');
    const signed = '744eeda3f17b1953dc6f419b62d964a3bade8ce1331b8de258b12a84a6a477b4';
    const url = 'https://shop.example/hooks/shopee';
    expect(signShopeePush(KEY, url, body)).toBe(signed);
    expect(isShopeePush(KEY, url, body, signed)).toBe(true);
    expect(isShopeePush(KEY, `${url}/`, body, signed)).toBe(false);
  });

  test('TikTok call', () => {
    const query = {
      timestamp: '1623812664',
      app_key: '38abcd',
      shop_cipher: 'ROW_x',
      page_size: '20',
      sign: 'ignored',
      access_token: 'ignored',
    };
    expect(signTiktokCall(KEY, '/order/202309/orders/search', query, '{"update_time_ge":1623800000}')).toBe(
      'e9d27f97aee278923707aea210fdab2026bbd3255cf6503e57e6f025e541cdee',
    );
  });

  test('not proven: a TikTok webhook signs the app key and the raw body', () => {
    const body = bytes('{"type":1,"shop_id":"7494049642642441621"}');
    const signed = 'edbc47fa4d7dfd6db0dbd7f4510d47d98623da8980a610581177bc92597787d9';
    expect(signTiktokWebhook('38abcd', KEY, body)).toBe(signed);
    expect(isTiktokWebhook('38abcd', KEY, body, signed)).toBe(true);
    expect(isTiktokWebhook('38abcd', KEY, bytes('{}'), signed)).toBe(false);
  });
});

test.each(['', 'zz', '0', 'é'.repeat(64), 'a'.repeat(63), 'a'.repeat(66)])(
  'a digest that cannot be read (%j) is a wrong one',
  (given) => {
    expect(isSameDigest(given, 'a'.repeat(64), 'hex')).toBe(false);
  },
);
