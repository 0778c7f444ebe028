import { endpoints, type RequestLogQuery } from '@sampan/contract';
import { createTestDatabase, startTestCluster } from '@sampan/testing';
import type pg from 'pg';
import { newSecretKey } from '#test/secret-key/secret-key.fixtures.ts';
import { databaseOn } from '../src/platform/database/database.ts';
import { keepMonths } from '../src/platform/database/months.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { p95 } from './p95.ts';

const CALLS_LOGGED = Number(process.env['SAMPAN_BENCH_REQUESTS'] ?? 1_000_000);
const CALLS = 40;

/** Thirty days of a busy shop: three keys, eight endpoints, one refusal in fifty, one failure in ten thousand. */
async function fill(pool: pg.Pool, company_id: string, key_ids: readonly string[], now_ms: number): Promise<void> {
  // The log is divided into months, as it is after thirty days.
  for (const at_ms of [now_ms - 30 * 86_400_000, now_ms])
    await keepMonths(databaseOn(pool), { name: 'request_log', key: 'at_ms' }, { now_ms: at_ms, before_ms: 0 });
  await pool.query(
    `insert into request_log (request_id, at_ms, company_id, key_id, endpoint, method, path, status, status_class, error_code, duration_ms, ip, user_agent, is_replayed)
     select gen_random_uuid(), $3::bigint - n::bigint * 2500, $1, ($2::uuid[])[1 + (n % 3)], 'endpoint' || (n % 8), 'GET', '/api/v1/order/{id}', status, status / 100,
       case when status > 399 then 'not_found' end, n % 90, '203.0.113.0/24', 'order-robot/2.1', false
     from (select n, case when n % 10000 = 0 then 500 when n % 50 = 0 then 404 else 200 end as status from generate_series(1, $4::int) n) call`,
    [company_id, key_ids, now_ms, CALLS_LOGGED],
  );
  await pool.query('vacuum analyze request_log');
}

type Query = { [K in keyof RequestLogQuery]?: string };

async function timed(app: TestApp, token: string, query: Query): Promise<number> {
  const times: number[] = [];
  for (let call = 0; call < CALLS; call += 1) {
    const started = performance.now();
    const answer = await app.call(endpoints.listRequests, { token, query: query as Record<string, string> });
    times.push(performance.now() - started);
    if (answer.status !== 200) throw new Error(`${JSON.stringify(query)}: ${JSON.stringify(answer.body)}`);
  }
  return p95(times);
}

/** The request log with a million calls of one company: every filter, and what a note costs the call it is about. */
export async function benchRequestLog() {
  const cluster = await startTestCluster();
  const database = await createTestDatabase({ cluster, pool: { max: 4 } });
  const app = await openTestApp({ database, env: { SAMPAN_CHECK_ANSWERS: 'false' } });
  try {
    const token = await app.tokenOf('sg@demo.sampan.test');
    const keys = [await newSecretKey(app, token), await newSecretKey(app, token), await newSecretKey(app, token)];
    const company = await database.pool.query<{ company_id: string }>(
      "select company_id from users where email = 'sg@demo.sampan.test'",
    );
    const now_ms = app.clock.now();
    const key_id = keys[1]?.key.id ?? '';
    await fill(
      database.pool,
      company.rows[0]?.company_id ?? '',
      keys.map(({ key }) => key.id),
      now_ms,
    );
    const day = (ago: number) => String(Math.floor(now_ms / 1000) - ago * 86_400);
    const lists: Record<string, Query> = {
      'first page': {},
      'page 400': { page: '400' },
      'of one key': { key_id },
      'refused calls': { status: '4xx' },
      'failed calls': { status: '5xx' },
      'of one endpoint': { endpoint: 'endpoint5' },
      'failed calls of one key': { key_id, status: '5xx' },
      'one day': { from: day(20), to: day(19) },
      'of one endpoint on one day': { endpoint: 'endpoint5', from: day(20), to: day(19) },
      'of an endpoint nobody called': { endpoint: 'nobody' },
    };
    const figures: { name: string; value: number; unit: string; target: string | null }[] = [
      { name: 'calls in the log of one company', value: CALLS_LOGGED, unit: 'calls', target: null },
    ];
    for (const [name, query] of Object.entries(lists)) {
      await timed(app, token, query);
      figures.push({ name: `p95 ${name}`, value: await timed(app, token, query), unit: 'ms', target: '<= 50' });
    }
    return figures;
  } finally {
    await app.close();
    await cluster.stop();
  }
}
