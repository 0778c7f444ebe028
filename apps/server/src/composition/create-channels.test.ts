import { createChannelStandIns } from '@sampan/stand-ins';
import { Hono } from 'hono';
import pino from 'pino';
import { describe, expect, test } from 'vitest';
import { EnvError, readEnv } from '../platform/config/env.ts';
import { createEgress } from '../platform/egress/egress-client.ts';
import { createChannels } from './create-channels.ts';
import { channelStandInsUrl, deliverPushes, mountChannelStandIns, standInsOf } from './mount-channel-stand-ins.ts';

const clock = { now: () => Date.parse('2026-11-20T02:00:00Z') };
const log = pino({ level: 'silent' });
const PRODUCTION = { SAMPAN_PROFILE: 'production', SAMPAN_SECRET: '4f8Qz1mW7yTb0Xc9Ls3Vd6Hk2Jp5Rn8GuAeYoIiMqZw' };
const KEYS = {
  SHOPIFY_CLIENT_ID: 'client',
  SHOPIFY_CLIENT_SECRET: 'secret',
  LAZADA_APP_KEY: '123456',
  LAZADA_APP_SECRET: 'secret',
  SHOPEE_PARTNER_ID: '2001887',
  SHOPEE_PARTNER_KEY: 'secret',
  TIKTOK_SHOP_APP_KEY: 'key',
  TIKTOK_SHOP_APP_SECRET: 'secret',
  TIKTOK_SHOP_SERVICE_ID: '7000',
};
const ADDRESSES = {
  state: 's',
  redirect_url: 'https://a.example/r',
  callback_url: 'https://a.example/c',
  shop_address: 'kopi.example',
};

function open(settings: Record<string, string>) {
  const env = readEnv(settings);
  const stand_ins = standInsOf(env, clock);
  return { env, stand_ins, channels: createChannels({ env, egress: createEgress(), clock, log, stand_ins }) };
}

describe('channels of an installation', () => {
  test('production has those with keys, and WooCommerce', () => {
    const { channels, stand_ins } = open(PRODUCTION);
    expect(stand_ins).toBeNull();
    expect(Object.entries(channels).flatMap(([source, channel]) => (channel === null ? [] : [source]))).toEqual([
      'woocommerce',
    ]);
    expect(Object.values(open({ ...PRODUCTION, ...KEYS }).channels)).not.toContain(null);
  });

  test('production calls the real channels and no other address', () => {
    const { channels } = open({ ...PRODUCTION, ...KEYS });
    const urlOf = (source: keyof typeof channels, shop_address: string) => {
      const start = channels[source]?.startConnect({ ...ADDRESSES, shop_address });
      return start?.status === 'redirect' ? new URL(start.url).origin : 'refused';
    };
    expect(urlOf('shopify', 'kopi')).toBe('https://kopi.myshopify.com');
    expect(urlOf('woocommerce', 'kopi.example')).toBe('https://kopi.example');
    expect(urlOf('woocommerce', 'http://127.0.0.1:8080/dev/channels/woocommerce')).toBe('refused');
    expect(urlOf('lazada', '')).toBe('https://auth.lazada.com');
    expect(urlOf('shopee', '')).toBe('https://partner.shopeemobile.com');
    expect(urlOf('tiktok', '')).toBe('https://services.tiktokshop.com');
  });

  test('the demo has stand-ins for the rest, on its own address', () => {
    const { channels, env } = open({ SHOPIFY_CLIENT_ID: 'client', SHOPIFY_CLIENT_SECRET: 'secret' });
    const urls = (['shopify', 'lazada', 'shopee', 'tiktok'] as const).map((source) => {
      const start = channels[source]?.startConnect({ ...ADDRESSES, shop_address: 'kopi' });
      return start?.status === 'redirect' ? start.url : 'refused';
    });
    expect(urls[0]).toContain('https://kopi.myshopify.com/');
    for (const url of urls.slice(1)) expect(url.startsWith(`${channelStandInsUrl(env)}/`)).toBe(true);
  });

  test.each(Object.keys(KEYS))('keys without %s are refused', (missing) => {
    const { [missing as keyof typeof KEYS]: _, ...rest } = KEYS;
    expect(() => readEnv(rest)).toThrow(EnvError);
  });
});

describe('stand-ins in the demo', () => {
  test('a browser reaches the consent page, the adapter the tokens and orders, without a port', async () => {
    const { channels, env, stand_ins } = open({});
    const app = new Hono();
    if (stand_ins === null || channels.lazada === null) throw new Error('the demo has no stand-in');
    mountChannelStandIns(app, stand_ins, env);
    const start = channels.lazada.startConnect(ADDRESSES);
    const page = await (await app.request(start.status === 'redirect' ? start.url : '')).text();
    const allow = /class="allow" href="([^"]+)"/u.exec(page)?.[1]?.replaceAll('&#38;', '&') ?? '';
    const back = await app.request(allow);
    expect(back.status).toBe(302);
    const query = Object.fromEntries(new URL(back.headers.get('location') ?? '').searchParams);
    const outcome = await channels.lazada.finishConnect({
      redirect_url: ADDRESSES.redirect_url,
      shop_address: '',
      query,
    });
    if (outcome.status !== 'connected' || outcome.shops[0] === undefined) throw new Error(JSON.stringify(outcome));
    const made = stand_ins.lazada.order();
    expect(await channels.lazada.readOrder(outcome.shops[0], made.id)).toMatchObject({ external_id: made.id });
  });

  test('pushes go to this server and to no other', async () => {
    const { env } = open({});
    const stand_ins = createChannelStandIns({ now: () => clock.now() });
    stand_ins.lazada.push_url = 'https://elsewhere.example/hooks';
    stand_ins.lazada.order();
    const sent: string[] = [];
    const former = globalThis.fetch;
    globalThis.fetch = ((url: string) => {
      sent.push(url);
      return Promise.resolve(new Response());
    }) as typeof fetch;
    try {
      await deliverPushes(stand_ins, env, log, new AbortController().signal);
      expect(sent).toEqual([]);
      stand_ins.lazada.push_url = `${env.public_url}/api/webhooks/lazada`;
      stand_ins.lazada.order();
      await deliverPushes(stand_ins, env, log, new AbortController().signal);
      expect(sent).toEqual([`${env.public_url}/api/webhooks/lazada`]);
    } finally {
      globalThis.fetch = former;
    }
  });

  test('a push that waits for an answer is lost when the server stops: nobody is there to give one', async () => {
    const { env } = open({});
    const stand_ins = createChannelStandIns({ now: () => clock.now() });
    stand_ins.lazada.push_url = `${env.public_url}/api/webhooks/lazada`;
    stand_ins.lazada.order();
    stand_ins.lazada.order();
    const stopping = new AbortController();
    const ends: string[] = [];
    const former = globalThis.fetch;
    globalThis.fetch = ((_url: string, { signal }: { signal: AbortSignal }) => {
      stopping.abort();
      return new Promise((_resolve, reject) => {
        const end = () => {
          ends.push((signal.reason as Error).name);
          reject(signal.reason as Error);
        };
        if (signal.aborted) end();
        else signal.addEventListener('abort', end);
      });
    }) as typeof fetch;
    try {
      await deliverPushes(stand_ins, env, log, stopping.signal);
      expect(ends).toEqual(['AbortError', 'AbortError']);
    } finally {
      globalThis.fetch = former;
    }
  });
});
