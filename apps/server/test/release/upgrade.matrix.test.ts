import { endpoints, type Order } from '@sampan/contract';
import { createTestDatabase, type TestDatabase } from '@sampan/testing';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readFacts } from '../../src/cli/backup/backup-facts.ts';
import { restoreBackup } from '../../src/cli/backup/restore-backup.ts';
import { walkAllSealed } from '../../src/composition/sealed-stores.ts';
import { serverJobs } from '../../src/composition/jobs.ts';
import { mendPhones } from '../../src/modules/identity/company/index.ts';
import { seedRates } from '../../src/modules/shipping/estimate/index.ts';
import { seedLocations } from '../../src/modules/shipping/location/index.ts';
import { mendSenders } from '../../src/modules/shipping/order/index.ts';
import { verifyAudit } from '../../src/platform/audit/verify-audit.ts';
import { databaseOn } from '../../src/platform/database/database.ts';
import { migrate, MIGRATIONS_FOLDER } from '../../src/platform/database/migrate.ts';
import { shippedOrder } from '../app/endpoint-samples.fixtures.ts';
import { openTestApp, type TestApp } from '../app/test-app.fixtures.ts';
import { differencesOf, readKeptRows } from './kept-rows.ts';
import { keptBackupOf, KEPT_SECRET, migrationsOf, RELEASES } from './releases.ts';

/** What later releases change or take away on purpose, as the differences below are written. */
const ON_PURPOSE: readonly string[] = [];
const MERCHANT = 'my@demo.sampan.test';
const LATER = 9_000_000_000_000;

const folders: string[] = [];
const databases: TestDatabase[] = [];
afterAll(async () => {
  for (const database of databases) await database.drop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

async function databaseLike(copy_of: string): Promise<TestDatabase> {
  const database = await createTestDatabase({ copy_of, pool: { max: 20 } });
  databases.push(database);
  return database;
}

function newFolder(folder: string): string {
  folders.push(folder);
  return folder;
}

/** This release's migrations, and one behind them. */
function withOneMore(statement: string): string {
  const folder = newFolder(mkdtempSync(join(tmpdir(), 'sampan-migrations-')));
  cpSync(MIGRATIONS_FOLDER, folder, { recursive: true });
  writeFileSync(join(folder, 'one_more.sql'), statement);
  const path = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: object[] };
  const idx = journal.entries.length;
  journal.entries.push({ idx, version: '7', when: LATER, tag: 'one_more', breakpoints: true });
  writeFileSync(path, JSON.stringify(journal));
  return folder;
}

describe.each(RELEASES)('an installation of release %s', (release) => {
  const files = newFolder(mkdtempSync(join(tmpdir(), 'sampan-upgrade-')));
  /** The name of a database as that release left it, which nobody is connected to. */
  let as_left: string;
  let manifest: Awaited<ReturnType<typeof restoreBackup>>;
  beforeAll(async () => {
    const { pool, url } = await databaseLike('template0');
    await migrate(pool, newFolder(migrationsOf(release)));
    const target = { pool, files: { folder: files, bucket: null }, replaces: true, pauses: false };
    manifest = await restoreBackup(keptBackupOf(release), target);
    await pool.end();
    as_left = new URL(url).pathname.slice(1);
  });

  async function differencesAfter(folder?: string): Promise<string[]> {
    const { pool } = await databaseLike(as_left);
    const before = await readKeptRows(pool, manifest.tables);
    await migrate(pool, folder);
    return differencesOf(before, await readKeptRows(pool, manifest.tables));
  }

  test('has rows in every table', () => {
    expect(manifest.tables.filter(({ rows }) => rows === 0).map(({ name }) => name)).toEqual([]);
  });

  test('has every row as it was when it is migrated', async () => {
    expect((await differencesAfter()).filter((line) => !ON_PURPOSE.includes(line))).toEqual([]);
  });

  test.each([
    [
      'deletes rows',
      'delete from saved_recipients where id = (select id from saved_recipients limit 1)',
      /^saved_recipients: \d+ of \d+ rows$/u,
    ],
    [
      'shortens a text',
      'update orders set package_content = left(package_content, 1)',
      /^orders\.package_content: changed$/u,
    ],
    ['mixes up two rows', 'update companies set name = reverse(name)', /^companies\.name: changed$/u],
    ['drops a column', 'alter table orders drop column package_content', /^orders\.package_content: gone$/u],
    ['drops a table', 'drop table saved_packages cascade', /^saved_packages: gone$/u],
  ])('shows a migration that %s', async (_what, statement, difference) => {
    expect(await differencesAfter(withOneMore(statement))).toContainEqual(expect.stringMatching(difference));
  });

  describe('on the server of now', () => {
    let app: TestApp;
    let token: string;
    beforeAll(async () => {
      const database = await databaseLike(as_left);
      // As the server starts.
      await migrate(database.pool);
      const db = databaseOn(database.pool);
      await seedLocations(db);
      await seedRates(db);
      await mendSenders(db);
      await mendPhones(db);
      app = await openTestApp({ database, env: { SAMPAN_SECRET: KEPT_SECRET } });
    });

    test('has its ledger, its audit log, and what was sealed', async () => {
      expect(await readFacts(app.ctx.db as never)).toEqual(manifest.facts);
      expect((await verifyAudit(app.ctx)).findings).toEqual([]);
      const sealed = await walkAllSealed(app.ctx, { writes: false });
      expect(sealed.filter(({ unreadable }) => unreadable > 0)).toEqual([]);
    });

    test('lets people in with the password they had, shows what they have, and ships', async () => {
      token = await app.tokenOf(MERCHANT);
      for (const name of ['getMe', 'listOrders', 'countOrders', 'listTransactions', 'getWalletBalance'] as const)
        expect([name, (await app.call(endpoints[name], { token })).status]).toEqual([name, 200]);
      const sold = await shippedOrder(app, token);
      const params = { id: sold.label?.tracking_code ?? '' };
      expect((await app.call<Order>(endpoints.getPublicTracking, { params })).status).toBe(200);
    });

    test('runs every job', async () => {
      for (const { name, run, land } of serverJobs(app.ctx)) {
        const failed = await run().then(
          () => null,
          (error: unknown) => error,
        );
        expect([name, failed]).toEqual([name, null]);
        await land?.();
      }
    });
  });
});
