import { describe, expect, test } from 'vitest';
import { checkRepeatedSentences, sentencesOf } from './repeated-sentence.rule.ts';
import { sourceFile } from './source-file.ts';

const check = (sources: Readonly<Record<string, string>>) =>
  checkRepeatedSentences(Object.entries(sources).map(([path, text]) => sourceFile(path, text))).map(
    ({ file, line }) => `${file}:${line}`,
  );
const HOME = {
  'packages/messages/src/en/page.ts': `export const page = { 'page.lost': "We couldn't find {{page}} today" };`,
};

describe('an English sentence of four words or more', () => {
  const refused: readonly [path: string, source: string][] = [
    ['apps/server/src/a.ts', `\nconst text = 'We couldn\\'t find {{page}} today';`],
    ['apps/server/src/a.ts', `\nconst text = "We couldn't find {{other}} today";`],
    ['apps/server/src/a.ts', "\nconst text = `We couldn't find ${name} today`;"],
    ['apps/console/src/a.tsx', `\nconst a = <p className="x">Please try it again</p>;`],
  ];
  test.each(refused)('may not stand a second time, in %s as %s', (path, source) => {
    const home = { ...HOME, 'packages/widgets/src/b.tsx': `const b = <b>\n  Please try it\n  again\n</b>;` };
    expect(check({ ...home, [path]: source })).toEqual([`${path}:2`]);
  });

  const allowed: readonly [path: string, source: string][] = [
    ['apps/server/src/a.test.ts', `const text = "We couldn't find {{page}} today";`],
    ['packages/widgets/test/a.ts', `const text = "We couldn't find {{page}} today";`],
    ['packages/messages/src/vi/page.ts', `const text = "We couldn't find {{page}} today";`],
    ['apps/server/src/a.ts', `// "We couldn't find {{page}} today"`],
    ['apps/server/src/a.ts', `const text = "We couldn't find {{page}} yesterday";`],
  ];
  test.each(allowed)('may stand a second time, or is another one, in %s as %s', (path, source) => {
    expect(check({ ...HOME, [path]: source })).toEqual([]);
  });

  test('may stand twice in one file', () => {
    const text = `const a = 'Please try it again'; const b = 'Please try it again';`;
    expect(check({ 'apps/server/src/a.ts': text })).toEqual([]);
  });
});

test.each([
  ['three words', `'Try it again'`],
  ['a name', `'Rachel Tan Hui Min'`],
  ['a name with numbers', `'Jalan Cikini Raya No. 73'`],
  ['a tagged template', 'sql`select name from the orders`'],
  ['a type', `"'SG' | 'MY' | 'PH' | 'ID' | null"`],
  ['another language', `'Dikreditkan ke dompet anda sekarang'`],
  ['a path', `'packages/messages/src/en/page.ts'`],
])('%s is no sentence', (_what, source) => {
  expect(sentencesOf(sourceFile('apps/server/src/a.ts', `const a = ${source};`))).toEqual([]);
});
