import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

const FOLDER = fileURLToPath(new URL('../../src/platform/config', import.meta.url));

/** The names of all settings, as their files declare them. */
export function settingNames(): string[] {
  const files = ['env.ts', ...globSync('*-settings.ts', { cwd: FOLDER })];
  return files.flatMap((file) =>
    [...readFileSync(join(FOLDER, file), 'utf8').matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gmu)].map(([, name = '']) => name),
  );
}
