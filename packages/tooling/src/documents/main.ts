import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../launch/root.mjs';
import { holidayTable } from './holiday-table.ts';
import { settingsPage } from './settings-page.ts';
import { settingsSource } from './settings-source.ts';
import { writeChecklist } from './write-checklist.ts';

writeFileSync(join(ROOT, 'docs/settings.md'), settingsPage(settingsSource()));
writeFileSync(join(ROOT, 'packages/country-rules/src/public-holiday-days.ts'), holidayTable());
writeChecklist();
