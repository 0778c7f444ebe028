import { endpoints } from '@sampan/contract';
import { createTestDatabase, startTestCluster } from '@sampan/testing';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { p95 } from './p95.ts';

const PARCELS = Number(process.env['SAMPAN_BENCH_ANALYSED'] ?? 100_000);
const CALLS = 40;

async function timed(app: TestApp, token: string, query: Record<string, string>): Promise<number> {
  const times: number[] = [];
  for (let call = 0; call < CALLS; call += 1) {
    const started = performance.now();
    const answer = await app.call(endpoints.listOrderAnalysis, { token, query });
    times.push(performance.now() - started);
    if (answer.status !== 200) throw new Error(`${JSON.stringify(query)}: ${JSON.stringify(answer.body)}`);
  }
  return p95(times);
}

/** The order analysis of a company with a hundred thousand labels in its period (spec 7 order_analysis): every grouping, and the parcels behind one. */
export async function benchOrderAnalysis() {
  const cluster = await startTestCluster();
  const database = await createTestDatabase({ cluster, pool: { max: 4 } });
  const app = await openTestApp({ database, env: { SAMPAN_CHECK_ANSWERS: 'false' } });
  try {
    const token = await app.tokenOf('sg@demo.sampan.test');
    const company = await database.pool.query<{ company_id: string }>(
      "select company_id from users where email = 'sg@demo.sampan.test'",
    );
    const now = Math.floor(app.clock.now() / 1000);
    await database.pool.query(
      `insert into analysed_parcels (company_id, order_id, bought_at, courier_alias, courier_name, service_id, service_name, destination_country, destination_state,
         weight_g, spend_minor, refund_minor, adjustment_minor, outcome, promised_at, delivered_at)
       select $1, gen_random_uuid(), $2::bigint - (n::bigint * 360 * 86400 / $3::bigint), 'courier-' || (n % 4), 'Courier ' || (n % 4), 'courier-' || (n % 4) || '.s' || (n % 3), 'Service ' || (n % 3),
         (array['SG','MY','PH','ID'])[1 + n % 4], 'State ' || (n % 40), 500 + n % 9000, 400 + n % 2000, case when n % 50 = 0 then 400 + n % 2000 else 0 end, case when n % 30 = 0 then 75 else 0 end,
         case when n % 50 = 0 then 'cancelled' when n % 41 = 0 then 'failed' else 'delivered' end, $2::bigint, $2::bigint + (n % 5 - 3) * 86400
       from generate_series(1, $3::int) n`,
      [company.rows[0]?.company_id, now, PARCELS],
    );
    await database.pool.query('vacuum analyze analysed_parcels');
    const day = (ago: number) => new Date((now - ago * 86_400) * 1000).toISOString().slice(0, 10);
    const year = { from: day(364), to: day(0) };
    const figures: { name: string; value: number; unit: string; target: string | null }[] = [
      { name: 'labels of one company in the year that is analysed', value: PARCELS, unit: 'labels', target: null },
    ];
    for (const group_by of ['day', 'week', 'month', 'courier', 'service', 'destination']) {
      await timed(app, token, { ...year, group_by });
      const value = await timed(app, token, { ...year, group_by });
      figures.push({ name: `p95 of the year by ${group_by}`, value, unit: 'ms', target: '<= 200' });
    }
    const list = await app.call<{ records: { id: string }[] }>(endpoints.listOrderAnalysis, {
      token,
      query: { ...year, group_by: 'courier' },
    });
    const times: number[] = [];
    for (let call = 0; call < CALLS; call += 1) {
      const started = performance.now();
      await app.call(endpoints.getOrderAnalysis, { token, params: { id: list.body.records[0]?.id ?? '' } });
      times.push(performance.now() - started);
    }
    figures.push({ name: 'p95 of the parcels behind one courier', value: p95(times), unit: 'ms', target: '<= 200' });
    return figures;
  } finally {
    await app.close();
    await cluster.stop();
  }
}
