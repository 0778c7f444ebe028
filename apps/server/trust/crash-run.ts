import { setTimeout as sleep } from 'node:timers/promises';
import { startTestServer, type TestDatabase } from '@sampan/testing';
import type pg from 'pg';
import { collectedParcels } from '#test/cod/cod.fixtures.ts';
import { fundPayable } from '#test/payout/payout.fixtures.ts';
import { openTestApp } from '#test/app/test-app.fixtures.ts';
import { signIn, type Shared } from './crash-client.ts';
import { countAfterCrashes, type CrashCount } from './crash-count.ts';
import {
  buyer,
  cardPayer,
  importer,
  keepBusy,
  listProduct,
  openAccount,
  payee,
  payNowPayer,
  saveCard,
  shipper,
} from './crash-work.ts';
import { endLeases } from './end-leases.ts';
import { randomOf } from './random.ts';

export interface CrashOutcome extends CrashCount {
  kills: number;
  slowest_restart_ms: number;
  settled_after_ms: number;
}

const EMAIL = 'sg@demo.sampan.test';
const ADMIN = 'admin@demo.sampan.test';
/** What a crash left open has to be settled within this time (trust F1). */
const SETTLE_LIMIT_MS = 120_000;
/** A server that was just started is slow: two of three live until somebody was told of a label, or so long. */
const FIRST_LABEL_MS = 10_000;
const LOOK_MS = 5;

/** Money that may be paid out, and cash that a courier holds: what payouts and remittances work on. */
async function prepare(database: TestDatabase, parcels: number) {
  const app = await openTestApp({ database });
  const company_id = await fundPayable(app, EMAIL, 100_000_000);
  const cash = await collectedParcels(app, {
    company_id,
    country: 'SG',
    count: parcels,
    courier_alias: 'merlion-express',
  });
  // Enough for every label of the run: this is about crashes, not about an empty wallet.
  await database.pool.query("update ledger_accounts set credit_limit_minor = 1000000000 where kind = 'wallet'");
  return cash.map((row) => ({
    order_id: row.order_id,
    tracking_code: row.tracking_code,
    collected_minor: row.to_collect_minor,
    fee_minor: row.fee_minor,
    currency: row.currency,
    collected_at: row.collected_at ?? 0,
    reference: 'RM-CRASH',
  }));
}

/**
 * Kills the server with SIGKILL at random moments under mixed load: parcels and labels, top-ups by card and by PayNow, sales,
 * payouts, remittances. Starts it again each time, and then counts what is missing, double or left over (trust F1).
 */
export async function crashRun(input: {
  kills: number;
  /** Of those that ship; one more of each other kind. */
  clients: number;
  seed: number;
  database: TestDatabase;
  /** Spares the half minute that a dead server's claims last. */
  ends_leases?: boolean;
}): Promise<CrashOutcome> {
  const { database, kills, clients, seed, ends_leases = false } = input;
  const { pool } = database;
  const random = randomOf(seed);
  const settings = {
    database_url: database.url,
    env: {
      SAMPAN_RATE_LIMIT_FACTOR: '1000',
      SAMPAN_COURIER_LATENCY_MS: '60',
      SAMPAN_LOG_LEVEL: 'silent',
    },
  };
  let server = await startTestServer(settings);
  const parcels = await prepare(database, kills * 12);
  const shared: Shared = {
    server,
    token: '',
    admin_token: '',
    stopping: false,
    began_at: Math.floor(Date.now() / 1000) - 1,
    orders: [],
    labels: [],
    top_ups: [],
    sales: [],
    payouts: [],
    settled_parcels: [],
  };
  shared.token = await signIn(shared, EMAIL);
  shared.admin_token = await signIn(shared, ADMIN);
  const [card, product, account] = [await saveCard(shared), await listProduct(shared), await openAccount(shared)];
  await pool.query('update payout_accounts set usable_from = 0');
  const work = Promise.all([
    ...Array.from({ length: clients }, (_, client) => keepBusy(shared, 'ships', shipper(client))),
    keepBusy(shared, 'pays by card', cardPayer(card)),
    keepBusy(shared, 'pays by PayNow', payNowPayer),
    keepBusy(shared, 'buys', buyer(product)),
    keepBusy(shared, 'is paid out', payee(account)),
    keepBusy(shared, 'imports', importer(parcels)),
  ]);
  // What goes wrong meanwhile is told at the end.
  work.catch(() => undefined);
  let slowest_restart_ms = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    if (kill % 3 > 0) await oneMoreLabel(shared);
    await sleep(150 + random() * 1_200);
    await server.kill('SIGKILL');
    if (ends_leases) await endLeases(pool);
    const started = performance.now();
    server = await startTestServer({ ...settings, port: server.port, data_dir: server.data_dir });
    slowest_restart_ms = Math.max(slowest_restart_ms, performance.now() - started);
    shared.server = server;
  }
  await sleep(1_000);
  shared.stopping = true;
  await work;
  const settled_after_ms = await settle(pool);
  const outcome = await countAfterCrashes(pool, shared);
  await server.stop();
  return { ...outcome, kills, slowest_restart_ms, settled_after_ms };
}

/** However slow the machine is, something was acknowledged that a kill could lose. */
async function oneMoreLabel({ labels }: Shared): Promise<void> {
  const [known, began] = [labels.length, performance.now()];
  while (labels.length === known && performance.now() - began < FIRST_LABEL_MS) await sleep(LOOK_MS);
}

async function settle(pool: pg.Pool): Promise<number> {
  const started = performance.now();
  for (;;) {
    const open = await pool.query<{ n: string }>(
      `select (select count(*) from label_purchases where state in ('buying', 'unknown'))
         + (select count(*) from cod_remittances where state = 'settling') as n`,
    );
    const waited = performance.now() - started;
    if (open.rows[0]?.n === '0' || waited > SETTLE_LIMIT_MS) return waited;
    await sleep(250);
  }
}
