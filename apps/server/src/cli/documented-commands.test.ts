import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ADMIN_USAGE } from './admin.command.ts';
import { BACKUP_USAGE } from './backup.command.ts';
import { DATABASE_USAGE } from './database.command.ts';
import { DRAIN_USAGE } from './drain.command.ts';
import { FILES_USAGE } from './files.command.ts';
import { JOBS_USAGE } from './jobs.command.ts';
import { KEYS_USAGE } from './keys.command.ts';
import { LOCATIONS_USAGE } from './locations.command.ts';
import { OPERATIONS_USAGE } from './operations.command.ts';
import { PURCHASES_USAGE } from './purchases.command.ts';
import { RATES_USAGE } from './rates.command.ts';

const read = (path: string) => readFileSync(fileURLToPath(new URL(`../../../../${path}`, import.meta.url)), 'utf8');

const USAGES = [
  ADMIN_USAGE,
  BACKUP_USAGE,
  DATABASE_USAGE,
  DRAIN_USAGE,
  FILES_USAGE,
  JOBS_USAGE,
  KEYS_USAGE,
  LOCATIONS_USAGE,
  OPERATIONS_USAGE,
  PURCHASES_USAGE,
  RATES_USAGE,
].join('\n');

/** `jobs retry` of `  jobs retry <topic>      send again ...`. */
const commands = [...USAGES.matchAll(/^ {2}([a-z][a-z-]*(?: [a-z][a-z-]*)?)(?= |$)/gmu)].map(([, name = '']) => name);

test('the guides for operators name every command', () => {
  const pages = [
    'docs/operations.md',
    'docs/backup.md',
    'docs/couriers.md',
    'docs/development.md',
    'docs/data-sources.md',
    'examples/self-host/README.md',
  ]
    .map(read)
    .join('\n');
  expect(commands).toEqual(
    expect.arrayContaining(['doctor', 'backup', 'jobs retry', 'admin revoke', 'database upgrade']),
  );
  expect(commands.filter((name) => !pages.includes(name))).toEqual([]);
});
