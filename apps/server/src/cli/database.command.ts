import { parseArgs } from 'node:util';
import type { Env } from '../platform/config/env.ts';
import { BackupError } from './backup/backup-error.ts';
import { upgradeDatabase } from './database/upgrade-database.ts';
import type { CommandResult } from './rates.command.ts';

export const DATABASE_USAGE = [
  '  database upgrade            bring the data of the bundled PostgreSQL to the major version of this release, stopped',
  '      [--with <folder>]       the folder that holds the bin of the PostgreSQL that made it',
  '      [--json]                exit codes as those of backups',
].join('\n');

const OPTIONS = { with: { type: 'string' }, json: { type: 'boolean', default: false } } as const;

function readCall(args: readonly string[]) {
  try {
    const { positionals, values } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
    return positionals.join(' ') === 'upgrade' ? values : null;
  } catch {
    return null;
  }
}

/** `database upgrade`: what a new major version of the bundled PostgreSQL asks for (docs/operations.md). */
export async function databaseCommand(args: readonly string[], env: Env): Promise<CommandResult> {
  const call = readCall(args);
  if (call === null) return { exit_code: 2, text: `Usage:\n${DATABASE_USAGE}` };
  const { ok, text, facts } = await upgrade(env, call.with);
  return { exit_code: ok ? 0 : 1, text: call.json ? JSON.stringify({ ok, ...facts }) : text };
}

async function upgrade(env: Env, with_root: string | undefined) {
  if (env.DATABASE_URL)
    return refusal('DATABASE_URL names a PostgreSQL of your own: upgrade it by its own means, such as pg_upgrade.');
  try {
    const done = await upgradeDatabase(env, with_root);
    if (done === null)
      return {
        ok: true,
        text: 'The database is of the PostgreSQL that this release ships.',
        facts: { upgraded: false },
      };
    const { from, to, manifest, kept } = done;
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    const text = [
      `The database is of PostgreSQL ${to} now, and was of ${from}.`,
      `  ${manifest.tables.length} tables, ${rows} rows, each compared; the ledger was counted again and the audit log proved`,
      `  What it was lies in ${kept}. Delete it when the server has run for a while.`,
    ].join('\n');
    return { ok: true, text, facts: { upgraded: true, from, to, rows, kept } };
  } catch (error) {
    if (!(error instanceof BackupError)) throw error;
    return refusal(error.message);
  }
}

const refusal = (message: string) => ({ ok: false, text: message, facts: { upgraded: false, findings: [message] } });
