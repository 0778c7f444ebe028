import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SOURCE = fileURLToPath(new URL('../../src/', import.meta.url));
/** A rule of one class alone, outside of any condition. */
const RULE = /^ {0,2}(\.c-[\w-]+) \{/gmu;

test('no class has its look from two style sheets: which of them wins would hang on the pages visited before', () => {
  const sheets_of = new Map<string, Set<string>>();
  for (const sheet of globSync('**/*.css', { cwd: SOURCE }))
    for (const [, name = ''] of readFileSync(SOURCE + sheet, 'utf8').matchAll(RULE))
      sheets_of.set(name, (sheets_of.get(name) ?? new Set()).add(sheet));
  expect(sheets_of.size).toBeGreaterThan(100);
  expect([...sheets_of].filter(([, sheets]) => sheets.size > 1)).toEqual([]);
});
