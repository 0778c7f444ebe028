import { answerFor, createChannelStandIns, sellerIndex, type ChannelStandIns } from '@sampan/stand-ins';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { LOCAL_COURIERS } from '../adapters/courier-local/index.ts';
import { callbackUrlOf, webhookUrlOf } from '../modules/commerce/channel/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Env } from '../platform/config/env.ts';
import { readText } from '../platform/http/read-bytes.ts';

const PATH = '/dev/channels';
const MAX_BODY_BYTES = 1_000_000;

/** Under which address browsers and adapters reach the stand-ins of the demo. */
export const channelStandInsUrl = ({ public_url }: Env) => `${public_url}${PATH}`;

/** The stand-ins of the demo; null in production, where nothing may stand in for a shop. */
export function standInsOf(env: Env, clock: Clock): ChannelStandIns | null {
  if (env.SAMPAN_PROFILE !== 'demo') return null;
  const stand_ins = createChannelStandIns({ now: () => clock.now(), carriers: LOCAL_COURIERS.map(({ name }) => name) });
  // What an operator enters by hand with an app of these channels.
  stand_ins.lazada.push_url = webhookUrlOf(env, 'lazada', '');
  stand_ins.shopee.push_url = webhookUrlOf(env, 'shopee', '');
  stand_ins.tiktok.redirect_uri = callbackUrlOf(env, 'tiktok');
  return stand_ins;
}

/** Consent pages, sellers' pages and API of the stand-ins. The caller mounts them in the demo profile only. */
export function mountChannelStandIns(app: Hono, { by_name }: ChannelStandIns, env: Env): void {
  app.get(PATH, () => {
    const channels = [...by_name].map(([name, { channel }]) => ({ channel, path: `${PATH}/${name}/seller` }));
    const { status, headers = {}, body } = sellerIndex(channels);
    return new Response(body as BodyInit, { status, headers });
  });
  app.all(`${PATH}/*`, async (c) => {
    const url = new URL(c.req.url);
    const answer = await answerFor(by_name, {
      method: c.req.method,
      url: `${url.pathname.slice(PATH.length)}${url.search}`,
      headers: c.req.header(),
      body: c.req.method === 'GET' ? '' : await readText(c, MAX_BODY_BYTES),
      origin: channelStandInsUrl(env),
    });
    return new Response(answer.body as BodyInit, { status: answer.status, headers: answer.headers ?? {} });
  });
}

/**
 * Brings what the stand-ins push to this server, and to no other.
 *
 * @param stopping aborts when the server stops: on a socket that outlives it, its own call would wait for the next one
 */
export async function deliverPushes(
  { by_name }: ChannelStandIns,
  { public_url }: Env,
  log: Logger,
  stopping: AbortSignal,
): Promise<void> {
  for (const stand_in of by_name.values())
    for (const { url, headers, body } of stand_in.takePushes()) {
      if (new URL(url).origin !== new URL(public_url).origin) continue;
      try {
        const signal = AbortSignal.any([stopping, AbortSignal.timeout(5_000)]);
        await fetch(url, { method: 'POST', headers, body, redirect: 'error', signal });
      } catch (error) {
        log.debug({ err: error }, 'a push of a stand-in was lost, as real ones are');
      }
    }
}
