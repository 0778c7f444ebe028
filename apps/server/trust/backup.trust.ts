import { endpoints, type Order } from '@sampan/contract';
import { createTestDatabase, startTestCluster } from '@sampan/testing';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { auditLedger, isBalanced } from '../src/modules/ledger/wallet/index.ts';
import { proveFacts, verifyBackup } from '../src/cli/backup/verify-backup.ts';
import { restoreBackup } from '../src/cli/backup/restore-backup.ts';
import { writeBackup } from '../src/cli/backup/write-backup.ts';
import { composeServer } from '../src/composition/server.ts';
import { fillLedger } from '#test/app/fill-ledger.fixtures.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';

const MERCHANT = 'sg@demo.sampan.test';
const JOURNALS = 100_000;
const WRITERS = 8;
/** Orders that each writer has made when the backup begins. */
const BEFORE_EACH = 25;
const GIGABYTE = 1e9;

/** What a lost machine costs: a backup made while merchants work, restored into another database of PostgreSQL as shipped. */
export async function trustBackup() {
  const cluster = await startTestCluster({ is_durable: true });
  const folder = await mkdtemp(join(tmpdir(), 'sampan-trust-backup-'));
  const app = await openTestApp({ database: await createTestDatabase({ cluster, pool: { max: 20 } }) });
  const elsewhere = await createTestDatabase({ cluster });
  try {
    await fill(app);
    const load = await startLoad(app);
    const before = load.acknowledged();
    const target = join(folder, 'backup');
    const [manifest, backup_s] = await timed(() =>
      writeBackup({ pool: app.database.pool, env: app.ctx.env, bucket: null }, target),
    );
    const during = load.acknowledged().length - before.length;
    await load.stop();
    const [, restore_s] = await timed(() =>
      restoreBackup(target, {
        pool: elsewhere.pool,
        files: { folder: join(folder, 'files'), bucket: null },
        replaces: false,
        pauses: true,
      }),
    );
    const { rows } = await elsewhere.pool.query('select id from orders where id = any($1)', [before]);
    const findings = await proveFacts(elsewhere.pool, app.ctx.env, manifest);
    const copy = await composeServer({ pool: elsewhere.pool, env: app.ctx.env, log: pino({ level: 'silent' }) });
    const ledger = await auditLedger(copy.ctx);
    const [verdict, verify_s] = await timed(() => verifyBackup(target, app.ctx.env));
    const bytes = manifest.tables.reduce((sum, table) => sum + table.bytes, 0);
    return [
      { name: 'orders answered before the backup began', value: before.length, unit: 'orders', target: '= 200' },
      { name: 'orders answered while it ran', value: during, unit: 'orders', target: '> 0' },
      { name: 'answered before, and not restored', value: before.length - rows.length, unit: 'orders', target: '= 0' },
      { name: 'entries of the ledger restored', value: ledger.entries, unit: 'entries', target: '>= 200000' },
      { name: 'ledgers that do not add up', value: isBalanced(ledger) ? 0 : 1, unit: 'ledgers', target: '= 0' },
      { name: 'ledger and audit log: differences', value: findings.length, unit: 'findings', target: '= 0' },
      { name: 'found by verifying the backup', value: verdict.findings.length, unit: 'findings', target: '= 0' },
      {
        name: 'restored copies that do not wait',
        value: copy.pause.reason() === null ? 1 : 0,
        unit: '',
        target: '= 0',
      },
      { name: 'size of the tables', value: round(bytes / 1e6), unit: 'MB', target: null },
      { name: 'backed up under load in', value: round(backup_s), unit: 's', target: null },
      { name: 'restored in', value: round(restore_s), unit: 's', target: null },
      { name: 'verified in', value: round(verify_s), unit: 's', target: null },
      {
        name: 'restoring 1 GB at that speed',
        value: round((restore_s * GIGABYTE) / bytes),
        unit: 's',
        target: '<= 300',
      },
    ];
  } finally {
    await app.close();
    await elsewhere.drop();
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const round = (value: number) => Math.round(value * 10) / 10;

async function timed<T>(work: () => Promise<T>): Promise<[T, number]> {
  const began = performance.now();
  return [await work(), (performance.now() - began) / 1000];
}

/** Two years of one busy company. */
async function fill({ database, clock }: TestApp): Promise<void> {
  const { rows } = await database.pool.query<{ company_id: string }>('select company_id from users where email = $1', [
    MERCHANT,
  ]);
  const to = Math.floor(clock.now() / 1000) - 60;
  const company_id = rows[0]?.company_id ?? '';
  const from = to - 2 * 365 * 86_400;
  await fillLedger({ pool: database.pool, company_id, country_code: 'SG', journals: JOURNALS, from, to });
}

/** Writers that create one order after the other; each is acknowledged once its answer is there. */
async function startLoad(app: TestApp) {
  const token = await app.tokenOf(MERCHANT);
  const done: string[] = [];
  let ended = false;
  const create = async () => {
    const body = { package_content: 'Kaya jam' };
    done.push((await app.call<Order>(endpoints.createOrder, { token, body })).body.id);
  };
  const begin = async () => {
    for (let made = 0; made < BEFORE_EACH; made += 1) await create();
  };
  await Promise.all(Array.from({ length: WRITERS }, begin));
  const writers = Array.from({ length: WRITERS }, async () => {
    while (!ended) await create();
  });
  return {
    acknowledged: () => [...done],
    stop: async () => {
      ended = true;
      await Promise.all(writers);
    },
  };
}
