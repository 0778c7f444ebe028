import * as v from 'valibot';
import type { Clock } from '../../platform/clock.ts';
import { ChannelError, type ChannelConnection } from '../../ports/sales-channel.ts';
import type { Egress } from '../../ports/egress.ts';
import { addressOf, callChannel, clockError, FORM, jsonOf } from '../channel-http/channel-http.ts';
import { lazadaAnswer, type LazadaAnswer } from './lazada.schema.ts';
import { signLazadaCall } from './sign-lazada.ts';

export interface LazadaOptions {
  egress: Egress;
  clock: Clock;
  app_key: string;
  app_secret: string;
  /** The stand-in in place of every host of Lazada. */
  base_url?: string;
  /** The stand-in's page of orders: the channel's own has an address for each country, and which is not kept. */
  seller_url?: string;
}

const API_HOSTS: Readonly<Record<string, string>> = {
  sg: 'https://api.lazada.sg',
  my: 'https://api.lazada.com.my',
  ph: 'https://api.lazada.com.ph',
  id: 'https://api.lazada.co.id',
  vn: 'https://api.lazada.vn',
  th: 'https://api.lazada.co.th',
};
/** A ban lasts about a second. */
const BAN_MS = 1_500;

export type LazadaClient = ReturnType<typeof createLazadaClient>;

export function createLazadaClient({ egress, clock, app_key, app_secret, base_url }: LazadaOptions) {
  const send = async (
    host: string,
    method: 'GET' | 'POST',
    path: string,
    parameters: Record<string, string>,
  ): Promise<LazadaAnswer & { raw: unknown }> => {
    const signed = { ...parameters, app_key, timestamp: String(clock.now()), sign_method: 'sha256' };
    const query = { ...signed, sign: signLazadaCall(app_secret, path, signed) };
    const answer = await callChannel(
      egress,
      method === 'GET'
        ? { method, url: addressOf(`${host}/rest`, path, query), headers: {} }
        : { method, url: `${host}/rest${path}`, headers: FORM, body: new URLSearchParams(query).toString() },
    );
    const raw = jsonOf(answer);
    const read = v.safeParse(lazadaAnswer, raw);
    if (!read.success) throw new ChannelError('unavailable', 'Lazada answered in an unknown form.');
    throwFailure(read.output);
    return { ...read.output, raw };
  };

  return {
    authorize_url: `${base_url ?? 'https://auth.lazada.com'}/oauth/authorize`,
    /** Tokens: the answer itself, with its refusal as a `ChannelError`. */
    token: async (path: '/auth/token/create' | '/auth/token/refresh', parameters: Record<string, string>) =>
      (await send(base_url ?? 'https://auth.lazada.com', 'POST', path, parameters)).raw,
    call: (connection: ChannelConnection, method: 'GET' | 'POST', path: string, parameters: Record<string, string>) =>
      send(base_url ?? API_HOSTS[connection.tokens.extra['country'] ?? ''] ?? 'https://api.lazada.sg', method, path, {
        ...parameters,
        access_token: connection.tokens.access_token,
      }),
  };
}

/** Errors are in a 200. */
function throwFailure({ code, message }: LazadaAnswer): void {
  if (code === '0' || code === '') return;
  if (/timestamp/iu.test(code)) throw clockError();
  if (/AccessToken/u.test(code))
    throw new ChannelError('unauthorised', `Lazada no longer accepts the connection (${code}).`);
  if (/CallLimit/iu.test(code)) throw new ChannelError('throttled', 'Lazada asks to wait.', { retry_after_ms: BAN_MS });
  throw new ChannelError('refused', message === '' ? code : message);
}
