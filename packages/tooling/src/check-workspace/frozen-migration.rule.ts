import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Violation } from './violation.ts';

const FOLDER = 'apps/server/migrations';

/** A migration that a release has is in databases that nobody can bring back: no byte of it changes, by hand or by a merge. */
export function checkFrozenMigrations(root: string): Violation[] {
  const list = join(root, FOLDER, 'frozen.json');
  if (!existsSync(list)) return [];
  const frozen = JSON.parse(readFileSync(list, 'utf8')) as { tag: string; release: string; sha256: string }[];
  return frozen
    .filter(({ tag, sha256 }) => hashOf(join(root, FOLDER, `${tag}.sql`)) !== sha256)
    .map(({ tag, release }) => ({
      file: `${FOLDER}/${tag}.sql`,
      line: 1,
      rule: 'frozen migration',
      message: `belongs to release ${release} and was changed. Take that back, and run node apps/server/scripts/generate-migrations.mjs`,
    }));
}

const hashOf = (path: string): string | null =>
  existsSync(path) ? createHash('sha256').update(readFileSync(path)).digest('hex') : null;
