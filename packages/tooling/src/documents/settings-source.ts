import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../launch/root.mjs';
import { joinSettings } from './settings-page.ts';

const FOLDER = 'apps/server/src/platform/config';

/** Every setting of the server, in the order of `env.ts`. */
export function settingsSource(): string {
  const textOf = (name: string) => readFileSync(join(ROOT, FOLDER, name), 'utf8');
  return joinSettings(textOf('env.ts'), [
    textOf('courier-settings.ts'),
    textOf('database-settings.ts'),
    textOf('tracing-settings.ts'),
  ]);
}
