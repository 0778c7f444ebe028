import { endpoints } from '@sampan/contract';
import { createTestDatabase, startTestCluster } from '@sampan/testing';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openTestApp } from '#test/app/test-app.fixtures.ts';
import { MIGRATIONS_FOLDER, migrate } from '../src/platform/database/migrate.ts';
import { fillOrders } from './fill-orders.ts';
import { p95 } from './p95.ts';

const ORDERS = 100_000;
const READERS = 8;

/** What a release does to a table that people read and write: a column, its contents, an index, a rule. */
const NEXT: readonly string[] = [
  `alter table orders add column bench_band text;
--> statement-breakpoint
alter table orders add constraint bench_band_known check (bench_band in ('light', 'heavy')) not valid;
`,
  `-- outside a transaction
create index concurrently if not exists bench_band_list on orders (company_id, bench_band, created_at);
--> statement-breakpoint
-- in batches
update orders set bench_band = case when weight_g > 1000 then 'heavy' else 'light' end
where (company_id, id) in (select company_id, id from orders where bench_band is null limit 5000);
`,
  `alter table orders validate constraint bench_band_known;
--> statement-breakpoint
alter table orders alter column bench_band set default 'light';
`,
];

/** The folder of a release that comes after this one. */
function nextRelease(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sampan-migrations-'));
  cpSync(MIGRATIONS_FOLDER, folder, { recursive: true });
  const path = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: { idx: number; when: number; tag: string }[] };
  const last = journal.entries.at(-1) ?? { idx: -1, when: 0 };
  for (const [at, text] of NEXT.entries()) {
    const idx = last.idx + 1 + at;
    const entry = { idx, version: '7', when: last.when + 1 + at, tag: `${idx}_bench`, breakpoints: true };
    journal.entries.push(entry);
    writeFileSync(join(folder, `${entry.tag}.sql`), text);
  }
  writeFileSync(path, JSON.stringify(journal));
  return folder;
}

/** A release that changes the table of orders, over a hundred thousand of them, while people read their lists. */
export async function benchMigration() {
  const cluster = await startTestCluster({ is_durable: true });
  const database = await createTestDatabase({ cluster, pool: { max: READERS } });
  const app = await openTestApp({ database, env: { SAMPAN_CHECK_ANSWERS: 'false' } });
  const migrator = new pg.Pool({ connectionString: database.url, max: 1 });
  const folder = nextRelease();
  try {
    const token = await app.tokenOf('sg@demo.sampan.test');
    const company = await database.pool.query<{ company_id: string }>(
      "select company_id from users where email = 'sg@demo.sampan.test'",
    );
    await fillOrders(database.pool, company.rows[0]?.company_id ?? '', ORDERS);
    let is_over = false;
    let failed = 0;
    const times: number[] = [];
    const readers = Array.from({ length: READERS }, async () => {
      while (!is_over) {
        const began = performance.now();
        const { status } = await app.call(endpoints.listOrders, { token });
        times.push(performance.now() - began);
        if (status !== 200) failed += 1;
      }
    });
    const began = performance.now();
    await migrate(migrator, folder);
    const took_s = (performance.now() - began) / 1000;
    is_over = true;
    await Promise.all(readers);
    const empty = await database.pool.query<{ rows: string }>(
      'select count(*) as rows from orders where bench_band is null',
    );
    return [
      {
        name: 'orders: a column filled in, an index and a rule, with readers',
        value: ORDERS,
        unit: 'orders',
        target: '= 100000',
      },
      { name: 'migrated in', value: took_s, unit: 's', target: '<= 60' },
      { name: 'rows that were not filled in', value: Number(empty.rows[0]?.rows), unit: 'rows', target: '= 0' },
      { name: 'lists read meanwhile, eight at a time', value: times.length, unit: 'lists', target: '> 100' },
      { name: 'of them that failed', value: failed, unit: 'lists', target: '= 0' },
      { name: 'p95 of a list meanwhile', value: p95(times), unit: 'ms', target: null },
      { name: 'slowest list meanwhile', value: Math.max(...times), unit: 'ms', target: '<= 2500' },
    ];
  } finally {
    await migrator.end();
    await app.close();
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
