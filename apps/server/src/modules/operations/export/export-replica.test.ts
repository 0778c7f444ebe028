import { endpoints, type ExportRecord } from '@sampan/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { newExport, runAllExports } from '#test/export/export.fixtures.ts';
import type { Replica } from '../../../ports/replica.ts';

/** What happens to reads on the replica. */
let mode: 'reads' | 'behind' | 'breaks off' = 'reads';
let asked = 0;
let reads = 0;

const replica: Replica = {
  caughtUp: () => {
    asked += 1;
    if (mode === 'behind') return Promise.resolve(null);
    const db = new Proxy(app.ctx.db, {
      get: (target, name, receiver) => {
        if (name !== 'transaction') return Reflect.get(target, name, receiver) as unknown;
        reads += 1;
        if (mode === 'reads') return target.transaction.bind(target);
        return () => Promise.reject(new Error('canceling statement due to conflict with recovery'));
      },
    });
    return Promise.resolve(db);
  },
  stop: () => Promise.resolve(),
};

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await openTestApp({ ports: { replica } });
  token = await app.tokenOf('sg@demo.sampan.test');
});
afterAll(() => app.close());
beforeEach(() => {
  asked = 0;
  reads = 0;
});

const stateOf = async (id: string) =>
  (await app.call<ExportRecord>(endpoints.getExport, { token, params: { id } })).body.state;

test.each([
  ['reads', 1],
  ['behind', 0],
] as const)('a replica that %s: the file is written', async (how, times) => {
  mode = how;
  const { id } = await newExport(app, token);
  await runAllExports(app);
  expect([await stateOf(id), asked, reads]).toEqual(['done', 1, times]);
});

test('a replica that breaks a read off is not asked for that file again: the primary writes it', async () => {
  mode = 'breaks off';
  const { id } = await newExport(app, token);
  await runAllExports(app);
  expect([await stateOf(id), asked]).toEqual(['running', 1]);
  app.clock.advance(5);
  await runAllExports(app);
  expect([await stateOf(id), asked, reads]).toEqual(['done', 1, 1]);
});
