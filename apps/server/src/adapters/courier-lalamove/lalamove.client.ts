import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { CountryCode } from '@sampan/country-rules';
import type { Clock } from '../../platform/clock.ts';
import type { Egress } from '../../ports/egress.ts';
import { CourierObjection, JSON_HEADERS, callCourier, readAnswer } from '../courier-http/index.ts';
import { lalamoveData, lalamoveFailure } from './lalamove.schema.ts';
import { lalamoveSignature } from './lalamove-signature.ts';

export interface LalamoveAccount {
  /** Without a slash at the end. */
  base_url: string;
  market: CountryCode;
  api_key: string;
  api_secret: string;
}

export interface LalamoveClient {
  /** Throws `CourierObjection` when Lalamove objects to the request. */
  send<S extends v.GenericSchema>(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    data: object | null,
    schema: S,
  ): Promise<v.InferOutput<S>>;
}

/** Speaks to Lalamove's API v3 in one market. */
export function createLalamoveClient(options: {
  account: LalamoveAccount;
  egress: Egress;
  clock: Clock;
}): LalamoveClient {
  const { account, egress, clock } = options;
  return {
    send: async (method, path, data, schema) => {
      const body = data === null ? '' : JSON.stringify({ data });
      const timestamp = String(clock.now());
      const signature = lalamoveSignature(account.api_secret, { timestamp, method, path, body });
      const answer = await callCourier(egress, {
        url: `${account.base_url}${path}`,
        method,
        headers: {
          ...JSON_HEADERS,
          authorization: `hmac ${account.api_key}:${timestamp}:${signature}`,
          market: account.market,
          'request-id': randomUUID(),
        },
        ...(body === '' ? {} : { body }),
      });
      if (answer.status >= 400) throw objectionOf(answer.status, answer.text);
      return v.parse(schema, answer.text.trim() === '' ? null : readAnswer(answer, lalamoveData).data);
    },
  };
}

/** An objection without a readable reason is still an objection. */
function objectionOf(status: number, text: string): CourierObjection {
  try {
    const [first] = v.parse(lalamoveFailure, JSON.parse(text)).errors;
    return new CourierObjection(first?.detail || first?.message || '', { status, code: first?.id ?? '' });
  } catch {
    return new CourierObjection('', { status });
  }
}
