import { ACCEPT_V1, SERVICE_BASES, endpoints, type Endpoint, type Problem } from '@sampan/contract';
import { createTestDatabase, type TestDatabase } from '@sampan/testing';
import type { Hono } from 'hono';
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { readEnv } from '../../src/platform/config/env.ts';
import type { Clock } from '../../src/platform/clock.ts';
import { createQuietEgress } from '../egress/quiet-egress.fixtures.ts';
import { DEMO_PASSWORD, seedDemoAccounts } from '../../src/demo/index.ts';
import type { Ports } from '../../src/ports/ports.ts';
import { appOf, composeServer, type ServerParts } from '../../src/composition/server.ts';

/** A secret that the production profile takes. */
export const STRONG_SECRET = 'pN7vQ2xL9sT4wR8yK3mZ6bH1cJ5dF0gA7uE2iO9';

/** A clock that tests move. It starts at the real time, because the database writes with its own. */
export class TestClock implements Clock {
  #shift_ms = 0;
  #stopped_ms: number | null = null;
  /** How far each reading moves it: 1000 puts the boundary of a second between any two readings. */
  tick_ms = 0;

  now(): number {
    this.#shift_ms += this.tick_ms;
    return (this.#stopped_ms ?? Date.now()) + this.#shift_ms;
  }

  /** Stands still from here on, but for `advance`: for a file that asks for an exact second, or what comes due in a few. */
  stop(): void {
    this.#stopped_ms = Date.now();
    this.tick_ms = 0;
  }

  advance(seconds: number): void {
    this.#shift_ms += seconds * 1000;
  }
}

export interface TestAnswer<T> {
  status: number;
  headers: Headers;
  body: T;
}

export interface CallOptions {
  token?: string;
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface TestApp extends ServerParts {
  app: Hono;
  clock: TestClock;
  database: TestDatabase;
  /** Calls an endpoint through the app. Every answer is checked against its schema by the server itself. */
  call<T = Record<string, never>>(endpoint: Endpoint, options?: CallOptions): Promise<TestAnswer<T>>;
  /** The same where a refusal is expected. */
  refusal(endpoint: Endpoint, options?: CallOptions): Promise<TestAnswer<Problem>>;
  /** A session token of a demo account, e.g. `sg@demo.sampan.test`. */
  tokenOf(email: string): Promise<string>;
  close(): Promise<void>;
}

/** A name service in which no name has a record. */
const QUIET_NAMES: Ports['names'] = { cnamesOf: () => Promise.resolve([]) };

/** The database with the demo's people that this worker's files start from, and the hour of its seed. */
let seeded: { hour: number; name: Promise<string> } | null = null;

/**
 * A clone of what the worker's first file has seeded. A seed is a file's alone where its clock is, and made anew each hour:
 * a run that lasts over midnight then finds it on the day of its tests, in every country.
 */
async function databaseToStartFrom(clock: Clock | undefined): Promise<TestDatabase> {
  const pool = { max: 20 };
  if (clock) return createTestDatabase({ pool });
  const hour = Math.floor(Date.now() / 3_600_000);
  if (seeded?.hour !== hour) seeded = { hour, name: seedForWorker() };
  return createTestDatabase({ pool, copy_of: await seeded.name });
}

async function seedForWorker(): Promise<string> {
  const database = await createTestDatabase({ pool: { max: 4 } });
  const { ctx } = await composeServer({
    pool: database.pool,
    env: readEnv({}, 'unused'),
    clock: new TestClock(),
    log: pino({ level: 'silent' }),
    ports: { egress: createQuietEgress() },
  });
  await seedDemoAccounts({ ctx });
  await database.pool.end();
  return new URL(database.url).pathname.slice(1);
}

/** The whole server without its socket, on a database of its own with the demo house in it. */
export async function openTestApp(
  options: { ports?: Partial<Ports>; env?: Record<string, string>; database?: TestDatabase; clock?: TestClock } = {},
): Promise<TestApp> {
  const database = options.database ?? (await databaseToStartFrom(options.clock));
  const files = join(tmpdir(), `sampan-test-${randomUUID()}`);
  const env = readEnv(
    {
      SAMPAN_RATE_LIMIT_FACTOR: '1000',
      SAMPAN_CHECK_ANSWERS: 'true',
      SAMPAN_COURIER_SPEED: '1',
      SAMPAN_FILES: files,
      SAMPAN_RECIPIENT_DOMAINS: 'pages.sampan.test',
      ...options.env,
    },
    'unused',
  );
  const clock = options.clock ?? new TestClock();
  const parts = await composeServer({
    pool: database.pool,
    env,
    clock,
    log: pino({ level: 'silent' }),
    ports: { egress: createQuietEgress(), names: QUIET_NAMES, ...options.ports },
  });
  await seedDemoAccounts(parts);
  const app = appOf(parts);
  const tokens = new Map<string, string>();

  async function call<T>(
    endpoint: Endpoint,
    { token, params = {}, query, body, headers = {} }: CallOptions = {},
  ): Promise<TestAnswer<T>> {
    const path =
      SERVICE_BASES[endpoint.service] +
      endpoint.path.replaceAll(/\{(\w+)\}/gu, (_, name: string) => encodeURIComponent(params[name] ?? name));
    const url = `http://sampan.test${path}${query ? `?${new URLSearchParams(query).toString()}` : ''}`;
    const response = await app.request(url, {
      method: endpoint.method,
      headers: {
        Accept: ACCEPT_V1,
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return { status: response.status, headers: response.headers, body: (await response.json()) as T };
  }

  return {
    ...parts,
    app,
    clock,
    database,
    call,
    refusal: (endpoint, input) => call<Problem>(endpoint, input),
    async tokenOf(email) {
      const known = tokens.get(email);
      if (known) return known;
      const answer = await call<{ token: string }>(endpoints.login, { body: { email, password: DEMO_PASSWORD } });
      tokens.set(email, answer.body.token);
      return answer.body.token;
    },
    close: async () => {
      await rm(files, { recursive: true, force: true });
      await database.drop();
    },
  };
}
