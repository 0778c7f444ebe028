import { setTimeout as sleep } from 'node:timers/promises';
import { endpoints, SERVICE_BASES, type Endpoint } from '@sampan/contract';
import { startTestServer, type TestServer } from '@sampan/testing';
import pg from 'pg';
import { FULL_DRAFT } from '../src/endpoint-samples.fixtures.ts';

/** A repeatable source of chance: the same seed kills at the same moments of the same work. */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export interface CrashOutcome {
  kills: number;
  orders_acknowledged: number;
  labels_acknowledged: number;
  orders_lost: number;
  labels_lost: number;
  /** Parcels at couriers beyond one per bought label. */
  labels_bought_twice: number;
  holds_left: number;
  ledger_imbalance_minor: number;
  wrong_accounts: number;
  /** What the wallet lacks or has too much against the labels it paid. */
  wallet_difference_minor: number;
  slowest_restart_ms: number;
  settled_after_ms: number;
}

const EMAIL = 'sg@demo.sampan.test';
const PASSWORD = 'Sampan#2026';
/** A purchase left open has to be settled within this time (trust F1). */
const SETTLE_LIMIT_MS = 120_000;

interface Shared {
  server: TestServer;
  token: string;
  stopping: boolean;
  orders: string[];
  labels: string[];
}

class NoAnswer extends Error {}

async function call<T>(
  shared: Shared,
  endpoint: Endpoint,
  input: { params?: Record<string, string>; body?: unknown; key?: string },
): Promise<{ status: number; body: T }> {
  const path =
    SERVICE_BASES[endpoint.service] +
    endpoint.path.replaceAll(/\{(\w+)\}/gu, (_, name: string) => input.params?.[name] ?? '');
  try {
    const response = await fetch(shared.server.url + path, {
      method: endpoint.method,
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${shared.token}`,
        ...(input.key ? { 'Idempotency-Key': input.key } : {}),
      },
      ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
    });
    return { status: response.status, body: (await response.json()) as T };
  } catch (cause) {
    throw new NoAnswer('the server is gone', { cause });
  }
}

/** As a careful client does: the same key until there is an answer. */
async function insist<T>(
  shared: Shared,
  endpoint: Endpoint,
  input: { params?: Record<string, string>; body?: unknown; key?: string },
): Promise<{ status: number; body: T }> {
  for (;;) {
    try {
      const answer = await call<T & { retryable?: boolean }>(shared, endpoint, input);
      if (answer.status === 200 || answer.body.retryable !== true) return answer;
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
    }
    if (shared.stopping) throw new NoAnswer('the run is over');
    await sleep(100);
  }
}

async function ship(shared: Shared, client: number): Promise<void> {
  for (let turn = 0; !shared.stopping; turn += 1) {
    const key = `${client}-${turn}-${shared.orders.length}`;
    try {
      const created = await insist<{ id: string }>(shared, endpoints.createOrder, {
        body: { ...FULL_DRAFT, reference_id: `crash-${key}` },
        key: `order-${key}`,
      });
      if (created.status !== 200) continue;
      shared.orders.push(created.body.id);
      const params = { id: created.body.id };
      const quote = await insist<{ estimated_costs: { id: string }[] }>(shared, endpoints.estimateOrder, {
        params,
        body: {},
      });
      const entry = quote.body.estimated_costs?.[0];
      if (!entry) continue;
      const bought = await insist(shared, endpoints.createLabel, {
        params,
        body: { estimated_costs_id: entry.id },
        key: `label-${key}`,
      });
      if (bought.status === 200) shared.labels.push(created.body.id);
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
    }
  }
}

async function signIn(shared: Shared): Promise<string> {
  const answer = await call<{ token: string }>(shared, endpoints.login, { body: { email: EMAIL, password: PASSWORD } });
  return answer.body.token;
}

/**
 * Kills the server with SIGKILL at random moments while clients create parcels and buy labels, starts it again each time,
 * and then counts what is missing, double or left over (trust F1). Runs on a database of its own.
 */
export async function crashRun(input: {
  kills: number;
  clients: number;
  seed: number;
  database_url: string;
}): Promise<CrashOutcome> {
  const random = randomOf(input.seed);
  const settings = {
    database_url: input.database_url,
    env: { SAMPAN_RATE_LIMIT_FACTOR: '1000', SAMPAN_COURIER_LATENCY_MS: '60', SAMPAN_LOG_LEVEL: 'silent' },
  };
  const pool = new pg.Pool({ connectionString: input.database_url, max: 2 });
  let server = await startTestServer(settings);
  const shared: Shared = { server, token: '', stopping: false, orders: [], labels: [] };
  shared.token = await signIn(shared);
  // Enough for every label of the run: this is about crashes, not about an empty wallet.
  await pool.query("update ledger_accounts set credit_limit_minor = 1000000000 where kind = 'wallet'");
  const clients = Array.from({ length: input.clients }, (_, client) => ship(shared, client));
  let slowest_restart_ms = 0;
  for (let kill = 0; kill < input.kills; kill += 1) {
    await sleep(150 + random() * 1_200);
    await server.kill('SIGKILL');
    const started = performance.now();
    server = await startTestServer({ ...settings, port: server.port, data_dir: server.data_dir });
    slowest_restart_ms = Math.max(slowest_restart_ms, performance.now() - started);
    shared.server = server;
  }
  await sleep(1_000);
  shared.stopping = true;
  await Promise.all(clients);
  const settled_after_ms = await settle(pool);
  const outcome = await count(pool, shared, input.kills);
  await server.stop();
  await pool.end();
  return { ...outcome, slowest_restart_ms, settled_after_ms };
}

async function settle(pool: pg.Pool): Promise<number> {
  const started = performance.now();
  for (;;) {
    const open = await pool.query<{ n: string }>(
      "select count(*) as n from label_purchases where state in ('buying', 'unknown')",
    );
    const waited = performance.now() - started;
    if (open.rows[0]?.n === '0' || waited > SETTLE_LIMIT_MS) return waited;
    await sleep(250);
  }
}

async function count(
  pool: pg.Pool,
  shared: Shared,
  kills: number,
): Promise<Omit<CrashOutcome, 'slowest_restart_ms' | 'settled_after_ms'>> {
  const number = async (query: string, values: unknown[] = []) =>
    Number((await pool.query<{ n: string | null }>(query, values)).rows[0]?.n ?? 0);
  const bought = "select o.id from orders o where o.label_state = 'bought' and o.tracking_code is not null";
  return {
    kills,
    orders_acknowledged: shared.orders.length,
    labels_acknowledged: shared.labels.length,
    orders_lost:
      shared.orders.length -
      (await number('select count(*) as n from orders where id = any($1::uuid[])', [shared.orders])),
    labels_lost:
      shared.labels.length -
      (await number(`select count(*) as n from (${bought} and o.id = any($1::uuid[])) b`, [shared.labels])),
    labels_bought_twice: await number(
      `select coalesce(sum(n - 1), 0) as n from (select count(*) as n from courier_parcels p join label_purchases l on l.client_ref::text = p.client_ref::text group by l.order_id) per_order where n > 1`,
    ),
    holds_left: await number("select count(*) as n from holds where state = 'placed'"),
    ledger_imbalance_minor: await number('select coalesce(sum(amount_minor), 0) as n from entries'),
    wrong_accounts: await number(
      "select count(*) as n from ledger_accounts a where kind = 'wallet' and posted_minor <> (select coalesce(sum(amount_minor), 0) from entries e where e.account_id = a.id)",
    ),
    wallet_difference_minor:
      await number(`select coalesce((select sum(-e.amount_minor) from entries e join ledger_accounts a on a.id = e.account_id join journals j on j.id = e.journal_id where a.kind = 'wallet' and j.kind in ('label', 'label_refund')), 0)
      - coalesce((select sum(price_minor) from orders where label_state = 'bought' and company_id in (select company_id from journals where kind = 'label')), 0) as n`),
  };
}
