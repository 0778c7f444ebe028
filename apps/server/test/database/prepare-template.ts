import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Pool } from 'pg';
import type { Database } from '../../src/platform/database/database.ts';
import { databaseOn } from '../../src/platform/database/database.ts';
import { migrate } from '../../src/platform/database/migrate.ts';

const SERVER = fileURLToPath(new URL('../../', import.meta.url));

/** What a `*.seed.ts` file exports: reference data (never accounts or orders) that every database of the product holds. */
export type Seed = (db: Database) => Promise<void>;

/**
 * Makes a fresh database what every test starts from: today's schema, and the reference data of each module. A module
 * states its data in `<module>.seed.ts` with one exported function `seed...(db)`; files run in the order of their paths.
 */
export async function prepareTemplate(pool: Pool): Promise<void> {
  await migrate(pool);
  const db = databaseOn(pool);
  for (const file of seedFiles()) {
    const module = (await import(pathToFileURL(join(SERVER, file)).href)) as Record<string, unknown>;
    for (const [name, value] of Object.entries(module)) {
      if (name.startsWith('seed') && typeof value === 'function') await (value as Seed)(db);
    }
  }
}

/** Changes when a template made earlier is no longer what prepareTemplate() would make. */
export function templateHash(): string {
  const hash = createHash('sha256');
  const folders = [...new Set(seedFiles().map((file) => file.replace(/\/[^/]*$/, '')))];
  const sources = folders.flatMap((folder) =>
    globSync(`${folder}/**/*.ts`, { cwd: SERVER }).filter((file) => !file.endsWith('.test.ts')),
  );
  const files = [
    ...globSync('migrations/*.sql', { cwd: SERVER }),
    ...globSync('data/**/*.*', { cwd: SERVER }),
    ...sources,
  ];
  for (const file of [...new Set(files)].sort()) hash.update(file).update(readFileSync(join(SERVER, file)));
  return hash.digest('hex').slice(0, 16);
}

function seedFiles(): string[] {
  return globSync('src/**/*.seed.ts', { cwd: SERVER }).sort();
}
