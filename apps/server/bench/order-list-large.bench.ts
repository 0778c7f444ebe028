import { createTestDatabase, startTestCluster } from '@sampan/testing';
import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fillOrders } from './fill-orders.ts';
import { listFigures } from './list-figures.ts';
import { openTestApp } from '#test/app/test-app.fixtures.ts';

/** Takes long and much of the disk: `npm run bench -- --large` alone. */
export const only_large = true;

const MANY = 10_000_000;
const FEWER = 3_000_000;
/** What so many take with their indexes, the log of writing them, and room to sort. */
const DISK_GB = 60;

/** Order lists over ten million parcels of one company; over three million where the disk is smaller, and the first figure says so. */
export async function benchLargeOrderLists() {
  const free_gb = (({ bavail, bsize }) => (bavail * bsize) / 1e9)(statfsSync(tmpdir()));
  const orders = Number(process.env['SAMPAN_BENCH_ORDERS'] ?? (free_gb < DISK_GB ? FEWER : MANY));
  // A cluster that is not asked to be durable may lie in memory, which has no room for this many.
  const cluster = await startTestCluster({ is_durable: true });
  const database = await createTestDatabase({ cluster, pool: { max: 4 } });
  const app = await openTestApp({ database, env: { SAMPAN_CHECK_ANSWERS: 'false' } });
  try {
    const token = await app.tokenOf('sg@demo.sampan.test');
    const company = await database.pool.query<{ company_id: string }>(
      "select company_id from users where email = 'sg@demo.sampan.test'",
    );
    const began = performance.now();
    await fillOrders(database.pool, company.rows[0]?.company_id ?? '', orders);
    const filled_s = (performance.now() - began) / 1000;
    const size = await database.pool.query<{ bytes: string }>("select pg_total_relation_size('orders') as bytes");
    const bytes = Number(size.rows[0]?.bytes);
    return [
      {
        name: `parcels of one company (10,000,000 need ${DISK_GB} GB of disk)`,
        value: orders,
        unit: 'parcels',
        target: null,
      },
      { name: 'made in', value: filled_s, unit: 's', target: null },
      { name: 'table with its indexes', value: bytes / 1e9, unit: 'GB', target: null },
      { name: 'of it for one parcel', value: bytes / orders / 1000, unit: 'kB', target: null },
      ...(await listFigures(app, token)),
    ];
  } finally {
    await app.close();
    await cluster.stop();
  }
}
