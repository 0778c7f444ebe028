import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SOURCE } from './widget-list.ts';
import { UNREAD, UNREAD_MEMBERS } from './unread-members.ts';

const PACKAGES = join(SOURCE, '../..');

test('no file of a bundle names a member that each file has a letter of its own for', () => {
  const files = globSync('{widgets,ui,stores,i18n,messages,validators,country-rules}/src/**/*.{ts,tsx}', {
    cwd: PACKAGES,
    exclude: (name) => name.endsWith('.test.ts') || name.endsWith('.test.tsx'),
  });
  expect(files.length).toBeGreaterThan(300);
  const named = new RegExp(`\\b(${UNREAD.join('|')})\\b|\\b_\\$\\w+`);
  expect(files.filter((file) => named.test(readFileSync(join(PACKAGES, file), 'utf8')))).toEqual([]);
});

test('what a page may call of an element keeps its name', () => {
  for (const name of ['updateComplete', 'requestUpdate', 'refresh', 'componentDidCatch', 'shouldComponentUpdate'])
    expect(UNREAD_MEMBERS.test(name)).toBe(false);
});
