import { readFileSync } from 'node:fs';
import type { Env } from '../platform/config/env.ts';
import { databaseOn } from '../platform/database/database.ts';
import {
  ADDRESS_COLUMNS,
  importAddresses,
  readAddressList,
  seedLocations,
} from '../modules/shipping/location/index.ts';
import { openForCommand } from './open-for-command.ts';
import type { CommandResult } from './rates.command.ts';
import { formatProblems } from './format-problems.ts';

export const LOCATIONS_USAGE = [
  '  locations check <file.csv>   read a list of addresses and say what is wrong, line by line; changes nothing',
  '  locations import <file.csv>  put it in force: it replaces the list brought in before, country by country',
  `                               columns: ${ADDRESS_COLUMNS.join(', ')}`,
].join('\n');

/** `locations check` and `locations import`: buildings of Singapore, or another postcode list (docs/data-sources.md). */
export async function locationsCommand(args: readonly string[], env: Env): Promise<CommandResult> {
  const [verb, path, ...rest] = args;
  if ((verb !== 'check' && verb !== 'import') || path === undefined || rest.length > 0)
    return { exit_code: 2, text: `Usage:\n${LOCATIONS_USAGE}` };
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    return { exit_code: 1, text: `${path} cannot be read: ${error instanceof Error ? error.message : String(error)}` };
  }
  const list = readAddressList(text);
  if (!list.ok) return { exit_code: 1, text: formatProblems(path, list.problems) };
  if (verb === 'check') return { exit_code: 0, text: `${path} is right: ${list.addresses.length} addresses.` };
  const database = await openForCommand(env);
  try {
    const db = databaseOn(database.pool);
    await seedLocations(db);
    const outcomes = await importAddresses(db, list.addresses);
    const lines = outcomes.map(
      ({ country, addresses, levels }) =>
        `  ${country}: ${addresses} addresses, ${levels} places took their postcode from the list`,
    );
    return { exit_code: 0, text: [`Imported ${path}.`, ...lines].join('\n') };
  } finally {
    await database.close();
  }
}
