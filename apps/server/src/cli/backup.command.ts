import { parseArgs } from 'node:util';
import type { Env } from '../platform/config/env.ts';
import { databaseOn } from '../platform/database/database.ts';
import { openDatabase } from '../platform/database/index.ts';
import { migrate } from '../platform/database/migrate.ts';
import { pauseReason, resumeServers } from '../platform/setting/pause.ts';
import { openFileStore } from '../composition/create-files.ts';
import { BackupError } from './backup/backup-error.ts';
import type { Manifest } from './backup/manifest.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { proveFacts, verifyBackup } from './backup/verify-backup.ts';
import { writeBackup } from './backup/write-backup.ts';
import { openForCommand, quiet } from './open-for-command.ts';
import type { CommandResult } from './rates.command.ts';

export const BACKUP_USAGE = [
  '  backup <folder>             write database and files into a new folder; the server may run',
  '  verify <folder>             restore a backup into a throw-away database and prove that all of it is there',
  '  restore <folder>            bring a backup into an empty database, stopped; its servers then start paused',
  '      [--replace]             delete what the database has',
  '  resume                      let the servers of a restored database work again',
  '      each with [--json]; exit code 0: done, 1: refused or found wrong, 2: not understood',
].join('\n');

/** The topics of this file. */
export const BACKUP_TOPICS: ReadonlySet<string> = new Set(['backup', 'verify', 'restore', 'resume']);

/** A command's outcome, told as text or as one JSON object. */
interface Report {
  ok: boolean;
  lines: string[];
  facts: Record<string, unknown>;
}

/** `backup`, `verify`, `restore`, `resume`: what is left when a machine is lost (docs/backup.md). */
export async function backupCommand(args: readonly string[], env: Env): Promise<CommandResult> {
  const call = readCall(args);
  if (call === null) return { exit_code: 2, text: `Usage:\n${BACKUP_USAGE}` };
  const report = await run(call, env).catch((error: unknown): Report => {
    if (!(error instanceof BackupError)) throw error;
    return { ok: false, lines: [error.message], facts: { findings: [error.message] } };
  });
  const text = call.json ? JSON.stringify({ ok: report.ok, ...report.facts }) : report.lines.join('\n');
  return { exit_code: report.ok ? 0 : 1, text };
}

interface Call {
  topic: string;
  folder: string;
  json: boolean;
  replace: boolean;
}

function readCall([topic = '', ...args]: readonly string[]): Call | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { json: { type: 'boolean', default: false }, replace: { type: 'boolean', default: false } },
    });
    const [folder = ''] = positionals;
    const takes_folder = topic !== 'resume';
    if (positionals.length !== (takes_folder ? 1 : 0) || (takes_folder && folder === '')) return null;
    return values.replace && topic !== 'restore' ? null : { topic, folder, ...values };
  } catch {
    return null;
  }
}

function run({ topic, folder, replace }: Call, env: Env): Promise<Report> {
  if (topic === 'backup') return backup(folder, env);
  if (topic === 'verify') return verify(folder, env);
  return topic === 'restore' ? restore(folder, env, replace) : resume(env);
}

const sumOf = (items: readonly { bytes: number }[]) => items.reduce((sum, { bytes }) => sum + bytes, 0);
const megabytes = (bytes: number) => `${Math.round(bytes / 1e5) / 10} MB`;

function summaryOf(manifest: Manifest): Report['facts'] {
  const { made_at, server_version, tables, files, facts } = manifest;
  return {
    made_at,
    server_version,
    tables: tables.length,
    rows: tables.reduce((sum, { rows }) => sum + rows, 0),
    table_bytes: sumOf(tables),
    files: files.length,
    file_bytes: sumOf(files),
    ledger_entries: facts.ledger.entries,
    audit_rows: facts.audit.rows,
  };
}

function linesOf({ made_at, tables, files, facts }: Manifest): string[] {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return [
    `  as of ${made_at}`,
    `  ${tables.length} tables, ${rows} rows, ${megabytes(sumOf(tables))}; ${files.length} files, ${megabytes(sumOf(files))}`,
    `  ledger: ${facts.ledger.entries} entries, ${facts.ledger.is_balanced ? 'adds up' : 'DOES NOT ADD UP'}; audit log: ${facts.audit.rows} rows`,
  ];
}

async function backup(folder: string, env: Env): Promise<Report> {
  const database = await openForCommand(env);
  try {
    const manifest = await writeBackup({ pool: database.pool, env, bucket: openFileStore(env, 's3') }, folder);
    const lines = [
      `Backed up into ${folder}.`,
      ...linesOf(manifest),
      '  Keep the secrets of the settings elsewhere: without them nobody can sign in or be paid out after a restore.',
    ];
    return { ok: true, lines, facts: { folder, ...summaryOf(manifest) } };
  } finally {
    await database.close();
  }
}

async function verify(folder: string, env: Env): Promise<Report> {
  const { manifest, findings } = await verifyBackup(folder, env);
  const ok = findings.length === 0;
  const lines = [
    ok ? `${folder} was restored and is whole.` : `${folder} cannot be relied on:`,
    ...findings.map((finding) => `  ${finding}`),
    ...linesOf(manifest),
  ];
  return { ok, lines, facts: { folder, findings, ...summaryOf(manifest) } };
}

async function restore(folder: string, env: Env, replaces: boolean): Promise<Report> {
  const database = await openDatabase({
    database_url: env.DATABASE_URL,
    data_dir: env.data_dir,
    log: quiet,
    // Servers are told from this command by the name of their connections.
    pool: { max: 2, application_name: 'sampan-restore' },
  });
  try {
    await requireNoServer(database.pool);
    await migrate(database.pool);
    const files = { folder: env.files_dir, bucket: openFileStore(env, 's3') };
    const target = { pool: database.pool, files, replaces, pauses: true };
    const manifest = await restoreBackup(folder, target);
    const findings = await proveFacts(database.pool, env, manifest);
    const ok = findings.length === 0;
    const lines = [
      `Restored ${folder}.`,
      ...linesOf(manifest),
      ...findings.map((finding) => `  WRONG: ${finding}`),
      'Servers on this database start paused. When nothing else works with these accounts, run: resume',
    ];
    return { ok, lines, facts: { folder, findings, paused: true, ...summaryOf(manifest) } };
  } finally {
    await database.stop();
  }
}

/** A server that runs would write between the rows of the backup; with the bundled PostgreSQL the start is refused already. */
async function requireNoServer(pool: { query: (text: string) => Promise<{ rowCount: number | null }> }): Promise<void> {
  const { rowCount } = await pool.query(
    "select 1 from pg_stat_activity where datname = current_database() and application_name = 'sampan-pool'",
  );
  if (rowCount !== 0) throw new BackupError('A server works with this database. Stop every server of it first.');
}

async function resume(env: Env): Promise<Report> {
  const database = await openForCommand(env);
  try {
    const db = databaseOn(database.pool);
    const reason = await pauseReason(db);
    const was_paused = await resumeServers(db);
    const line = was_paused
      ? 'Resumed. Mails, webhooks and calls to couriers that waited go out within seconds.'
      : 'Nothing is paused.';
    return { ok: true, lines: [line], facts: { was_paused, reason } };
  } finally {
    await database.close();
  }
}
