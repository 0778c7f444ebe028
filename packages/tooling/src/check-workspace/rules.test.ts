import { describe, expect, test } from 'vitest';
import { checkEndpoints } from './endpoints.rule.ts';
import { checkFileName } from './file-name.rule.ts';
import { checkImportCycles } from './import-cycles.rule.ts';
import { checkImportDirection } from './import-direction.rule.ts';
import { checkLayers } from './layers.rule.ts';
import { checkLanguages, checkMessageUse, flattenMessages } from './messages.rule.ts';
import { checkModuleBorders } from './module-border.rule.ts';
import { importResolver } from './resolve-import.ts';
import { checkShape } from './shape.rule.ts';
import { checkSizeBudgets } from './size-budget.rule.ts';
import { sourceFile } from './source-file.ts';
import { checkStyleOwners } from './style-owner.rule.ts';
import { checkTestSupport } from './test-support.rule.ts';

const rulesOf = (violations: readonly { rule: string; line: number }[]) =>
  violations.map(({ rule, line }) => `${line} ${rule}`);

describe('import direction (design, section 2)', () => {
  const refused: readonly [path: string, statement: string][] = [
    ['packages/contract/src/a.ts', `import { x } from '@sampan/country-rules';`],
    ['packages/country-rules/src/a.ts', `import { x } from 'valibot';`],
    ['packages/messages/src/a.ts', `import { x } from '@sampan/country-rules';`],
    ['packages/validators/src/a.ts', `import { x } from '@sampan/i18n';`],
    ['packages/api-client/src/a.ts', `import { x } from '@sampan/stores';`],
    ['packages/i18n/src/a.ts', `import { useState } from 'react';`],
    ['packages/stores/src/a.ts', `import { createApi } from '@sampan/api-client';`],
    ['packages/stores/src/a.ts', `import { login } from '@sampan/contract';`],
    ['packages/ui/src/a.tsx', `import { createTranslator } from '@sampan/messages';`],
    ['apps/console/src/a.tsx', `import { server } from '@sampan/messages/vi/server';`],
    ['packages/widgets/src/tracking/a.ts', `import { mailPayout } from '@sampan/messages/en/mail-payout';`],
    ['packages/ui/src/a.tsx', `import type { Order } from '@sampan/contract';`],
    ['packages/widgets/src/tracking/a.ts', `import { readFileSync } from 'node:fs';`],
    ['apps/console/src/a.tsx', `import { app } from '@sampan/server';`],
    ['apps/console/src/a.tsx', `import { app } from '../../server/src/app.ts';`],
    ['apps/server/src/a.ts', `import { t } from '@sampan/i18n';`],
    ['packages/ui/src/a.tsx', `const picker = await import('@sampan/stores/session');`],
  ];
  test.each(refused)('%s may not say %s', (path, statement) => {
    expect(rulesOf(checkImportDirection(sourceFile(path, `\n${statement}`)))).toEqual(['2 import direction']);
  });

  const allowed: readonly [path: string, statement: string][] = [
    ['packages/validators/src/a.ts', `import { x } from '@sampan/country-rules';`],
    ['packages/ui/src/a.tsx', `import type { Translate } from '@sampan/messages';`],
    ['packages/stores/src/a.ts', `import type { Order } from '@sampan/contract';`],
    ['packages/ui/src/a.tsx', `import { emptyAddress } from '@sampan/stores/address';`],
    ['packages/country-rules/src/a.test.ts', `import fc from 'fast-check';`],
    ['apps/server/src/a.ts', `import { readFileSync } from 'node:fs';`],
    ['apps/server/src/a.ts', `import { server } from '@sampan/messages/vi/server';`],
    ['packages/widgets/src/tracking/a.ts', `import { x } from '../element/base.ts';`],
  ];
  test.each(allowed)('%s may say %s', (path, statement) => {
    expect(checkImportDirection(sourceFile(path, statement))).toEqual([]);
  });
});

describe('borders within a package', () => {
  const refused: readonly [path: string, statement: string][] = [
    ['packages/widgets/src/tracking/a.ts', `import { x } from '../checkout/model.ts';`],
    ['apps/server/src/modules/shipping/order/a.ts', `import { x } from '../../ledger/wallet/wallet.repo.ts';`],
    ['apps/server/src/demo/a.ts', `import { x } from '../modules/shipping/order/order.repo.ts';`],
    ['apps/server/src/composition/app.ts', `const url = process.env.DATABASE_URL;`],
    ['apps/server/src/modules/shipping/label/a.repo.ts', 'sql`select 1 for update skip locked`'],
  ];
  test.each(refused)('%s may not say %s', (path, statement) => {
    expect(checkModuleBorders(sourceFile(path, statement))).toHaveLength(1);
  });

  const allowed: readonly [path: string, statement: string][] = [
    ['apps/server/src/modules/shipping/order/a.ts', `import { x } from '../../ledger/wallet/index.ts';`],
    ['apps/server/src/modules/shipping/order/a.ts', `import { x } from './order.repo.ts';`],
    [
      'apps/server/src/modules/shipping/order/a.table.ts',
      `import { x } from '../../identity/account/account.table.ts';`,
    ],
    [
      'apps/server/src/modules/shipping/order/a.repo.ts',
      `import { x } from '../../identity/account/account.table.ts';`,
    ],
    ['apps/server/src/main.ts', `const env = readEnv(process.env);`],
    [
      'apps/server/src/composition/routes.ts',
      `import { orderRoutes } from '../modules/shipping/order/order.routes.ts';`,
    ],
    ['apps/server/src/platform/config/env.ts', `const url = process.env.DATABASE_URL;`],
    ['apps/server/src/platform/a.ts', `spawn('postgres', { env: { PATH: process.env['PATH'] } });`],
  ];
  test.each(allowed)('%s may say %s', (path, statement) => {
    expect(checkModuleBorders(sourceFile(path, statement))).toEqual([]);
  });
});

describe('layers', () => {
  const messagesOf = (sources: Record<string, string>) =>
    checkLayers(Object.entries(sources).map(([path, text]) => sourceFile(path, text))).map(({ message }) => message);

  const refused: readonly [path: string, statement: string][] = [
    ['apps/server/src/ports/courier.ts', `import type { Ctx } from '../platform/context.ts';`],
    ['apps/server/src/platform/http/a.ts', `import type { X } from '../../modules/shipping/order/index.ts';`],
    ['apps/server/src/adapters/sms-twilio/a.ts', `import { x } from '../../modules/shipping/order/index.ts';`],
    ['apps/server/src/modules/shipping/order/a.ts', `import { x } from '../../../adapters/sms-local/index.ts';`],
    ['apps/server/src/modules/ledger/wallet/a.ts', `import { x } from '../../identity/account/index.ts';`],
    ['apps/server/src/modules/shipping/label/a.ts', `import { x } from '../../settlement/cod/index.ts';`],
    ['apps/server/src/modules/other/a/b.ts', `import { x } from '../../ledger/wallet/index.ts';`],
    ['apps/server/src/modules/shipping/order/a.ts', `import { x } from '../../../demo/index.ts';`],
    ['apps/server/src/demo/a.ts', `import { x } from '../composition/server.ts';`],
    ['apps/console/src/shared/list/a.tsx', `import { x } from '../../features/orders/a.ts';`],
    ['apps/console/src/features/orders/a.tsx', `import { x } from '../../app/routes/a.ts';`],
    ['apps/console/src/features/orders/a.tsx', `import { x } from '../billing/a.ts';`],
    ['apps/console/src/features/cod/a.tsx', `const page = import('../orders/a.ts');`],
    ['apps/console/src/card-frame/main.ts', `import { x } from '../shared/api/services.ts';`],
    ['apps/console/src/other/a.tsx', `import { x } from '../shared/api/services.ts';`],
  ];
  test.each(refused)('%s may not say %s', (path, statement) => {
    expect(messagesOf({ [path]: statement })).toHaveLength(1);
  });

  const allowed: readonly [path: string, statement: string][] = [
    ['apps/server/src/modules/shipping/label/a.ts', `import { x } from '../../ledger/wallet/index.ts';`],
    ['apps/server/src/adapters/sms-twilio/a.ts', `import { x } from '../../ports/sms.ts';`],
    ['apps/server/src/composition/server.ts', `import { x } from '../demo/index.ts';`],
    ['apps/server/src/main.ts', `import { x } from './composition/server.ts';`],
    ['apps/server/src/modules/ledger/wallet/a.test.ts', `import { x } from '../../identity/account/index.ts';`],
    ['apps/console/src/features/orders/a.tsx', `import { x } from '../cod/a.ts';`],
    ['apps/console/src/app/routes/a.tsx', `const page = import('../../features/orders/a.page.tsx');`],
    ['apps/console/src/card-frame/main.ts', `import { x } from '../shared/card-frame/card-message.ts';`],
  ];
  test.each(allowed)('%s may say %s', (path, statement) => {
    expect(messagesOf({ [path]: statement })).toEqual([]);
  });

  test('modules of one group, and shared folders, do not form circles; types count', () => {
    expect(
      messagesOf({
        'apps/server/src/modules/shipping/order/a.ts': `import { x } from '../label/index.ts';`,
        'apps/server/src/modules/shipping/label/index.ts': `import type { Y } from '../tracking/index.ts';`,
        'apps/server/src/modules/shipping/tracking/index.ts': `import { y } from '../order/index.ts';`,
        'apps/console/src/shared/list/a.ts': `import { x } from '../form/a.ts';`,
        'apps/console/src/shared/form/a.ts': `import type { X } from '../list/a.ts';`,
      }),
    ).toHaveLength(5);
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
    expect(check('apps/server/src/modules/operations/support/get-constants.ts', '')).toEqual([]);
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

describe('name of a file', () => {
  const namesRefused = (path: string) => rulesOf(checkFileName(sourceFile(path, '')));

  test.each([
    'apps/server/src/modules/settlement/payout/payout-mail.ts',
    'apps/server/src/modules/settlement/payout/payout-words.ts',
    'apps/server/src/modules/billing/statement/statement-paper.ts',
    'apps/server/src/modules/shipping/order/order-list-repo.ts',
    'apps/server/src/modules/shipping/order/order-table.ts',
    'apps/server/src/modules/billing/invoice/invoice.paper.ts',
    'packages/widgets/src/tracking/tracking.texts.ts',
    'apps/console/src/features/orders/orders.screen.tsx',
  ])('%s is refused', (path) => {
    expect(namesRefused(path)).toEqual(['1 file name']);
  });

  test.each([
    'apps/server/src/modules/settlement/payout/payout.mail.ts',
    'apps/server/src/platform/messaging/compose-mail.ts',
    'apps/server/src/platform/document/draw-pdf-text.test.ts',
    'apps/console/src/features/payouts/payout-table.tsx',
    'packages/tooling/config/vite.console.ts',
    'packages/ui/vitest.config.ts',
  ])('%s is allowed', (path) => {
    expect(namesRefused(path)).toEqual([]);
  });
});

describe('test support', () => {
  const refused: readonly [path: string, statement: string][] = [
    ['packages/widgets/src/tracking/tracking.fixtures.ts', ''],
    ['packages/ui/src/render.fixture.tsx', ''],
    ['packages/widgets/src/tracking/tracking.suite.ts', ''],
    ['packages/widgets/src/suite/chromium.ts', ''],
    ['packages/widgets/src/suite/quiet.e2e.test.ts', ''],
    ['apps/console/src/features/orders/open-order.ts', `import { expect } from 'vitest';`],
    ['apps/console/src/features/orders/open-order.ts', `import type { Demo } from '@sampan/testing/demo';`],
    ['apps/server/src/modules/shipping/order/a.ts', `import { x } from '#test/app/test-app.fixtures.ts';`],
  ];
  test.each(refused)('%s is not allowed (%s)', (path, statement) => {
    expect(rulesOf(checkTestSupport(sourceFile(path, statement)))).toEqual(['1 test support']);
  });

  const allowed: readonly [path: string, statement: string][] = [
    ['packages/widgets/test/tracking/tracking.fixtures.ts', `import { expect } from 'vitest';`],
    ['packages/widgets/src/tracking/tracking.test.tsx', `import { x } from '#test/tracking/tracking.fixtures.ts';`],
    ['packages/widgets/src/checkout/test-card.view.tsx', `import { x } from './pay-now.view.tsx';`],
    ['packages/testing/src/figure.ts', `import { test } from 'vitest';`],
  ];
  test.each(allowed)('%s is allowed (%s)', (path, statement) => {
    expect(checkTestSupport(sourceFile(path, statement))).toEqual([]);
  });
});

describe('import cycles', () => {
  const resolve = importResolver([
    { folder: 'packages/b', name: '@sampan/b', exports: { '.': './src/index.ts' }, imports: { '#test/*': './test/*' } },
  ]);
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

  test('a circle of types is one', () => {
    expect(
      cyclesOf({
        'packages/a/src/x.ts': `import { y } from './y.ts';`,
        'packages/a/src/y.ts': `import type { X } from './x.ts';`,
      }),
    ).toEqual(['packages/a/src/x.ts -> packages/a/src/y.ts -> packages/a/src/x.ts']);
  });

  test('a circle through the test folder is one', () => {
    expect(
      cyclesOf({
        'packages/b/src/x.test.ts': `import { y } from '#test/y.fixtures.ts';`,
        'packages/b/test/y.fixtures.ts': `import { x } from '../src/x.test.ts';`,
      }),
    ).toHaveLength(1);
  });

  test('a dynamic import closes no circle', () => {
    expect(
      cyclesOf({
        'packages/a/src/x.ts': `import { y } from './y.ts';`,
        'packages/a/src/y.ts': `const x = import('./x.ts');`,
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
      sourceFile('apps/server/src/modules/shipping/order/order.test.ts', call),
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

test('a class is drawn by one feature: the sheets of all visited features are in the page at once', () => {
  const sheet = (feature: string, text: string) => ({ path: `apps/console/src/features/${feature}/a.css`, text });
  const own = sheet('scan', '@layer a {\n  .c-scan {\n    gap: 1px;\n  }\n}\n');
  const other = sheet(
    'fulfilment',
    '/* .c-scan { } */\n@media (x) {\n  .c-pick,\n  .c-scan {\n    gap: 2px;\n  }\n}\n',
  );
  expect(rulesOf(checkStyleOwners([own, other]))).toEqual(['4 style owner']);
  expect(checkStyleOwners([own, sheet('scan', own.text), sheet('pick', '.c-pick .c-scan {\n}\n')])).toEqual([]);
});
