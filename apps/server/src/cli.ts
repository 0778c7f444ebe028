import { fileURLToPath } from 'node:url';
import { BACKUP_TOPICS, BACKUP_USAGE, backupCommand } from './cli/backup.command.ts';
import { ADMIN_USAGE, adminCommand } from './cli/admin.command.ts';
import { askPassword } from './cli/ask-password.ts';
import { DATABASE_USAGE, databaseCommand } from './cli/database.command.ts';
import { DRAIN_USAGE, drainCommand } from './cli/drain.command.ts';
import { FILES_USAGE, filesCommand } from './cli/files.command.ts';
import { JOBS_USAGE, jobsCommand } from './cli/jobs.command.ts';
import { KEYS_USAGE, keysCommand } from './cli/keys.command.ts';
import { OPERATIONS_TOPICS, OPERATIONS_USAGE, operationsCommand } from './cli/operations.command.ts';
import { LOCATIONS_USAGE, locationsCommand } from './cli/locations.command.ts';
import { PURCHASES_USAGE, purchasesCommand } from './cli/purchases.command.ts';
import { RATES_USAGE, ratesCommand } from './cli/rates.command.ts';
import type { CommandResult } from './cli/rates.command.ts';
import { EnvError, readEnv } from './platform/config/env.ts';
import { DatabaseStartError } from './platform/database/index.ts';

const DEFAULT_DATA_DIR = fileURLToPath(new URL('../../../.data', import.meta.url));
const USAGE = `Usage: pnpm sampan <command>\n\n${ADMIN_USAGE}\n${OPERATIONS_USAGE}\n${BACKUP_USAGE}\n${DATABASE_USAGE}\n${DRAIN_USAGE}\n${FILES_USAGE}\n${JOBS_USAGE}\n${KEYS_USAGE}\n${PURCHASES_USAGE}\n${RATES_USAGE}\n${LOCATIONS_USAGE}`;

/** `pnpm sampan ...`: what an operator does at the terminal, with the settings of the server. */
async function run(args: readonly string[]): Promise<CommandResult> {
  const [topic, ...rest] = args;
  if (topic === 'admin') return adminCommand(rest, readEnv(process.env, DEFAULT_DATA_DIR), askPassword);
  if (topic !== undefined && BACKUP_TOPICS.has(topic))
    return backupCommand(args, readEnv(process.env, DEFAULT_DATA_DIR));
  if (topic !== undefined && OPERATIONS_TOPICS.has(topic))
    return operationsCommand(args, readEnv(process.env, DEFAULT_DATA_DIR));
  if (topic === 'database') return databaseCommand(rest, readEnv(process.env, DEFAULT_DATA_DIR));
  if (topic === 'drain') return drainCommand(rest, readEnv(process.env, DEFAULT_DATA_DIR));
  if (topic === 'files') return filesCommand(rest, readEnv(process.env, DEFAULT_DATA_DIR));
  if (topic === 'jobs') return jobsCommand(rest, readEnv(process.env, DEFAULT_DATA_DIR));
  if (topic === 'keys') return keysCommand(rest, readEnv(process.env, DEFAULT_DATA_DIR));
  if (topic === 'purchases') return purchasesCommand(rest, readEnv(process.env, DEFAULT_DATA_DIR));
  if (topic === 'rates') return ratesCommand(rest, readEnv(process.env, DEFAULT_DATA_DIR));
  if (topic === 'locations') return locationsCommand(rest, readEnv(process.env, DEFAULT_DATA_DIR));
  return { exit_code: topic === undefined || topic === 'help' || topic === '--help' ? 0 : 2, text: USAGE };
}

run(process.argv.slice(2)).then(
  (result) => {
    // What a script reads stands on one stream, however it ends.
    (result.exit_code === 0 || process.argv.includes('--json') ? process.stdout : process.stderr).write(
      `${result.text}\n`,
    );
    process.exitCode = result.exit_code;
  },
  (error: unknown) => {
    const is_expected = error instanceof EnvError || error instanceof DatabaseStartError;
    process.stderr.write(
      `${is_expected ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
    );
    process.exitCode = 1;
  },
);
