/**
 * Writes apps/server/migrations from every `*.table.ts` of the server, and from its `*.custom.sql` files (extensions,
 * functions, triggers: what Drizzle has no words for).
 *
 *   node apps/server/scripts/generate-migrations.mjs           write
 *   node apps/server/scripts/generate-migrations.mjs --check   write nothing; exit 1 when the folder is out of date
 *
 * Before the first release there is ONE migration, written anew each time: a database made with an older one is refused at
 * the start and begun again. The same tables always give the same bytes, so parallel work does not conflict by chance: on a
 * merge conflict in migrations/, run this again. Runs exclude each other through a lock file.
 *
 * Order: `extensions.custom.sql` first (tables may use them), then the tables, then the other custom files by path. A custom
 * file is sent to PostgreSQL as it stands, in the transaction of the migration.
 */
import { createHash } from 'node:crypto';
import { globSync, linkSync, mkdirSync, readFileSync, readdirSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';

const SERVER = fileURLToPath(new URL('..', import.meta.url));
const FOLDER = join(SERVER, 'migrations');
const TAG = '0000_initial';
const BREAK = '\n--> statement-breakpoint\n';
/** Any fixed time: Drizzle orders migrations by it. */
const WRITTEN_AT = Date.UTC(2026, 10, 21);
const NO_ID = '00000000-0000-0000-0000-000000000000';

/** Everything the folder should hold: file name to content. */
async function compose() {
  const tables = {};
  for (const file of globSync('src/**/*.table.ts', { cwd: SERVER }).sort()) {
    const module = await import(pathToFileURL(join(SERVER, file)).href);
    for (const [name, value] of Object.entries(module)) tables[`${file}#${name}`] = value;
  }
  const empty = generateDrizzleJson({}, NO_ID);
  const snapshot = generateDrizzleJson(tables, NO_ID);
  const statements = await generateMigration(empty, snapshot);

  const custom = globSync('src/**/*.custom.sql', { cwd: SERVER }).sort();
  const first = custom.filter((file) => basename(file) === 'extensions.custom.sql');
  const last = custom.filter((file) => !first.includes(file));
  const text = (file) => `-- ${file}\n${readFileSync(join(SERVER, file), 'utf8').trim()}`;
  const sql = `${[...first.map(text), ...statements.map((statement) => statement.trim()), ...last.map(text)].join(BREAK)}\n`;

  const hash = createHash('sha256').update(sql).digest('hex');
  const id = [hash.slice(0, 8), hash.slice(8, 12), hash.slice(12, 16), hash.slice(16, 20), hash.slice(20, 32)].join(
    '-',
  );
  const journal = {
    version: '7',
    dialect: 'postgresql',
    entries: [{ idx: 0, version: '7', when: WRITTEN_AT, tag: TAG, breakpoints: true }],
  };
  return {
    [`${TAG}.sql`]: sql,
    'meta/0000_snapshot.json': `${JSON.stringify({ ...snapshot, id, prevId: NO_ID }, null, 2)}\n`,
    'meta/_journal.json': `${JSON.stringify(journal, null, 2)}\n`,
  };
}

function isCurrent(files) {
  const read = (name) => {
    try {
      return readFileSync(join(FOLDER, name), 'utf8');
    } catch {
      return null;
    }
  };
  return Object.entries(files).every(([name, text]) => read(name) === text);
}

function write(files) {
  mkdirSync(join(FOLDER, 'meta'), { recursive: true });
  for (const folder of [FOLDER, join(FOLDER, 'meta')]) {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const name = folder === FOLDER ? entry.name : `meta/${entry.name}`;
      if (entry.isFile() && !(name in files)) rmSync(join(folder, entry.name));
    }
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(FOLDER, name), text);
}

/** Waits for other runs on this checkout. The lock file appears complete (link) and names its holder, so a dead one's is removed. */
async function exclusively(work) {
  const lock = join(
    tmpdir(),
    `sampan-migrations-${createHash('sha256').update(FOLDER).digest('hex').slice(0, 12)}.lock`,
  );
  const mine = `${lock}.${process.pid}`;
  writeFileSync(mine, String(process.pid));
  try {
    for (;;) {
      try {
        linkSync(mine, lock);
        break;
      } catch (error) {
        if (error.code !== 'EEXIST') throw error;
        removeWhenDead(lock);
        await sleep(50);
      }
    }
    try {
      return await work();
    } finally {
      unlinkSync(lock);
    }
  } finally {
    rmSync(mine, { force: true });
  }
}

function removeWhenDead(lock) {
  try {
    process.kill(Number(readFileSync(lock, 'utf8')), 0);
  } catch (error) {
    if (error.code === 'ESRCH') rmSync(lock, { force: true });
  }
}

const check_only = process.argv.includes('--check');
process.exitCode = await exclusively(async () => {
  const files = await compose();
  if (isCurrent(files)) return 0;
  if (check_only) {
    console.error('apps/server/migrations is out of date: run node apps/server/scripts/generate-migrations.mjs');
    return 1;
  }
  write(files);
  console.log('apps/server/migrations written');
  return 0;
});
