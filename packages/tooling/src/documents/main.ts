import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../launch/root.mjs';
import { settingsPage } from './settings-page.ts';

const env = readFileSync(join(ROOT, 'apps/server/src/platform/config/env.ts'), 'utf8');
writeFileSync(join(ROOT, 'docs/settings.md'), settingsPage(env));
