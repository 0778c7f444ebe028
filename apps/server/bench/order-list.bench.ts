import { createTestDatabase, startTestCluster } from '@sampan/testing';
import { exportFigures } from './export-figures.ts';
import { fillOrders } from './fill-orders.ts';
import { listFigures } from './list-figures.ts';
import { searchFigures } from './search-figures.ts';
import { openTestApp } from '#test/app/test-app.fixtures.ts';

const ORDERS = Number(process.env['SAMPAN_BENCH_ORDERS'] ?? 1_000_000);

/** Order lists over a million parcels of one company. */
export async function benchOrderLists() {
  const cluster = await startTestCluster();
  const database = await createTestDatabase({ cluster, pool: { max: 4 } });
  const app = await openTestApp({ database, env: { SAMPAN_CHECK_ANSWERS: 'false' } });
  try {
    const token = await app.tokenOf('sg@demo.sampan.test');
    const company = await database.pool.query<{ company_id: string }>(
      "select company_id from users where email = 'sg@demo.sampan.test'",
    );
    await fillOrders(database.pool, company.rows[0]?.company_id ?? '', ORDERS);
    return [
      { name: 'parcels of one company', value: ORDERS, unit: 'parcels', target: null },
      ...(await listFigures(app, token)),
      ...(await searchFigures(app, token)),
      ...(await exportFigures(app, token)),
    ];
  } finally {
    await app.close();
    await cluster.stop();
  }
}
