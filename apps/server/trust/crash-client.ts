import { setTimeout as sleep } from 'node:timers/promises';
import { endpoints, SERVICE_BASES, type Endpoint } from '@sampan/contract';
import type { TestServer } from '@sampan/testing';

/** Where a client finds the server of the moment, and who it is. */
export interface Line {
  server: TestServer;
  token: string;
  admin_token: string;
  stopping: boolean;
}

/** What the clients of a run share, and what was acknowledged to them. */
export interface Shared extends Line {
  /** Epoch seconds: what is older was there before. */
  began_at: number;
  orders: string[];
  labels: string[];
  /** Top-ups by card and by PayNow whose answer said that the money is there. */
  top_ups: string[];
  sales: string[];
  payouts: string[];
  /** Parcels of remittances whose settling was acknowledged. */
  settled_parcels: string[];
}

const PASSWORD = 'Sampan#2026';
const ASK_AGAIN_MS = 100;

/** The server is gone, or the run is over. */
export class NoAnswer extends Error {}

export interface CallInput {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  key?: string;
  as_admin?: boolean;
}

async function call<T>(shared: Line, endpoint: Endpoint, input: CallInput): Promise<{ status: number; body: T }> {
  const path =
    SERVICE_BASES[endpoint.service] +
    endpoint.path.replaceAll(/\{(\w+)\}/gu, (_, name: string) => input.params?.[name] ?? '');
  const query = input.query ? `?${new URLSearchParams(input.query).toString()}` : '';
  try {
    const response = await fetch(shared.server.url + path + query, {
      method: endpoint.method,
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${input.as_admin ? shared.admin_token : shared.token}`,
        ...(input.key ? { 'Idempotency-Key': input.key } : {}),
      },
      ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
    });
    return { status: response.status, body: (await response.json()) as T };
  } catch (cause) {
    throw new NoAnswer('the server is gone', { cause });
  }
}

/** As a careful client does: the same call with the same key until there is an answer. */
export async function insist<T>(
  shared: Line,
  endpoint: Endpoint,
  input: CallInput,
): Promise<{ status: number; body: T }> {
  for (;;) {
    try {
      const answer = await call<T & { retryable?: boolean }>(shared, endpoint, input);
      if (answer.status === 200 || answer.body.retryable !== true) return answer;
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
    }
    if (shared.stopping) throw new NoAnswer('the run is over');
    await sleep(ASK_AGAIN_MS);
  }
}

/** The same where anything but success is a fault of the test. */
export async function obtain<T>(shared: Line, endpoint: Endpoint, input: CallInput): Promise<T> {
  const { status, body } = await insist<T>(shared, endpoint, input);
  if (status !== 200) throw new Error(`${endpoint.name} answered ${status}: ${JSON.stringify(body)}`);
  return body;
}

export async function signIn(shared: Line, email: string): Promise<string> {
  const { token } = await obtain<{ token: string }>(shared, endpoints.login, { body: { email, password: PASSWORD } });
  return token;
}
