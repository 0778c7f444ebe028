import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { LOCAL_COURIERS } from '../adapters/courier-local/index.ts';
import { systemClock } from '../kernel/clock.ts';
import { databaseOn } from '../kernel/database/database.ts';
import type { Env } from '../env.ts';
import { RATES_FOLDER, checkRates, importRates, readZoneMap } from '../modules/estimate/index.ts';
import type { RateCardProblem } from '../modules/estimate/index.ts';
import { openForCommand } from './open-for-command.ts';

/** What a command prints and how it ends: 0 done, 1 refused, 2 not understood. */
export interface CommandResult {
  exit_code: 0 | 1 | 2;
  text: string;
}

/** A file with more problems than this has one problem: it is the wrong file. */
const MAX_SHOWN = 100;

export const RATES_USAGE = [
  '  rates check <file.csv>     read a rate card and say what is wrong, line by line; changes nothing',
  '  rates import <file.csv>    put its prices in force: all of them, or none',
].join('\n');

/** `rates check` and `rates import` (prices as data: docs in apps/server/data/rates). */
export async function ratesCommand(args: readonly string[], env: Env): Promise<CommandResult> {
  const [verb, path, ...rest] = args;
  if ((verb !== 'check' && verb !== 'import') || path === undefined || rest.length > 0)
    return { exit_code: 2, text: `Usage:\n${RATES_USAGE}` };
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    return { exit_code: 1, text: `${path} cannot be read: ${error instanceof Error ? error.message : String(error)}` };
  }
  const zones = readZoneMap(RATES_FOLDER);
  const couriers = new Set(LOCAL_COURIERS.map((courier) => courier.alias));
  if (verb === 'check') {
    const checked = checkRates(text, { zones, couriers });
    return checked.ok
      ? { exit_code: 0, text: `${path} is right: ${checked.lanes.length} lanes.` }
      : { exit_code: 1, text: problemsText(path, checked.problems) };
  }
  const database = await openForCommand(env);
  try {
    const outcome = await importRates({
      db: databaseOn(database.pool),
      clock: systemClock,
      text,
      source: basename(path),
      zones,
      couriers,
    });
    if (outcome.status === 'refused') return { exit_code: 1, text: problemsText(path, outcome.problems) };
    const lines = outcome.cards.map((card) =>
      card.version === null
        ? `  ${card.courier_alias} from ${card.origin_country}: unchanged, ${card.lanes} lanes`
        : `  ${card.courier_alias} from ${card.origin_country}: version ${card.version}, ${card.lanes} lanes`,
    );
    return { exit_code: 0, text: [`Imported ${path}. Quotes made before keep their price.`, ...lines].join('\n') };
  } finally {
    await database.close();
  }
}

function problemsText(path: string, problems: readonly RateCardProblem[]): string {
  const lines = problems
    .slice(0, MAX_SHOWN)
    .map(
      (problem) =>
        `  line ${problem.line}${problem.column === null ? '' : `, column ${problem.column}`}: ${problem.reason}`,
    );
  const more = problems.length - lines.length;
  return [
    `${path} has ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}; nothing was imported:`,
    ...lines,
    ...(more > 0 ? [`  and ${more} more`] : []),
  ].join('\n');
}
