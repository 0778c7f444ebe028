import { isDeepStrictEqual } from 'node:util';
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { pino } from 'pino';
import type { Env } from '../../platform/config/env.ts';
import { isAuditSecretKnown, OTHER_AUDIT_SECRET } from '../../platform/audit/audit-secret.ts';
import { verifyAudit } from '../../platform/audit/verify-audit.ts';
import { databaseOn } from '../../platform/database/database.ts';
import { openDatabase } from '../../platform/database/index.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { composeServer } from '../../composition/server.ts';
import { quiet } from '../open-for-command.ts';
import { readFacts } from './backup-facts.ts';
import type { Manifest } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';
import { beginSnapshot, measureTable, readTables } from './table-copy.ts';

interface BackupVerdict {
  manifest: Manifest;
  /** What is wrong, one sentence each; none in a backup that can be relied on. */
  findings: string[];
}

/**
 * Proves a backup by restoring it into a PostgreSQL that is thrown away: every table read back byte for byte, the ledger
 * counted again, the audit log proved row by row. The database of the installation is not touched.
 */
export async function verifyBackup(folder: string, env: Env): Promise<BackupVerdict> {
  const scratch = await mkdtemp(join(tmpdir(), 'sampan-verify-'));
  // PostgreSQL runs as another user where this is root, and has to get there.
  spawnSync('chmod', ['0711', scratch]);
  try {
    const database = await openDatabase({ data_dir: join(scratch, 'data'), log: quiet, throwaway: true });
    try {
      await migrate(database.pool);
      const manifest = await restoreBackup(folder, {
        pool: database.pool,
        files: null,
        replaces: false,
        pauses: false,
      });
      return { manifest, findings: await findDifferences(database.pool, env, manifest) };
    } finally {
      await database.stop();
    }
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** How a database that was restored differs from what was backed up, before anybody works with it. */
export async function findDifferences(pool: pg.Pool, env: Env, manifest: Manifest): Promise<string[]> {
  return [...(await compareTables(pool, manifest)), ...(await proveFacts(pool, env, manifest))];
}

async function compareTables(pool: pg.Pool, { tables }: Manifest): Promise<string[]> {
  const findings: string[] = [];
  const client = await pool.connect();
  try {
    await beginSnapshot(client);
    const orders = new Map((await readTables(client)).map(({ name, order }) => [name, order]));
    for (const table of tables) {
      const found = await measureTable(client, { ...table, order: orders.get(table.name) });
      if (found.rows !== table.rows || found.sha256 !== table.sha256)
        findings.push(`The rows of ${table.name} are not those that were backed up.`);
    }
    return findings;
  } finally {
    client.release(true);
  }
}

/** Money and history of a restored database, against its manifest and against themselves. */
export async function proveFacts(pool: pg.Pool, env: Env, { facts }: Manifest): Promise<string[]> {
  const findings: string[] = [];
  const found = await readFacts(databaseOn(pool));
  if (!isDeepStrictEqual(found.ledger, facts.ledger)) findings.push('The ledger is not the one that was backed up.');
  if (!found.ledger.is_balanced) findings.push('The ledger does not add up.');
  if (!isDeepStrictEqual(found.audit, facts.audit)) findings.push('The audit log does not end where it ended.');
  const { ctx } = await composeServer({ pool, env, log: pino({ level: 'silent' }) });
  if (!(await isAuditSecretKnown(ctx))) return [...findings, OTHER_AUDIT_SECRET];
  const audit = await verifyAudit(ctx);
  if (audit.findings.length > 0) findings.push(`The audit log was tampered with: ${audit.findings.length} findings.`);
  return findings;
}
