import * as v from 'valibot';
import type { Clock } from '../../platform/clock.ts';
import type { Egress } from '../../ports/egress.ts';
import type { TokenStore } from '../../ports/courier-account.ts';
import {
  AccountRefused,
  CourierObjection,
  CourierStatusError,
  JSON_HEADERS,
  callCourier,
  isAccountRefused,
  readAnswer,
} from '../courier-http/index.ts';
import { easyparcelAnswer, easyparcelTokens } from './easyparcel.schema.ts';

const VERSION = '2026-06';
/** A token is renewed this long before its end. */
const RENEW_MS = 300_000;

export interface EasyparcelAccount {
  /** Without a slash at the end. */
  base_url: string;
  client_id: string;
  client_secret: string;
  /** As the consent gave it; the store has the ones after. */
  refresh_token: string;
}

const keptTokens = v.object({ access_token: v.string(), refresh_token: v.string(), ends_ms: v.number() });
type Tokens = v.InferOutput<typeof keptTokens>;

function opened(kept: string | null): Tokens | null {
  if (kept === null) return null;
  const read = v.safeParse(keptTokens, JSON.parse(kept));
  return read.success ? read.output : null;
}

export interface EasyparcelClient {
  /** Throws `CourierObjection` when EasyParcel objects to the whole of a request. */
  send<S extends v.GenericSchema>(path: string, body: object, schema: S): Promise<v.InferOutput<S>>;
  /** A file at an address that EasyParcel named. */
  download(url: string): Promise<Uint8Array>;
}

/** Speaks to EasyParcel's Open API with one pair of tokens that all servers share. */
export function createEasyparcelClient(options: {
  account: EasyparcelAccount;
  tokens: TokenStore;
  egress: Egress;
  clock: Clock;
}): EasyparcelClient {
  const { account, tokens, egress, clock } = options;

  const renew = async (refresh_token: string): Promise<Tokens> => {
    const asked_ms = clock.now();
    const basic = Buffer.from(`${account.client_id}:${account.client_secret}`).toString('base64');
    const answer = await callCourier(egress, {
      url: `${account.base_url}/oauth/token`,
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', authorization: `Basic ${basic}` },
      body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token }).toString(),
    });
    if (answer.status >= 400) throw new AccountRefused(`the courier answered ${answer.status} to a renewal`);
    const made = readAnswer(answer, easyparcelTokens);
    const ends_ms = asked_ms + made.expires_in * 1000;
    return { access_token: made.access_token, refresh_token: made.refresh_token || refresh_token, ends_ms };
  };
  const isGood = (kept: Tokens | null, dead: string): kept is Tokens =>
    kept !== null && kept.access_token !== dead && kept.ends_ms - RENEW_MS > clock.now();

  /** A good access token; `dead` is one that was refused. */
  const current = async (dead: string): Promise<string> => {
    const kept = opened(await tokens.read());
    if (isGood(kept, dead)) return kept.access_token;
    const text = await tokens.change(async (now) => {
      const known = opened(now);
      if (now !== null && isGood(known, dead)) return now;
      // Whoever has the account may have given consent anew: then the kept one is over, and theirs is good.
      const made = await renew(known?.refresh_token ?? account.refresh_token).catch((error: unknown) => {
        if (known === null || !isAccountRefused(error)) throw error;
        return renew(account.refresh_token);
      });
      return JSON.stringify(made);
    });
    return opened(text)?.access_token ?? '';
  };

  const ask = async <S extends v.GenericSchema>(token: string, path: string, body: object, schema: S) => {
    const answer = await callCourier(egress, {
      url: `${account.base_url}/open_api/${VERSION}${path}`,
      method: 'POST',
      headers: { ...JSON_HEADERS, authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    const { status_code, message, data } = readAnswer(answer, easyparcelAnswer);
    if (status_code === 401 || status_code >= 500) throw new CourierStatusError(status_code);
    if (status_code >= 400) throw new CourierObjection(message, { status: status_code });
    return v.parse(schema, data);
  };

  return {
    send: async (path, body, schema) => {
      const token = await current('');
      try {
        return await ask(token, path, body, schema);
      } catch (error) {
        if (!(error instanceof CourierStatusError) || error.status !== 401) throw error;
        return ask(await current(token), path, body, schema);
      }
    },
    download: async (url) => {
      const answer = await callCourier(egress, { url, method: 'GET', headers: { accept: 'application/pdf' } });
      if (answer.status >= 400) throw new CourierStatusError(answer.status);
      return answer.bytes;
    },
  };
}
