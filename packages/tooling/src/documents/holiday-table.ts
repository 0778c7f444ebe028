import { join } from 'node:path';
import { COUNTRY_SCOPES } from '../../../../apps/site/src/marketing/scope.ts';
import { createTextLibrary } from '../../../../apps/site/src/marketing/text-library.ts';
import { ROOT } from '../launch/root.mjs';
import { readSiteTexts } from '../site/site-facts.ts';

/** Of single states: couriers deliver in the others. */
const OF_STATES = /, in (?!most)/u;

/** `packages/country-rules/src/public-holiday-days.ts`: the days of the tables that the public pages show, without their names. */
export function holidayTable(texts = readSiteTexts(join(ROOT, 'apps/site/content'))): string {
  const library = createTextLibrary(texts);
  const rows = COUNTRY_SCOPES.map((scope) => {
    const days = library.holidaysOf(scope)?.days.filter(({ name }) => !OF_STATES.test(name)) ?? [];
    return `  ${scope.country}: [\n${days.map(({ date }) => `    '${date}',\n`).join('')}  ],\n`;
  });
  return `import type { CountryCode } from './country-code.ts';

/**
 * Written by \`npm run docs\` from \`apps/site/content/<country>/holidays.yaml\`, where their names and sources stand. Holidays of
 * single states are working days of a courier that delivers in the others.
 */
export const PUBLIC_HOLIDAY_DAYS: Readonly<Record<CountryCode, readonly string[]>> = {
${rows.join('')}  // Closed: no page lists its days, and no courier delivers there.
  VN: [],
};
`;
}
