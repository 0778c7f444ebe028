import { rulesOf, type CountryCode } from '@sampan/country-rules';
import * as v from 'valibot';
import type { Clock } from '../../platform/clock.ts';
import type { Egress } from '../../ports/egress.ts';
import {
  AccountRefused,
  CourierObjection,
  CourierStatusError,
  JSON_HEADERS,
  TokenKeeper,
  callCourier,
  readAnswer,
} from '../courier-http/index.ts';
import { dhlAnswer, dhlToken, type DhlStatus } from './dhl-ecommerce.schema.ts';

export interface DhlEcommerceAccount {
  /** Without a slash at the end. */
  base_url: string;
  country: CountryCode;
  client_id: string;
  password: string;
  pickup_account: string;
  sold_to_account: string;
}

/** A token lives a day and is renewed every half. */
const TOKEN_MS = 12 * 3_600_000;
const OK = '200';

export interface DhlEcommerceClient {
  /** Throws `CourierObjection` when DHL objects to the whole of a request. */
  send<S extends v.GenericSchema>(
    path: string,
    request: { name: string; type: string; version: string; bd: object },
    schema: S,
  ): Promise<v.InferOutput<S>>;
}

/** Speaks to DHL eCommerce Asia. The token travels in each body, and the password in one address: neither is ever told on. */
export function createDhlEcommerceClient(options: {
  account: DhlEcommerceAccount;
  egress: Egress;
  clock: Clock;
}): DhlEcommerceClient {
  const { account, egress, clock } = options;
  const tokens = new TokenKeeper(clock, async () => {
    const asked_ms = clock.now();
    const query = new URLSearchParams({
      clientId: account.client_id,
      password: account.password,
      returnFormat: 'json',
    });
    const url = `${account.base_url}/rest/v1/OAuth/AccessToken?${query.toString()}`;
    const answer = await callCourier(egress, { url, method: 'GET', headers: JSON_HEADERS });
    const said = readAnswer(answer, dhlToken).accessTokenResponse;
    if (said.token === undefined) throw tokenRefused(said.responseStatus);
    return { token: said.token, ends_ms: asked_ms + TOKEN_MS };
  });
  return {
    send: (path, { name, type, version, bd }, schema) =>
      tokens.with(async (accessToken) => {
        const hdr = {
          messageType: type,
          messageDateTime: momentIn(account.country, clock.now()),
          accessToken,
          messageVersion: version,
          messageLanguage: 'en',
        };
        const { pickup_account: pickupAccountId, sold_to_account: soldToAccountId } = account;
        const answer = await callCourier(egress, {
          url: `${account.base_url}${path}`,
          method: 'POST',
          headers: JSON_HEADERS,
          body: JSON.stringify({ [name]: { hdr, bd: { pickupAccountId, soldToAccountId, ...bd } } }),
        });
        const [said] = Object.values(readAnswer(answer, dhlAnswer));
        if (said === undefined) throw new Error('DHL answered nothing');
        const status = said.bd.responseStatus;
        if (status?.code === '401') throw new CourierStatusError(401);
        if (status?.code.startsWith('5') === true) throw new Error(`DHL answered ${status.code}: ${status.message}`);
        if (answer.status >= 400) throw new CourierObjection(reasonOf(status), { status: answer.status });
        return v.parse(schema, said.bd);
      }),
  };
}

/** It tells a wrong password with HTTP 200; a server of theirs that is down says nothing of the account. */
function tokenRefused({ code, message }: DhlStatus): Error {
  const text = `DHL answered ${code}: ${message}`;
  return code.startsWith('5') ? new Error(text) : new AccountRefused(text);
}

/** With the zone, as DHL asks for it: `2026-11-26T18:20:00+08:00`. */
function momentIn(country: CountryCode, now_ms: number): string {
  const { utc_offset_h } = rulesOf(country);
  const local = new Date(now_ms + utc_offset_h * 3_600_000).toISOString().slice(0, 19);
  return `${local}+${String(utc_offset_h).padStart(2, '0')}:00`;
}

/** Null where the parcel was taken; else what DHL said of it. */
export function refusalIn(status: DhlStatus | null | undefined): string | null {
  return status?.code === OK ? null : reasonOf(status) || 'refused';
}

function reasonOf(status: DhlStatus | null | undefined): string {
  const said = status?.messageDetails.map(({ messageDetail }) => messageDetail).filter((one) => one !== '') ?? [];
  return said.length > 0 ? said.join(' ') : (status?.message ?? '');
}
