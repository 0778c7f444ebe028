import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MIGRATIONS_FOLDER } from '../../src/platform/database/migrate.ts';

/** What the keys of a kept installation are made of. It guards nothing: its people are those of the demo. */
export const KEPT_SECRET = 'the secret of an installation that is kept for tests';

interface Frozen {
  tag: string;
  release: string;
}
interface Journal {
  entries: { tag: string }[];
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

const frozen = readJson(join(MIGRATIONS_FOLDER, 'frozen.json')) as Frozen[];

/** Every release with a schema of its own, the oldest first. */
export const RELEASES = [...new Set(frozen.map(({ release }) => release))];

/** The backup of an installation of that release. */
export const keptBackupOf = (release: string): string => fileURLToPath(new URL(`kept/${release}`, import.meta.url));

/** A folder with the migrations that a release had and no later one. The caller deletes it. */
export function migrationsOf(release: string): string {
  const last = frozen.findLastIndex((each) => each.release === release);
  if (last === -1) throw new Error(`no migration is frozen for release ${release}`);
  const folder = mkdtempSync(join(tmpdir(), 'sampan-release-'));
  cpSync(MIGRATIONS_FOLDER, folder, { recursive: true });
  const path = join(folder, 'meta/_journal.json');
  const journal = readJson(path) as Journal;
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, last + 1) }));
  return folder;
}

/** The API client of that release, compressed (docs/releases.md). */
export const keptClientOf = (release: string): string => join(keptBackupOf(release), 'client.js.gz');
