import { setTimeout as sleep } from 'node:timers/promises';
import { endpoints } from '@sampan/contract';
import { startTestServer, type TestDatabase, type TestServer } from '@sampan/testing';
import type pg from 'pg';
import { FULL_DRAFT } from '#test/app/endpoint-samples.fixtures.ts';
import { databaseOn } from '../src/platform/database/database.ts';
import { auditLedger, isBalanced } from '../src/modules/ledger/wallet/index.ts';
import { insist, obtain, signIn, type Line } from './crash-client.ts';
import { endLeases } from './end-leases.ts';

const EMAIL = 'sg@demo.sampan.test';
const SETTLE_LIMIT_MS = 120_000;

export interface PurchaseKillOutcome {
  /** Kills of a server that had a courier's label and had not committed it. */
  kills: number;
  acknowledged: number;
  parcels_at_couriers: number;
  /** Purchases with more or fewer than one parcel at the courier. */
  not_one_parcel: number;
  charged_minor_less_prices: number;
  holds_left: number;
  findings: number;
  settled_after_ms: number;
}

/** Waits for a row. */
async function until<T extends pg.QueryResultRow>(pool: pg.Pool, text: string, values: unknown[]): Promise<T> {
  for (;;) {
    const { rows } = await pool.query<T>(text, values);
    if (rows[0]) return rows[0];
    await sleep(5);
  }
}

/**
 * Kills the server between a courier's "bought" and our commit (trust F3). The purchase's row is locked as soon as it stands
 * as `buying`, so that the commit has to wait; when the courier has the parcel, the server is killed, and only then the lock
 * goes. The client asks again with its key until it has its label; `ends_leases` spares it the half minute that a dead
 * server's claims last.
 */
export async function killAfterBought(
  database: TestDatabase,
  kills: number,
  options: { ends_leases?: boolean } = {},
): Promise<PurchaseKillOutcome> {
  const { pool } = database;
  const settings = {
    database_url: database.url,
    env: { SAMPAN_RATE_LIMIT_FACTOR: '1000', SAMPAN_COURIER_LATENCY_MS: '250', SAMPAN_LOG_LEVEL: 'silent' },
  };
  let server: TestServer = await startTestServer(settings);
  const shared: Line = {
    server,
    token: '',
    admin_token: '',
    stopping: false,
  };
  shared.token = await signIn(shared, EMAIL);
  await pool.query("update ledger_accounts set credit_limit_minor = 1000000000 where kind = 'wallet'");
  const orders: string[] = [];
  const answers: Promise<{ status: number }>[] = [];
  while (orders.length < kills) {
    const key = `kill-${answers.length}`;
    const { id } = await obtain<{ id: string }>(shared, endpoints.createOrder, { body: FULL_DRAFT, key });
    const params = { id };
    const quote = await obtain<{ estimated_costs: { id: string }[] }>(shared, endpoints.estimateOrder, {
      params,
      body: {},
    });
    const body = { estimated_costs_id: quote.estimated_costs[0]?.id };
    answers.push(insist(shared, endpoints.createLabel, { params, body, key: `label-${key}` }));
    const purchase = await until<{ id: string; client_ref: string }>(
      pool,
      'select id, client_ref from label_purchases where order_id = $1',
      [id],
    );
    const lock = await pool.connect();
    await lock.query('begin');
    const held = await lock.query<{ state: string }>('select state from label_purchases where id = $1 for update', [
      purchase.id,
    ]);
    const is_in_time = held.rows[0]?.state === 'buying';
    if (is_in_time) {
      await until(pool, 'select 1 from courier_parcels where client_ref::text = $1', [purchase.client_ref]);
      await server.kill('SIGKILL');
      const left = await pool.query<{ state: string }>('select state from label_purchases where id = $1', [
        purchase.id,
      ]);
      if (left.rows[0]?.state === 'buying') orders.push(id);
    }
    await lock.query('rollback');
    lock.release();
    // One that was bought before the lock came is no case of this, and its server runs on.
    if (!is_in_time) continue;
    if (options.ends_leases) await endLeases(pool);
    server = await startTestServer({ ...settings, port: server.port, data_dir: server.data_dir });
    shared.server = server;
  }
  const started = performance.now();
  const overdue = sleep(SETTLE_LIMIT_MS, undefined, { ref: false }).then(() => (shared.stopping = true));
  const done = await Promise.race([Promise.allSettled(answers), overdue.then(() => Promise.allSettled(answers))]);
  const settled_after_ms = performance.now() - started;
  const one = async (text: string) => Number((await pool.query<{ n: string }>(text, [orders])).rows[0]?.n ?? 0);
  const parcels = `select l.order_id, count(p.client_ref) as n from label_purchases l
    left join courier_parcels p on p.client_ref::text = l.client_ref::text where l.order_id = any($1::uuid[]) group by 1`;
  const audit = await auditLedger({ db: databaseOn(pool) });
  const outcome = {
    kills: orders.length,
    acknowledged: done.filter((each) => each.status === 'fulfilled' && each.value.status === 200).length,
    parcels_at_couriers: await one(`select sum(n) as n from (${parcels}) p`),
    not_one_parcel: await one(`select count(*) as n from (${parcels}) p where n <> 1`),
    charged_minor_less_prices: await one(
      `select coalesce((select -sum(e.amount_minor) from entries e join journals j on j.id = e.journal_id
          join label_purchases l on l.id::text = j.reference
          where e.account_seq is not null and j.kind = 'label' and l.order_id = any($1::uuid[])), 0)
        - coalesce((select sum(price_minor) from orders where id = any($1::uuid[])), 0) as n`,
    ),
    holds_left: await one(
      `select count(*) as n from holds h join label_purchases l on l.hold_id = h.id where h.state = 'placed' and l.order_id = any($1::uuid[])`,
    ),
    findings: isBalanced(audit) ? 0 : 1,
    settled_after_ms,
  };
  await server.stop();
  return outcome;
}
