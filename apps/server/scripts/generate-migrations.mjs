/**
 * Writes apps/server/migrations from every `*.table.ts` of the server, and from its `*.custom.sql` files (extensions,
 * functions, triggers: what Drizzle has no words for).
 *
 *   node apps/server/scripts/generate-migrations.mjs                  write
 *   node apps/server/scripts/generate-migrations.mjs --check          write nothing; exit 1 when the folder is out of date
 *   node apps/server/scripts/generate-migrations.mjs --freeze 1.2.0   write, and keep it as it is from now on
 *
 * A release freezes its migrations: `frozen.json` names them with their hash, and none is ever changed. Behind them there is at most ONE
 * more, with everything that has changed since, written anew each time. The same tables always give the same bytes, so parallel work
 * does not conflict by chance: on a merge conflict in migrations/, run this again. Runs exclude each other through a lock file.
 *
 * Order: `extensions.custom.sql` first (tables may use them), then the tables, then the other custom files by path. A custom
 * file is sent to PostgreSQL as it stands, in the transaction of the migration; one that changes after a release is sent again whole.
 */
import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  linkSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { composeMigrations, sha256 } from './compose-migrations.mjs';

const SERVER = fileURLToPath(new URL('..', import.meta.url));
const FOLDER = join(SERVER, 'migrations');
const FROZEN = join(FOLDER, 'frozen.json');

const snapshotName = (tag) => `meta/${tag.slice(0, 4)}_snapshot.json`;

/** What releases have, as it lies there. @throws {Error} for one that was changed since */
function readFrozen() {
  const named = existsSync(FROZEN) ? JSON.parse(readFileSync(FROZEN, 'utf8')) : [];
  return named.map(({ tag, sha256: hash }) => {
    const sql = readFileSync(join(FOLDER, `${tag}.sql`), 'utf8');
    if (sha256(sql) !== hash) throw new Error(`migrations/${tag}.sql is in a release and was changed: take that back`);
    return { tag, sql, snapshot: JSON.parse(readFileSync(join(FOLDER, snapshotName(tag)), 'utf8')) };
  });
}

async function compose(frozen) {
  const tables = {};
  for (const file of globSync('src/**/*.table.ts', { cwd: SERVER }).sort()) {
    const module = await import(pathToFileURL(join(SERVER, file)).href);
    for (const [name, value] of Object.entries(module)) tables[`${file}#${name}`] = value;
  }
  const custom = globSync('src/**/*.custom.sql', { cwd: SERVER })
    .sort()
    .map((file) => ({ file, text: readFileSync(join(SERVER, file), 'utf8') }));
  return composeMigrations({ tables, custom, frozen, kit: { generateDrizzleJson, generateMigration } });
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

function write(files, frozen) {
  mkdirSync(join(FOLDER, 'meta'), { recursive: true });
  const kept = new Set(['frozen.json', ...frozen.flatMap(({ tag }) => [`${tag}.sql`, snapshotName(tag)])]);
  for (const folder of [FOLDER, join(FOLDER, 'meta')]) {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const name = folder === FOLDER ? entry.name : `meta/${entry.name}`;
      if (entry.isFile() && !(name in files) && !kept.has(name)) rmSync(join(folder, entry.name));
    }
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(FOLDER, name), text);
}

/** The newest migration gets the number of the release in its name and is never written again. */
function freeze(files, frozen, release) {
  const written = Object.keys(files).find((name) => name.endsWith('.sql'));
  if (written === undefined) return 'nothing has changed since the last release';
  const tag = written.replace(/\.sql$/, '').replace(/_next$/, `_${release.replaceAll('.', '-')}`);
  renameSync(join(FOLDER, written), join(FOLDER, `${tag}.sql`));
  const journal = join(FOLDER, 'meta/_journal.json');
  writeFileSync(journal, readFileSync(journal, 'utf8').replace(`"${written.slice(0, -4)}"`, `"${tag}"`));
  const now = [...frozen.map(({ tag: each, sql }) => [each, sql]), [tag, files[written]]];
  const before = existsSync(FROZEN) ? JSON.parse(readFileSync(FROZEN, 'utf8')) : [];
  const lines = now.map(([each, sql], at) => before[at] ?? { tag: each, release, sha256: sha256(sql) });
  writeFileSync(FROZEN, `${JSON.stringify(lines, null, 2)}\n`);
  return `${tag} belongs to release ${release} from now on`;
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
const release = process.argv.includes('--freeze')
  ? (process.argv.at(process.argv.indexOf('--freeze') + 1) ?? '')
  : null;
if (release !== null && !/^\d+\.\d+\.\d+$/.test(release)) throw new Error('--freeze needs a version such as 1.2.0');
process.exitCode = await exclusively(async () => {
  const frozen = readFrozen();
  const files = await compose(frozen);
  if (release === null && isCurrent(files)) return 0;
  if (check_only) {
    console.error('apps/server/migrations is out of date: run node apps/server/scripts/generate-migrations.mjs');
    return 1;
  }
  write(files, frozen);
  console.log(release === null ? 'apps/server/migrations written' : freeze(files, frozen, release));
  return 0;
});
