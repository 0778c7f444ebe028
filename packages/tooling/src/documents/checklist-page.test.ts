import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../launch/root.mjs';
import { renderChecklist, withChecklist } from './checklist-page.ts';
import { TRUST_CHECKLIST } from './trust-checklist.ts';

const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const trust = textOf('docs/trust.md');
const bench = textOf('docs/bench.md');

describe('the checklist of docs/trust.md', () => {
  it('has all 45 lines once, each with a figure, a test, or what is missing', () => {
    const groups: [string, number][] = [
      ['M', 9],
      ['F', 10],
      ['L', 5],
      ['I', 7],
      ['A', 10],
      ['C', 4],
    ];
    const ids = groups.flatMap(([letter, count]) =>
      Array.from({ length: count }, (_, index) => `${letter}${index + 1}`),
    );
    expect(ids).toHaveLength(45);
    expect(TRUST_CHECKLIST.map(({ id }) => id)).toEqual(ids);
    for (const { id, figures = [], tests = [], missing } of TRUST_CHECKLIST)
      expect([id, figures.length + tests.length > 0 || missing !== undefined]).toEqual([id, true]);
  });

  it('is what npm run docs writes, with the values that stand in the tables', () => {
    expect(trust).toBe(withChecklist(trust, renderChecklist(TRUST_CHECKLIST, trust, bench)));
  });

  it('says the seed of every figure that was measured with one', () => {
    const items = trust.split('\n').filter((line) => /^- \*\*[A-Z]\d+\*\*/u.test(line));
    expect(items).toHaveLength(45);
    for (const item of items.filter((line) => line.includes('Run: ') && !line.includes('Run: bench')))
      expect(item).toMatch(/, seed \d+/u);
  });

  it.each(TRUST_CHECKLIST.flatMap(({ id, tests = [] }) => tests.map((test) => [id, test] as const)))(
    '%s: a test has the words "%s"',
    (_id, test) => {
      const cut = test.indexOf(': ');
      expect(textOf(test.slice(0, cut))).toContain(test.slice(cut + 2));
    },
  );
});

describe('a line', () => {
  const document = [
    'Measured with `npm run trust` on 2026-01-02 at commit abc, seed 7.\n',
    '### one\n\n| figure | value | target | |\n|---|---:|---:|---|\n| kills | 3 kills | = 3 | met |\n\nTook 1 s.\n',
    '### two\n\n| figure | value | target | |\n|---|---:|---:|---|\n| speed | 9 ms | <= 5 | **missed** |\n\nTook 1 s, measured by itself with `x` on 2026-01-03 at commit abc with local changes, seed 8.\n',
  ].join('\n');
  const render = (figures: string[], missing?: string) =>
    renderChecklist([{ id: 'F1', asks: 'this', figures, ...(missing === undefined ? {} : { missing }) }], document, '');

  it('takes the run of the whole document where a table does not say its own', () => {
    expect(render(['one: kills'])).toBe('- **F1**, this: kills: 3 kills (= 3, met). Run: one, 2026-01-02, seed 7.');
  });

  it('shows a target that was missed, and what is missing besides', () => {
    expect(render(['two: speed'], 'more')).toBe(
      '- **F1**, this: speed: 9 ms (<= 5, **missed**). Run: two, 2026-01-03, seed 8. **Missing**: more.',
    );
  });

  it('refuses a figure that no table has', () => {
    expect(() => render(['one: stops'])).toThrow('F1 names a figure that was never measured: one: stops');
  });
});
