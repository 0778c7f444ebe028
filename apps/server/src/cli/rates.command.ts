import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { rateCardCouriers } from '../composition/create-couriers.ts';
import { systemClock } from '../platform/clock.ts';
import { databaseOn } from '../platform/database/database.ts';
import type { Database } from '../platform/database/database.ts';
import type { Env } from '../platform/config/env.ts';
import {
  RATE_CARD_PATH,
  checkRates,
  exportRates,
  importRates,
  listRates,
  readZoneMap,
} from '../modules/shipping/estimate/index.ts';
import { openForCommand } from './open-for-command.ts';
import { formatProblems } from './format-problems.ts';

/** What a command prints and how it ends: 0 done, 1 refused, 2 not understood. */
export interface CommandResult {
  exit_code: 0 | 1 | 2;
  text: string;
}

export const RATES_USAGE = [
  '  rates check <file.csv>     read a rate card and say what is wrong, line by line; changes nothing',
  '  rates import <file.csv>    put its prices in force: all of them, or none',
  '  rates list                 the cards in force and their versions',
  '  rates export <courier>     the prices in force of a courier as CSV, to change and import again',
].join('\n');

/** `rates ...`: prices as data (apps/server/data/rates/README.md). */
export async function ratesCommand(args: readonly string[], env: Env): Promise<CommandResult> {
  const [verb, subject, ...rest] = args;
  if (rest.length === 0) {
    if (verb === 'list' && subject === undefined) return list(env);
    if (verb === 'export' && subject !== undefined) return exportCard(subject, env);
    if (verb === 'check' && subject !== undefined) return read(subject, (text) => check(subject, text, env));
    if (verb === 'import' && subject !== undefined) return read(subject, (text) => importCard(subject, text, env));
  }
  return { exit_code: 2, text: `Usage:\n${RATES_USAGE}` };
}

async function read(
  path: string,
  then: (text: string) => CommandResult | Promise<CommandResult>,
): Promise<CommandResult> {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    return { exit_code: 1, text: `${path} cannot be read: ${error instanceof Error ? error.message : String(error)}` };
  }
  return then(text);
}

/** What a row may name. */
function known(env: Env): { zones: ReturnType<typeof readZoneMap>; couriers: ReadonlySet<string> } {
  return { zones: readZoneMap(RATE_CARD_PATH), couriers: rateCardCouriers(env) };
}

function check(path: string, text: string, env: Env): CommandResult {
  const checked = checkRates(text, known(env));
  if (!checked.ok) return { exit_code: 1, text: formatProblems(path, checked.problems) };
  return { exit_code: 0, text: `${path} is right: ${checked.lanes.length} lanes.` };
}

async function importCard(path: string, text: string, env: Env): Promise<CommandResult> {
  return onDatabase(env, async (db) => {
    const outcome = await importRates({ db, clock: systemClock, text, source: basename(path), ...known(env) });
    if (outcome.status === 'refused') return { exit_code: 1, text: formatProblems(path, outcome.problems) };
    const lines = outcome.cards.map(
      (card) =>
        `  ${card.courier_alias} from ${card.origin_country}: ${card.version === null ? 'unchanged' : `version ${card.version}`}, ${card.lanes} lanes`,
    );
    return { exit_code: 0, text: [`Imported ${path}. Quotes made before keep their price.`, ...lines].join('\n') };
  });
}

async function list(env: Env): Promise<CommandResult> {
  return onDatabase(env, async (db) => {
    const cards = await listRates(db);
    const lines = cards.map(
      (card) => `  ${card.courier_alias} from ${card.origin_country}: version ${card.version}, ${card.lanes} lanes`,
    );
    return {
      exit_code: 0,
      text: cards.length === 0 ? 'No rate card is in force.' : ['In force:', ...lines].join('\n'),
    };
  });
}

async function exportCard(courier_alias: string, env: Env): Promise<CommandResult> {
  return onDatabase(env, async (db) => {
    const csv = await exportRates(db, courier_alias);
    return csv === null
      ? { exit_code: 1, text: `No rate card of "${courier_alias}" is in force.` }
      : { exit_code: 0, text: csv.trimEnd() };
  });
}

async function onDatabase(env: Env, work: (db: Database) => Promise<CommandResult>): Promise<CommandResult> {
  const database = await openForCommand(env);
  try {
    return await work(databaseOn(database.pool));
  } finally {
    await database.close();
  }
}
