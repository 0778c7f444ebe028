import { describe, expect, test } from 'vitest';
import { checkEndpoints } from './endpoints.rule.ts';
import { checkImportCycles } from './import-cycles.rule.ts';
import { checkImportDirection } from './import-direction.rule.ts';
import { checkLanguages, checkMessageUse, flattenMessages } from './messages.rule.ts';
import { checkModuleBorders } from './module-border.rule.ts';
import { importResolver } from './resolve-import.ts';
import { checkShape } from './shape.rule.ts';
import { checkSizeBudgets } from './size-budget.rule.ts';
import { sourceFile } from './source-file.ts';

const rulesOf = (violations: readonly { rule: string; line: number }[]) =>
  violations.map(({ rule, line }) => `${line} ${rule}`);

describe('import direction (design, section 2)', () => {
  const refused: readonly [path: string, statement: string][] = [
    ['packages/contract/src/a.ts', `import { x } from '@sampan/country-rules';`],
    ['packages/country-rules/src/a.ts', `import { x } from 'valibot';`],
    ['packages/validators/src/a.ts', `import { x } from '@sampan/i18n';`],
    ['packages/api-client/src/a.ts', `import { x } from '@sampan/stores';`],
    ['packages/i18n/src/a.ts', `import { useState } from 'react';`],
    ['packages/stores/src/a.ts', `import { createApi } from '@sampan/api-client';`],
    ['packages/stores/src/a.ts', `import { login } from '@sampan/contract';`],
    ['packages/ui/src/a.tsx', `import { t } from '@sampan/i18n';`],
    ['packages/ui/src/a.tsx', `import type { Order } from '@sampan/contract';`],
    ['packages/widgets/src/tracking/a.ts', `import { readFileSync } from 'node:fs';`],
    ['apps/console/src/a.tsx', `import { app } from '@sampan/server';`],
    ['apps/console/src/a.tsx', `import { app } from '../../server/src/app.ts';`],
    ['apps/server/src/a.ts', `import { t } from '@sampan/i18n';`],
    ['packages/ui/src/a.tsx', `const picker = await import('@sampan/stores');`],
  ];
  test.each(refused)('%s may not say %s', (path, statement) => {
    expect(rulesOf(checkImportDirection(sourceFile(path, `\n${statement}`)))).toEqual(['2 import direction']);
  });

  const allowed: readonly [path: string, statement: string][] = [
    ['packages/validators/src/a.ts', `import { x } from '@sampan/country-rules';`],
    ['packages/ui/src/a.tsx', `import type { Translate } from '@sampan/i18n';`],
    ['packages/stores/src/a.ts', `import type { Order } from '@sampan/contract';`],
    ['packages/country-rules/src/a.test.ts', `import fc from 'fast-check';`],
    ['apps/server/src/a.ts', `import { readFileSync } from 'node:fs';`],
    ['packages/widgets/src/tracking/a.ts', `import { x } from '../element/base.ts';`],
  ];
  test.each(allowed)('%s may say %s', (path, statement) => {
    expect(checkImportDirection(sourceFile(path, statement))).toEqual([]);
  });
});

describe('borders within a package', () => {
  const refused: readonly [path: string, statement: string][] = [
    ['packages/widgets/src/tracking/a.ts', `import { x } from '../checkout/model.ts';`],
    ['apps/server/src/modules/order/a.ts', `import { x } from '../wallet/wallet.repo.ts';`],
    ['apps/server/src/modules/order/a.ts', `import { x } from '../../adapters/courier/local.ts';`],
    ['apps/server/src/ports/courier.ts', `import { x } from '../modules/order/index.ts';`],
    ['apps/server/src/kernel/http/a.ts', `import { x } from '../../modules/order/index.ts';`],
    ['apps/server/src/app.ts', `const url = process.env.DATABASE_URL;`],
  ];
  test.each(refused)('%s may not say %s', (path, statement) => {
    expect(checkModuleBorders(sourceFile(path, statement))).toHaveLength(1);
  });

  const allowed: readonly [path: string, statement: string][] = [
    ['apps/server/src/modules/order/a.ts', `import { x } from '../wallet/index.ts';`],
    ['apps/server/src/modules/order/a.ts', `import { x } from './order.repo.ts';`],
    ['apps/server/src/modules/order/order.table.ts', `import { company } from '../account/account.table.ts';`],
    ['apps/server/src/modules/order/order.repo.ts', `import { company } from '../account/account.table.ts';`],
    ['apps/server/src/main.ts', `const env = readEnv(process.env);`],
    ['apps/server/src/routes.ts', `import { order_routes } from './modules/order/order.routes.ts';`],
    ['apps/server/src/env.ts', `const url = process.env.DATABASE_URL;`],
    ['apps/server/src/kernel/a.ts', `spawn('postgres', { env: { PATH: process.env['PATH'] } });`],
  ];
  test.each(allowed)('%s may say %s', (path, statement) => {
    expect(checkModuleBorders(sourceFile(path, statement))).toEqual([]);
  });
});

describe('shape of a file', () => {
  const check = (path: string, text: string) => rulesOf(checkShape(sourceFile(path, text)));

  test('400 lines pass and 401 do not', () => {
    expect(check('packages/ui/src/a.ts', 'x;\n'.repeat(400))).toEqual([]);
    expect(check('packages/ui/src/a.css', 'x;\n'.repeat(401))).toEqual(['401 file length']);
  });

  test.each(['utils.ts', 'order-helpers.ts', 'common/a.ts', 'order.types.ts', 'constants.tsx'])(
    '%s is no name',
    (name) => {
      expect(check(`packages/ui/src/${name}`, '')).toEqual(['1 file name']);
    },
  );

  test('a verb may have such a noun', () => {
    expect(check('apps/server/src/modules/support/get-constants.ts', '')).toEqual([]);
  });

  test('refuses export *, skipped tests and unfinished work, each with its line', () => {
    const text = [`export * from './a.ts';`, `test.skip('x', () => {});`, `// TODO: later`, `// @ts-ignore`].join('\n');
    expect(check('packages/ui/src/a.test.ts', text).sort()).toEqual([
      '1 export *',
      '2 skipped test',
      '3 unfinished work',
      '4 silenced type error',
    ]);
  });
});

describe('import cycles', () => {
  const resolve = importResolver([{ folder: 'packages/b', name: '@sampan/b', exports: { '.': './src/index.ts' } }]);
  const cyclesOf = (sources: Record<string, string>) =>
    checkImportCycles(
      Object.entries(sources).map(([path, text]) => sourceFile(path, text)),
      resolve,
    ).map(({ message }) => message);

  test('finds a circle through two packages', () => {
    expect(
      cyclesOf({
        'packages/a/src/x.ts': `import { y } from '@sampan/b';`,
        'packages/b/src/index.ts': `export { z } from './z.ts';`,
        'packages/b/src/z.ts': `import { x } from '../../a/src/x.ts';`,
      }),
    ).toEqual(['packages/a/src/x.ts -> packages/b/src/index.ts -> packages/b/src/z.ts -> packages/a/src/x.ts']);
  });

  test('a type import or a dynamic import closes no circle', () => {
    expect(
      cyclesOf({
        'packages/a/src/x.ts': `import { y } from './y.ts';`,
        'packages/a/src/y.ts': `import type { X } from './x.ts';\nconst x = import('./x.ts');`,
      }),
    ).toEqual([]);
  });
});

describe('messages', () => {
  const english = flattenMessages({
    order: { title: 'Orders of {{name}}', count_one: '{{count}} order', count_other: '{{count}} orders' },
  });

  test('a language has the keys and placeholders of English; plural forms are its own', () => {
    const check = (messages: unknown) =>
      checkLanguages(
        new Map([
          ['en', english],
          ['id', flattenMessages(messages)],
        ]),
        'en',
      ).map(({ rule, message }) => `${rule}: ${message}`);
    expect(check({ order: { title: 'Pesanan {{name}}', count_other: '{{count}} pesanan' } })).toEqual([]);
    expect(check({ order: { title: 'Pesanan {{nama}}', judul: 'x' } })).toEqual([
      'missing message: order.count',
      'message without English: order.judul',
      'message placeholders: order.title has {nama}, English has {name}',
    ]);
  });

  test('asked for and missing, there and never asked for', () => {
    const check = (text: string) =>
      checkMessageUse(english, [sourceFile('apps/console/src/a.tsx', text)]).map(
        ({ rule, message }) => `${rule}: ${message}`,
      );
    expect(check(`t('order.title'); t('order.count', { count });`)).toEqual([]);
    expect(check('t(`order.${kind}`)')).toEqual([]);
    expect(check(`t('order.titel'); const key = 'order.title';`)).toEqual([
      'unknown message: order.titel',
      'unused message: order.count',
    ]);
  });
});

describe('endpoints of the contract', () => {
  const endpoint = { name: 'getOrder', full_path: '/api/v1/order/{id}' };
  const check = (served: readonly string[], call: string) =>
    checkEndpoints([endpoint], new Set(served), [
      sourceFile('packages/contract/src/order.ts', `endpoint({\n  name: 'getOrder',`),
      sourceFile('apps/server/src/modules/order/order.test.ts', call),
    ]);

  test('served, and tested by name or by path', () => {
    expect(check(['getOrder'], `await api.getOrder({ id })`)).toEqual([]);
    expect(check(['getOrder'], 'request(`/api/v1/order/${id}`)')).toEqual([]);
  });

  test('neither served nor tested is said twice, at the declaration', () => {
    const found = check(['getOrders'], `request('/api/v1/order/list_all/x')`);
    expect(found.map(({ file, line, rule }) => `${file}:${line} ${rule}`)).toEqual([
      'packages/contract/src/order.ts:2 endpoint served',
      'packages/contract/src/order.ts:2 endpoint tested',
    ]);
  });
});

test('a published entry without a size budget is refused', () => {
  const manifest = {
    folder: 'packages/widgets',
    name: '@sampan/widgets',
    private: true,
    exports: { './tracking': './src/a.ts' },
  };
  expect(checkSizeBudgets([manifest], new Set())).toHaveLength(1);
  expect(checkSizeBudgets([manifest], new Set(['@sampan/widgets/tracking']))).toEqual([]);
  expect(checkSizeBudgets([{ ...manifest, folder: 'packages/ui' }], new Set())).toEqual([]);
});
