import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../launch/root.mjs';
import { formatValue, meetsTarget } from './figure.ts';
import { isInstalled } from './is-installed.ts';
import { keepTables, mergeSections, renderSections, replaceBetweenMarkers } from './report.ts';

const figure = (value: number, target: string | null) => ({ name: 'list p95', value, unit: 'ms', target });

describe('meetsTarget', () => {
  test.each([
    [50, '<= 50', true],
    [50.1, '<= 50', false],
    [50, '< 50', false],
    [300, '>= 300', true],
    [299, '>= 300', false],
    [301, '> 300', true],
    [0, '= 0', true],
    [1, '= 0', false],
    [1, null, null],
  ])('%s against %s is %s', (value, target, verdict) => {
    expect(meetsTarget(figure(value, target))).toBe(verdict);
  });

  test('a target that is no comparison stops the run', () => {
    expect(() => meetsTarget(figure(1, 'fast'))).toThrow('"fast" of "list p95"');
  });
});

test('values are shown with the digits they deserve', () => {
  expect([1234567, 123.456, 12.345, 1.2345, 0.12345].map(formatValue)).toEqual([
    '1,234,567',
    '123',
    '12.3',
    '1.23',
    '0.123',
  ]);
});

test('the table names commit, day, machine, seed and every verdict', () => {
  const text = renderSections(
    [{ title: 'order list', figures: [figure(12, '<= 50'), figure(60, '<= 50')], seconds: 3 }],
    { commit: 'abc', date: '2026-11-21', machine: '2 x Some CPU' },
    'npm run trust',
    '42',
  );
  expect(text).toContain('on 2026-11-21 at commit abc, seed 42');
  expect(text).toContain('Machine: 2 x Some CPU.');
  expect(text).toContain('| list p95 | 12 ms | <= 50 | met |');
  expect(text).toContain('| list p95 | 60 ms | <= 50 | **missed** |');
});

test('a whole run keeps the tables of modules that it left out, and no other', () => {
  const facts = { commit: 'abc', date: '2026-11-21', machine: '2 x Some CPU' };
  const table = (title: string, value: number) => ({ title, figures: [figure(value, null)], seconds: 3 });
  const render = (...sections: Parameters<typeof table>[]) =>
    renderSections(
      sections.map((each) => table(...each)),
      facts,
      'npm run bench',
      null,
    );
  const old = render(['gone', 1], ['large', 2], ['orders', 3]);
  const document = `<!-- figures: written by a command, changes are overwritten -->\n\n${old}\n\n<!-- end of figures -->\n`;
  const text = keepTables(document, render(['widgets', 5], ['orders', 4]), ['large', 'never measured']);
  expect([...text.matchAll(/^### (.*)$/gmu)].map(([, title]) => title)).toEqual(['large', 'orders', 'widgets']);
  expect([...text.matchAll(/\| list p95 \| (\d+) ms/gu)].map(([, value]) => value)).toEqual(['2', '4', '5']);
});

test('one table measured anew says so; the others and the head stay', () => {
  const facts = { commit: 'abc', date: '2026-11-21', machine: '2 x Some CPU' };
  const table = (title: string, value: number) => ({ title, figures: [figure(value, '<= 50')], seconds: 3 });
  const old = renderSections([table('labels', 12), table('orders', 13)], facts, 'npm run trust', '42');
  const document = `# Trust\n\n<!-- figures: written by a command, changes are overwritten -->\n\n${old}\n\n<!-- end of figures -->\n`;
  const later = { ...facts, commit: 'def' };
  const text = mergeSections(
    document,
    [table('orders', 49), table('money', 1)],
    later,
    'npm run trust -- --only o',
    '7',
  );
  expect(text).toContain('at commit abc, seed 42.');
  expect(text.match(/^### .*$/gmu)).toEqual(['### labels', '### money', '### orders']);
  expect(text).toContain('| list p95 | 12 ms |');
  expect(text).not.toContain('| list p95 | 13 ms |');
  expect(text).toContain('| list p95 | 49 ms |');
  expect(text.match(/at commit def, seed 7/gu)).toHaveLength(2);
});

test('only what stands between the markers is replaced', () => {
  const begin = '<!-- figures: written by a command, changes are overwritten -->';
  const end = '<!-- end of figures -->';
  expect(replaceBetweenMarkers(`# Bench\n\n${begin}\nold\n${end}\nnotes\n`, 'new')).toBe(
    `# Bench\n\n${begin}\n\nnew\n\n${end}\nnotes\n`,
  );
  expect(() => replaceBetweenMarkers('# Bench', 'new')).toThrow('needs the lines');
});

test('a program is installed where a folder of the path has it, and may be started', () => {
  const folder = dirname(process.execPath);
  expect(isInstalled(basename(process.execPath), `/nowhere:${folder}`)).toBe(true);
  expect(isInstalled('no-such-program', folder)).toBe(false);
  expect(isInstalled('node', '/nowhere')).toBe(false);
});

test.each(['bench', 'trust'])('every *.%s.ts measures something: a whole run stops at one that does not', (word) => {
  const files = globSync(`{apps,packages}/*/${word}/**/*.${word}.ts`, { cwd: ROOT });
  expect(files.length).toBeGreaterThan(5);
  const measures = new RegExp(`^export (?:async function|const) ${word}[A-Z]`, 'mu');
  expect(files.filter((file) => !measures.test(readFileSync(join(ROOT, file), 'utf8')))).toEqual([]);
});
