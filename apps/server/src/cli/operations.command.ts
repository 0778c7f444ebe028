import type pg from 'pg';
import { pino } from 'pino';
import type { Env } from '../platform/config/env.ts';
import { databaseOn } from '../platform/database/database.ts';
import { migrate, readSchemaState } from '../platform/database/migrate.ts';
import { auditLedger, isBalanced } from '../modules/ledger/wallet/index.ts';
import { auditLabels } from '../modules/shipping/label/index.ts';
import { composeServer } from '../composition/server.ts';
import { checkDatabase } from './doctor/check-database.ts';
import { checkDisk, checkInstallation } from './doctor/check-installation.ts';
import type { Finding } from './doctor/finding.ts';
import { openForCommand } from './open-for-command.ts';
import type { CommandResult } from './rates.command.ts';

export const OPERATIONS_USAGE = [
  '  doctor                      look at settings, database, keys, files and disk, and say what to do',
  '  migrate [--plan]            bring the schema to this release; --plan says what is missing and changes nothing',
  '  ledger audit                count every balance again, and compare labels with what was paid; changes nothing',
  '      each with [--json]; exit code 0: well, 1: something is wrong, 2: not understood',
].join('\n');

/** The topics of this file. */
export const OPERATIONS_TOPICS: ReadonlySet<string> = new Set(['doctor', 'migrate', 'ledger']);

interface Report {
  ok: boolean;
  lines: string[];
  facts: Record<string, unknown>;
}

type Work = (pool: pg.Pool, env: Env) => Promise<Report>;

/** `doctor`, `migrate`, `ledger audit`: what an operator asks an installation (docs/operations.md). */
export async function operationsCommand(args: readonly string[], env: Env): Promise<CommandResult> {
  const words = args.filter((arg) => arg !== '--json');
  const work = WORKS[words.join(' ')];
  if (work === undefined) return { exit_code: 2, text: `Usage:\n${OPERATIONS_USAGE}` };
  const database = await openForCommand(env, { migrates: false });
  try {
    const { ok, lines, facts } = await work(database.pool, env);
    const text = args.includes('--json') ? JSON.stringify({ ok, ...facts }) : lines.join('\n');
    return { exit_code: ok ? 0 : 1, text };
  } finally {
    await database.close();
  }
}

const WORKS: Readonly<Record<string, Work>> = {
  doctor,
  migrate: bringUp,
  'migrate --plan': plan,
  'ledger audit': countLedger,
};

async function doctor(pool: pg.Pool, env: Env): Promise<Report> {
  const found = await checkDatabase(pool);
  const has_schema = found.every(({ check, status }) => check !== 'schema' || status === 'ok');
  if (has_schema) {
    const { ctx } = await composeServer({ pool, env, log: pino({ level: 'silent' }) });
    found.push(...(await checkInstallation(ctx)));
  }
  if (!env.DATABASE_URL) found.push(await checkDisk('disk of the database', env.data_dir));
  found.push(await checkDisk('disk of files', env.files_dir));
  const ok = found.every(({ status }) => status !== 'wrong');
  return { ok, lines: found.flatMap(linesOf), facts: { findings: found } };
}

const MARKS: Record<Finding['status'], string> = { ok: 'ok     ', warning: 'warning', wrong: 'WRONG  ' };

const linesOf = ({ check, status, text, advice }: Finding) => [
  `${MARKS[status]}  ${check}: ${text}`,
  ...(advice === null ? [] : [`           ${advice}`]),
];

const FOREIGN = 'The database was made by another release. Start that one, or name another database.';

async function plan(pool: pg.Pool): Promise<Report> {
  const { pending, is_foreign } = await readSchemaState(pool);
  const line = is_foreign ? FOREIGN : pending === 0 ? 'The schema is up to date.' : `Missing migrations: ${pending}.`;
  return { ok: !is_foreign, lines: [line], facts: { pending, is_foreign } };
}

async function bringUp(pool: pg.Pool): Promise<Report> {
  const { pending, is_foreign } = await readSchemaState(pool);
  if (is_foreign) return { ok: false, lines: [FOREIGN], facts: { applied: 0, is_foreign } };
  await migrate(pool);
  return { ok: true, lines: [`Applied migrations: ${pending}.`], facts: { applied: pending, is_foreign } };
}

async function countLedger(pool: pg.Pool): Promise<Report> {
  const db = databaseOn(pool);
  const audit = await auditLedger({ db });
  const { labels, wrong_labels, findings } = await auditLabels({ db });
  const is_balanced = isBalanced(audit);
  const ok = is_balanced && wrong_labels === 0;
  const lines = [
    is_balanced
      ? `The ledger adds up: ${audit.entries} entries.`
      : `THE LEDGER DOES NOT ADD UP: ${audit.entries} entries.`,
    `  away from zero: ${audit.imbalance_minor} minor units`,
    `  wrong accounts: ${audit.wrong_accounts.length}, wrong entries: ${audit.wrong_entries}, wrong journals: ${audit.wrong_journals}`,
    wrong_labels === 0
      ? `Labels and journals agree: ${labels} labels.`
      : `LABELS AND JOURNALS DIFFER: ${wrong_labels} times among ${labels} labels.`,
    ...(ok ? [] : ['  Stop payouts, make a backup, and look at the accounts and purchases that --json names.']),
  ];
  return { ok, lines, facts: { ...audit, labels, wrong_labels, label_findings: findings } };
}
