import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkWorkspace } from './check-workspace.ts';

/** A workspace of a few files in which every import goes the allowed way. */
const SOUND: Readonly<Record<string, string>> = {
  'packages/contract/package.json':
    '{ "name": "@sampan/contract", "private": true, "exports": { ".": "./src/index.ts" } }',
  'packages/contract/src/index.ts': 'export const endpoints = {};\nexport const SERVICE_BASES = {};\n',
  'packages/messages/package.json': '{ "name": "@sampan/messages", "private": true }',
  'packages/messages/src/en/index.ts': 'export const en = {};\n',
  'packages/messages/src/en/server.ts': 'export const server = {};\n',
  'packages/ui/package.json': '{ "name": "@sampan/ui", "private": true, "exports": { ".": "./src/index.ts" } }',
  'packages/ui/src/index.ts': 'export const button = 1;\n',
  'packages/widgets/package.json': '{ "name": "@sampan/widgets", "private": true }',
  'packages/widgets/src/checkout/checkout.model.ts': 'export const model = 1;\n',
  'packages/widgets/src/tracking/panel.ts': "import { button } from '@sampan/ui';\nexport const panel = button;\n",
  'apps/console/package.json': '{ "name": "@sampan/console" }',
  'apps/console/src/shared/list/list.ts': 'export const list = 1;\n',
  'apps/console/src/features/cod/cod.page.ts':
    "import { list } from '../../shared/list/list.ts';\nexport const cod = list;\n",
  'apps/console/src/features/orders/row.ts': 'export const row = 1;\n',
  'apps/server/package.json': '{ "name": "@sampan/server", "imports": { "#test/*": "./test/*" } }',
  'apps/server/src/platform/context.ts': 'export interface Ctx {\n  now: number;\n}\n',
  'apps/server/src/adapters/sms-local/sms.ts': 'export const sms = 1;\n',
  'apps/server/src/composition/routes.ts': 'export const routes = [];\n',
  'apps/server/src/modules/ledger/wallet/index.ts': "export { credit } from './credit.ts';\n",
  'apps/server/src/modules/ledger/wallet/credit.ts': 'export const credit = 1;\n',
  'apps/server/src/modules/shipping/order/index.ts': "export { order } from './order.ts';\n",
  'apps/server/src/modules/shipping/order/order.ts':
    "import { credit } from '../../ledger/wallet/index.ts';\nexport const order = credit;\n",
};

const root = mkdtempSync(join(tmpdir(), 'sampan-check-'));

function write(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

beforeAll(() => write(SOUND));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** What the check says of the workspace with these files added. */
async function rulesBrokenBy(added: Readonly<Record<string, string>>): Promise<string[]> {
  write(added);
  const { violations } = await checkWorkspace(root);
  for (const path of Object.keys(added)) rmSync(join(root, path));
  return violations.map(({ file, rule }) => `${file}: ${rule}`);
}

describe('the whole check over a workspace', () => {
  test('nothing is said of one in order', async () => {
    expect(await rulesBrokenBy({})).toEqual([]);
  });

  const forbidden: readonly [kind: string, path: string, statement: string, rule: string][] = [
    [
      'a server layer above',
      'apps/server/src/platform/a.ts',
      `import { order } from '../modules/shipping/order/index.ts';`,
      'layers',
    ],
    [
      'a type of a layer above',
      'apps/server/src/platform/a.ts',
      `import type { order } from '../modules/shipping/order/index.ts';`,
      'layers',
    ],
    [
      'an adapter in a module',
      'apps/server/src/modules/shipping/order/a.ts',
      `import { sms } from '../../../adapters/sms-local/sms.ts';`,
      'layers',
    ],
    [
      'a group above',
      'apps/server/src/modules/ledger/wallet/a.ts',
      `import { order } from '../../shipping/order/index.ts';`,
      'layers',
    ],
    [
      'a module past its index',
      'apps/server/src/modules/shipping/order/a.ts',
      `import { credit } from '../../ledger/wallet/credit.ts';`,
      'module border',
    ],
    [
      'a console layer above',
      'apps/console/src/shared/list/a.ts',
      `import { row } from '../../features/orders/row.ts';`,
      'layers',
    ],
    ['another feature', 'apps/console/src/features/cod/a.ts', `import { row } from '../orders/row.ts';`, 'layers'],
    [
      'another feature, later',
      'apps/console/src/features/cod/a.ts',
      `export const row = import('../orders/row.ts');`,
      'layers',
    ],
    [
      'another widget',
      'packages/widgets/src/tracking/a.ts',
      `import { model } from '../checkout/checkout.model.ts';`,
      'module border',
    ],
    ['a package above', 'packages/contract/src/a.ts', `import { button } from '@sampan/ui';`, 'import direction'],
    [
      'a type of a package it may not name',
      'packages/ui/src/a.ts',
      `import type { endpoints } from '@sampan/contract';`,
      'import direction',
    ],
    [
      'another package by its path',
      'packages/widgets/src/tracking/a.ts',
      `import { button } from '../../../ui/src/index.ts';`,
      'import direction',
    ],
    ['an app', 'apps/console/src/features/cod/a.ts', `import { routes } from '@sampan/server';`, 'import direction'],
    ['Node in a browser package', 'packages/ui/src/a.ts', `import { join } from 'node:path';`, 'import direction'],
    [
      'test support in what is shipped',
      'apps/server/src/platform/a.ts',
      `import { expect } from 'vitest';`,
      'test support',
    ],
    [
      'test support by its name under src',
      'apps/server/src/platform/a.fixtures.ts',
      `export const a = 1;`,
      'test support',
    ],
  ];
  test.each(forbidden)('%s is refused: %s says %s', async (_kind, path, statement, rule) => {
    expect(await rulesBrokenBy({ [path]: `${statement}\n` })).toEqual([`${path}: ${rule}`]);
  });

  test('a cycle of files is refused, of types as well', async () => {
    const of = (word: string) => ({
      'packages/ui/src/a.ts': `import ${word}{ b } from './b.ts';\nexport const a = 1;\n`,
      'packages/ui/src/b.ts': `import { a } from './a.ts';\nexport const b = 1;\n`,
    });
    expect(await rulesBrokenBy(of(''))).toEqual(['packages/ui/src/b.ts: import cycle']);
    expect(await rulesBrokenBy(of('type '))).toEqual(['packages/ui/src/b.ts: import cycle']);
  });

  test('a cycle of modules of one group is refused', async () => {
    const broken = await rulesBrokenBy({
      'apps/server/src/modules/shipping/label/index.ts': `import type { order } from '../order/index.ts';\nexport const label = 1;\n`,
      'apps/server/src/modules/shipping/order/a.ts': `import { label } from '../label/index.ts';\nexport const a = label;\n`,
    });
    expect(broken).toEqual([
      'apps/server/src/modules/shipping/label/index.ts: layers',
      'apps/server/src/modules/shipping/order/a.ts: layers',
    ]);
  });
});
