/**
 * Keeps an installation of the release whose migrations were just frozen, as a backup with rows in every table:
 *
 *   node apps/server/test/release/keep-release.command.ts 1.2.0
 *
 * Later releases are tried on it (upgrade.matrix.test.ts). What is kept is never written again.
 */
import { createTestDatabase, startTestCluster } from '@sampan/testing';
import { existsSync } from 'node:fs';
import { fillInstallation } from './fill-installation.ts';
import { keptBackupOf, RELEASES } from './releases.ts';
import { writeBackup } from '../../src/cli/backup/write-backup.ts';

const release = process.argv[2] ?? '';
if (release !== RELEASES.at(-1)) throw new Error(`the last frozen release is ${RELEASES.at(-1) ?? 'none'}`);
const folder = keptBackupOf(release);
if (existsSync(folder)) throw new Error(`${folder} is kept already`);

const cluster = await startTestCluster();
const database = await createTestDatabase({ cluster, pool: { max: 20 } });
try {
  const app = await fillInstallation(database);
  const manifest = await writeBackup({ pool: database.pool, env: app.ctx.env, bucket: null }, folder);
  const empty = manifest.tables.filter(({ rows }) => rows === 0).map(({ name }) => name);
  const bytes = manifest.tables.reduce((sum, table) => sum + table.bytes, 0);
  console.log(`${manifest.tables.length} tables, ${bytes} bytes, without a row: ${empty.join(', ') || 'none'}`);
  await app.close();
} finally {
  await database.drop();
  await cluster.stop();
}
