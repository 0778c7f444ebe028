import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../launch/root.mjs';

/** Sections of the product specification, with their parts where they have any. */
const SECTIONS: Readonly<Record<string, readonly string[]>> = {
  '2. Screens and routes': [
    'Public routes',
    'Authenticated routes',
    'Order creation steps',
    'Redirect rules',
    'Layout',
    'Forms implied',
    'Package tracking panel',
    'Top-up dialog',
  ],
  '3. Entities and their fields': [
    'User account',
    'Client session state',
    'Order',
    'Order create/update/label payload',
    'Shipment payload for bulk estimate',
    'Estimated cost entry',
    'Recipient fields',
    'Tracking entry',
    'Other',
  ],
  '4. States and transitions': [
    'Sessions',
    'Order lifecycle',
    'Payment methods',
    'Stores',
    'Rating',
    'Result dialog',
    'Live events',
    'Address guard',
    'Email verification modal',
    'Terms modal',
    'Login as',
    'Other',
  ],
  '5. Validation rules': [],
  '6. Roles and permissions': [],
  '7. The calls it makes': [
    'Account',
    'Settings and payment',
    'Top-up',
    'Statements',
    'Orders',
    'Common',
    'What the product does with answers',
  ],
  '8. The error catalogue': [],
  '9. Business constants and limits': [],
};

interface Row {
  readonly place: string;
  readonly path: string;
  readonly title: string;
}

/** The rows of a page with the section and part they are in. */
function rowsOf(text: string): Row[] {
  const rows: Row[] = [];
  let section = '';
  let part = '';
  for (const line of text.split('\n')) {
    const heading = /^(##+) (.+)$/u.exec(line);
    if (heading?.[1] === '##') [section, part] = [heading[2] ?? '', ''];
    else if (heading !== null) part = heading[2] ?? '';
    const cell = /^\| .+? \| `([^`]+)`: `([^`]+)`\s*\|$/u.exec(line);
    if (cell !== null)
      rows.push({ place: `${section}/${part}`, path: cell[1] ?? '', title: (cell[2] ?? '').replaceAll('\\|', '|') });
    else if (/^\| (?!statement|-)/u.test(line)) rows.push({ place: `${section}/${part}`, path: line, title: '' });
  }
  return rows;
}

function isHeld({ path, title }: Row): boolean {
  return existsSync(join(ROOT, path)) && readFileSync(join(ROOT, path), 'utf8').includes(title);
}

describe('docs/spec.md', () => {
  const rows = rowsOf(readFileSync(join(ROOT, 'docs/spec.md'), 'utf8'));

  it('has a statement in every section and part of the specification', () => {
    const places = new Set(rows.map(({ place }) => place));
    const parts = Object.entries(SECTIONS).flatMap(([section, names]) =>
      (names.length > 0 ? names : ['']).map((name) => `${section}/${name}`),
    );
    expect(parts.filter((place) => !places.has(place))).toEqual([]);
  });

  it('names tests that are there', () => {
    expect(rows.filter((row) => !isHeld(row))).toEqual([]);
  });

  it('would notice a test that is gone, a file that is gone, and a row without a test', () => {
    const page =
      '## 2. Screens and routes\n\n| statement | test |\n| --- | --- |\n| x | `docs/gone.test.ts`: `y` |\n| x | `packages/tooling/src/documents/spec-page.test.ts`: `no such TITLE`.slice |\n| x |  |\n';
    expect(rowsOf(page).filter((row) => !isHeld(row))).toHaveLength(3);
  });
});
