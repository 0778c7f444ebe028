import { SERVICE_BASES, type Endpoint } from '@sampan/contract';
import { DEMO_PASSWORD } from '../src/demo/index.ts';

export interface HouseAnswer<T> {
  status: number;
  body: T;
}

export interface HouseCall {
  params?: Record<string, string>;
  /** With its question mark. */
  query?: string;
  body?: object;
  key?: string;
}

/** Calls endpoints of a server as one person of the demo. */
export interface HouseCaller {
  readonly token: string;
  readonly call: <T>(endpoint: Endpoint, input?: HouseCall) => Promise<HouseAnswer<T>>;
}

/** The same as somebody who has a session already. */
export function callerWith(url: string, token: string): HouseCaller {
  return {
    token,
    call: async <T>(endpoint: Endpoint, input: HouseCall = {}) => {
      const path = endpoint.path.replaceAll(/\{(\w+)\}/gu, (_, name: string) => input.params?.[name] ?? '');
      const answer = await fetch(`${url}${SERVICE_BASES[endpoint.service]}${path}${input.query ?? ''}`, {
        method: endpoint.method,
        headers: {
          'Content-Type': 'application/json',
          ...(token === '' ? {} : { Authorization: `Bearer ${token}` }),
          ...(input.key === undefined ? {} : { 'Idempotency-Key': input.key }),
        },
        ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
      });
      return { status: answer.status, body: (await answer.json()) as T };
    },
  };
}

/** Signs somebody of the demo in. */
export async function callerOf(url: string, email = 'sg@demo.sampan.test'): Promise<HouseCaller> {
  const answer = await fetch(`${url}/api/v1/login`, {
    method: 'POST',
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  return callerWith(url, ((await answer.json()) as { token: string }).token);
}
