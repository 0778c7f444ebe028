import { COUNTRY_CODES, rulesOf } from '@sampan/country-rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { dayOf } from './day-calendar.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const at = (text: string) => Date.parse(text) / 1000;

test('the database counts days by the clocks that country-rules say', async () => {
  const moments = [0, at('2026-11-30T15:59:59Z'), at('2026-11-30T16:00:00Z'), at('2026-11-30T17:00:00Z')];
  for (const country of COUNTRY_CODES)
    for (const moment of moments) {
      const { rows } = await app.database.pool.query<{ day: number }>('select ledger_day($1, $2) as day', [
        rulesOf(country).currency,
        moment,
      ]);
      expect(rows[0]?.day).toBe(dayOf(moment, country));
    }
});
