import * as v from 'valibot';
import type { Clock } from '../../platform/clock.ts';
import type { Egress } from '../../ports/egress.ts';
import { AccountRefused, CourierObjection, callCourier, readAnswer } from '../courier-http/index.ts';
import { jtAnswer } from './jt-my.schema.ts';
import { jtMyDigest } from './jt-my-signature.ts';

export interface JtMyAccount {
  /** Without a slash at the end. */
  base_url: string;
  api_account: string;
  private_key: string;
  customer_code: string;
  /** As J&T hands it out for the API. */
  password: string;
}

/** Codes about our clock and their server: nothing is known of the parcel then. */
const NOT_ABOUT_THE_PARCEL: ReadonlySet<string> = new Set(['0', '145003010']);
/** An account, a signature or a customer that J&T does not know. */
const NO_SUCH_ACCOUNT: ReadonlySet<string> = new Set(['145003012', '145003030', '145003051']);

export interface JtMyClient {
  /** Throws `CourierObjection` when J&T objects to the request. */
  send<S extends v.GenericSchema>(path: string, fields: object, schema: S): Promise<v.InferOutput<S>>;
}

export function createJtMyClient(options: { account: JtMyAccount; egress: Egress; clock: Clock }): JtMyClient {
  const { account, egress, clock } = options;
  return {
    send: async (path, fields, schema) => {
      const { customer_code: customerCode, password } = account;
      const text = JSON.stringify({ customerCode, password, ...fields });
      const answer = await callCourier(egress, {
        url: `${account.base_url}${path}`,
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          apiAccount: account.api_account,
          timestamp: String(clock.now()),
          digest: jtMyDigest(text, account.private_key),
        },
        body: new URLSearchParams({ bizContent: text }).toString(),
      });
      const { code, msg, data } = readAnswer(answer, jtAnswer);
      if (String(code) === '1') return v.parse(schema, data);
      if (NO_SUCH_ACCOUNT.has(String(code))) throw new AccountRefused(`J&T answered ${code}: ${msg}`);
      if (NOT_ABOUT_THE_PARCEL.has(String(code))) throw new Error(`J&T answered ${code}: ${msg}`);
      throw new CourierObjection(msg ?? '', { code: String(code) });
    },
  };
}
