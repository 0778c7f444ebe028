import { endpoints, type Endpoint } from '@sampan/contract';
import { createTestDatabase, startTestCluster } from '@sampan/testing';
import type pg from 'pg';
import { countInconsistentDays } from '../src/modules/ledger/wallet/index.ts';
import { fillLedger } from '#test/app/fill-ledger.fixtures.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { p95 } from './p95.ts';

const ENTRIES = Number(process.env['SAMPAN_BENCH_ENTRIES'] ?? 1_000_000);
const CALLS = 40;
const DAY_S = 86_400;

type Query = Record<string, string>;

async function timed(app: TestApp, endpoint: Endpoint, token: string, query: Query, params: Query = {}) {
  const times: number[] = [];
  for (let call = 0; call < CALLS; call += 1) {
    const started = performance.now();
    const answer = await app.call(endpoint, { token, query, params });
    times.push(performance.now() - started);
    if (answer.status !== 200) throw new Error(`${endpoint.name}: ${JSON.stringify(answer.body)}`);
  }
  return p95(times);
}

/** Reads a file to its end: how long it took, how large it is, and how much the process grew meanwhile. */
async function download(app: TestApp, link: string) {
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  const started = performance.now();
  const response = await app.app.request(`http://sampan.test${link}`);
  let [bytes, rows, most] = [0, -1, before];
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    for (const byte of chunk) if (byte === 10) rows += 1;
    most = Math.max(most, process.memoryUsage().rss);
  }
  return { seconds: (performance.now() - started) / 1000, bytes, rows, grown_mb: (most - before) / 2 ** 20 };
}

/** A company of its own for a demo account: the wallet of the demo already has an entry of today, and history goes forward. */
async function openEmptyCompany(pool: pg.Pool, email: string): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into companies select (jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid(), 'invite_code', 'BENCH'))).*
     from companies c join users u on u.company_id = c.id where u.email = $1 returning id`,
    [email],
  );
  const company_id = rows[0]?.id ?? '';
  await pool.query('update users set company_id = $1 where email = $2', [company_id, email]);
  return company_id;
}

/** The history of one company with a million entries: pages wherever they are, sums, statements, and files in constant memory. */
export async function benchLedger() {
  const cluster = await startTestCluster();
  const database = await createTestDatabase({ cluster, pool: { max: 4 } });
  const app = await openTestApp({ database, env: { SAMPAN_CHECK_ANSWERS: 'false' } });
  try {
    const company_id = await openEmptyCompany(database.pool, 'sg@demo.sampan.test');
    const now = Math.floor(app.clock.now() / 1000);
    // A quiet year, and one month that is busier than the others together.
    const key = new Date((now - 40 * DAY_S) * 1000).toISOString().slice(0, 7);
    const month_start = Date.parse(`${key}-02T00:00:00Z`) / 1000;
    const filling = { pool: database.pool, company_id, country_code: 'SG' as const };
    const before = Math.floor(ENTRIES * 0.4);
    const within = ENTRIES - before;
    await fillLedger({ ...filling, journals: before, from: now - 400 * DAY_S, to: month_start - DAY_S });
    await fillLedger({ ...filling, journals: within, from: month_start, to: month_start + 25 * DAY_S });
    await database.pool.query('vacuum analyze');
    // Only now: who signs in is told the balance.
    const token = await app.tokenOf('sg@demo.sampan.test');

    const day = (ago: number) => new Date((now - ago * DAY_S) * 1000).toISOString().slice(0, 10);
    const pages: Record<string, Query> = {
      'first page': {},
      [`page ${Math.floor(ENTRIES / 40)} of ${Math.floor(ENTRIES / 20)}`]: { page: String(Math.floor(ENTRIES / 40)) },
      'last page': { page: String(Math.floor(ENTRIES / 20)) },
      'refunds only': { group: 'refunds' },
      'refunds only, deep': { group: 'refunds', page: String(Math.floor(ENTRIES / 2_500)) },
      'money in': { direction: 'in' },
      'money in, deep': { direction: 'in', page: String(Math.floor(ENTRIES / 250)) },
      'money out, deep': { direction: 'out', page: String(Math.floor(ENTRIES / 30)) },
      'one quiet week': { from: day(200), to: day(194) },
      'labels of half a year, deep': { group: 'labels', from: day(300), to: day(120), page: '900' },
      'one parcel': { order_number: `F-${Math.floor(ENTRIES / 2) + 3}` },
      'a kind that never happened': { group: 'payouts' },
    };
    const figures: { name: string; value: number; unit: string; target: string | null }[] = [
      { name: 'entries of one wallet', value: ENTRIES, unit: 'entries', target: null },
    ];
    const measure = async (name: string, endpoint: Endpoint, query: Query, params?: Query) => {
      await timed(app, endpoint, token, query, params);
      const value = await timed(app, endpoint, token, query, params);
      figures.push({ name: `p95 ${name}`, value, unit: 'ms', target: '<= 50' });
    };
    for (const [name, query] of Object.entries(pages))
      await measure(`history, ${name}`, endpoints.listTransactions, query);
    await measure('weeks', endpoints.listTransactionWeeks, {});
    await measure('twelve weeks of the chart', endpoints.getTransactionWeekly, {});
    await measure('statements of all months', endpoints.listStatements, { per_page: '100' });
    await measure(`statement of a month of ${within} entries, JSON`, endpoints.getStatement, {}, { key });
    await measure('revenue of a year', endpoints.getStatementRevenue, {});

    const started = performance.now();
    const wrong = await countInconsistentDays(app.ctx);
    if (wrong !== 0) throw new Error(`${wrong} sums of days are wrong`);
    const recounted = (performance.now() - started) / 1000;
    figures.push({ name: 'all sums of days recounted', value: recounted, unit: 's', target: '<= 10' });

    const link = async (format: string) => {
      const options = { token, params: { key }, query: { format } };
      return (await app.call<{ link: string }>(endpoints.downloadStatement, options)).body.link;
    };
    const pdf = await download(app, await link('pdf'));
    const month = await download(app, await link('csv'));
    const exported = await app.call<{ link: string }>(endpoints.exportTransactions, { token });
    const all = await download(app, exported.body.link);
    figures.push(
      { name: `month of ${within} entries as PDF`, value: pdf.seconds, unit: 's', target: '<= 2' },
      { name: `month as CSV, ${month.rows} rows`, value: month.seconds, unit: 's', target: null },
      { name: 'memory the process grew by meanwhile', value: month.grown_mb, unit: 'MB', target: '<= 150' },
      { name: `whole history as CSV, ${all.rows} rows`, value: all.seconds, unit: 's', target: null },
      { name: 'its size', value: all.bytes / 2 ** 20, unit: 'MB', target: null },
      {
        name: 'memory the process grew by meanwhile, whole history',
        value: all.grown_mb,
        unit: 'MB',
        target: '<= 150',
      },
    );
    return figures;
  } finally {
    await app.close();
    await cluster.stop();
  }
}
