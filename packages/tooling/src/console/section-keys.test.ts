import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { sourceFile } from '../check-workspace/source-file.ts';
import { splitKeys } from './section-keys.ts';

const KEYS = [
  'shell.title',
  'validate.required',
  'label.name',
  'error.offline',
  'money.sum_one',
  'money.sum_other',
  'status.new',
  'status.sent',
  'deep.word',
  'x.unused',
];
const resolve = (from: string, specifier: string) =>
  specifier.startsWith('.') ? posix.join(posix.dirname(from), specifier) : null;
const split = (files: Record<string, string>) => {
  const sources = Object.entries(files).map(([path, text]) => sourceFile(`apps/console/src/${path}`, text));
  return Object.fromEntries(
    [...splitKeys('apps/console/src/main.tsx', sources, resolve, KEYS)].map(([name, keys]) => [name, [...keys]]),
  );
};
const MAIN = `import './routes.ts';\nt('shell.title');`;
const ROUTES = `const Page = lazyPage('money', () => import('./money.page.tsx'), 'Page');`;

test('a section has the keys of its pages and of all they import; what the entry asks for is in core, what may be said about fields apart', () => {
  expect(
    split({
      'main.tsx': MAIN,
      'routes.ts': ROUTES,
      'money.page.tsx': `import './sum.ts';\nt('shell.title'); lazyPart('parts', () => import('./deep.tsx'), 'Deep');`,
      'sum.ts': "t('money.sum', { count }); t(`status.${status}`);",
      'deep.tsx': `t('deep.word');`,
    }),
  ).toEqual({
    core: ['shell.title'],
    fields: ['validate.required', 'label.name'],
    money: ['money.sum_one', 'money.sum_other', 'status.new', 'status.sent'],
    parts: ['deep.word'],
  });
});

test('a page of another section that is opened from a page does not count to it', () => {
  const sections = split({
    'main.tsx': MAIN,
    'routes.ts': ROUTES,
    'money.page.tsx': `const Other = lazyPage('other', () => import('./deep.tsx'), 'Deep');`,
    'deep.tsx': `t('deep.word');`,
  });
  expect(sections).toMatchObject({ core: ['shell.title'], money: [], other: ['deep.word'] });
});

test('a call whose section or module cannot be read stops the build', () => {
  expect(() => split({ 'main.tsx': MAIN, 'routes.ts': `lazyPage(section, load, 'Page');` })).toThrow(
    'routes.ts: lazyPage',
  );
});

test('every sentence about a field is there for the pages that have one, also those no page names', () => {
  const { core, fields, money } = split({
    'main.tsx': `import './routes.ts'; t('validate.required');`,
    'routes.ts': `lazyPage('money', () => import('./form.tsx'), 'Form');`,
    'form.tsx': 'useForm(); t(`label.${name}`);',
  });
  expect({ core, fields, money }).toEqual({ core: ['validate.required'], fields: ['label.name'], money: [] });
});

test('a section that comes without sentences about fields may not get a form', () => {
  const files = (section: string) => ({
    'main.tsx': MAIN,
    'routes.ts': `lazyPage('${section}', () => import('./form.tsx'), 'Form');`,
    'form.tsx': `const { t, issueText } = useLocale();`,
  });
  expect(() => split(files('app'))).toThrow('form.tsx: the section app comes without');
  expect(() => split(files('home'))).toThrow('form.tsx: the section home comes without');
  expect(split(files('money'))).toHaveProperty('money');
});
