import type { Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Ctx } from '../../../platform/context.ts';
import { readText } from '../../../platform/http/read-bytes.ts';
import { newId } from '../../../platform/ids.ts';
import type { ChannelSource } from '../../../ports/sales-channel.ts';
import { CALLBACK_PATH } from './channel-urls.ts';
import { finishConnect, takeKeys } from './finish-connect.ts';

const MAX_KEYS_BYTES = 16_384;

function isSource(ctx: Ctx, text: string): text is ChannelSource {
  return Object.hasOwn(ctx.ports.channels, text);
}

/** Where channels send browsers back to, and where WooCommerce posts keys: neither brings a session. */
export function mountStoreCallbacks(app: Hono, ctx: Ctx): void {
  app.post(`${CALLBACK_PATH}/woocommerce/keys`, async (c) => {
    const is_taken = await takeKeys(ctx, textsOf(await readText(c, MAX_KEYS_BYTES)));
    return c.body(null, is_taken ? 200 : 401);
  });
  app.get(`${CALLBACK_PATH}/:source`, async (c) => {
    const source = c.req.param('source');
    if (!isSource(ctx, source)) return c.notFound();
    const url = await finishConnect(
      { ...ctx, request_id: newId() },
      { source, query: c.req.query(), cookies: getCookie(c) },
    );
    return leave(c, url);
  });
}

/** The way on, without telling the next page what the last one was called with. */
function leave(c: Context, url: string): Response {
  c.header('Cache-Control', 'no-store');
  c.header('Referrer-Policy', 'no-referrer');
  return c.redirect(url, 303);
}

/** The texts of a JSON object; numbers as their digits, anything deeper left out. */
function textsOf(json: string): Record<string, string> {
  try {
    const read: unknown = JSON.parse(json);
    if (typeof read !== 'object' || read === null) return {};
    return Object.fromEntries(
      Object.entries(read).flatMap(([key, value]) =>
        typeof value === 'string' || typeof value === 'number' ? [[key, String(value)]] : [],
      ),
    );
  } catch {
    return {};
  }
}
