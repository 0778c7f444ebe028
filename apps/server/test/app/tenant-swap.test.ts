import { endpoints } from '@sampan/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleCalls } from './endpoint-samples.fixtures.ts';
import { findUserByVerifiedEmail } from '../../src/modules/identity/account/index.ts';
import { idPathsOf, runSwap, unknownTwin } from './tenant-swap.fixtures.ts';
import { openTestApp, type TestApp } from './test-app.fixtures.ts';

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

async function tenantOf(email: string) {
  const token = await app.tokenOf(email);
  const company_id = (await findUserByVerifiedEmail(app.ctx, email))?.company.id ?? '';
  return { email, token, company_id, samples: await sampleCalls(app, token) };
}

describe('ids of another company (trust A2)', () => {
  test('ids are found wherever they stand, and a twin is of the same shape', () => {
    const id = '01a1fc16-bb9c-785d-82ef-2117c4e0d956';
    expect(idPathsOf({ params: { id }, body: { order_ids: [id], name: 'Kaya jam, 6 jars' } })).toEqual([
      ['params', 'id'],
      ['body', 'order_ids', '0'],
    ]);
    for (const each of [id, `${id}.1`, 'prod_sg_kaya_jam_trio', 'SMPSP00000000017', 'pk_live_AbCdEfGhIjKlMnOpQrSt']) {
      const twin = unknownTwin(each);
      expect(twin).not.toBe(each);
      expect(idPathsOf([twin])).toHaveLength(1);
      expect(twin).toHaveLength(each.length);
    }
  });

  test(
    'swapped in path, query, body and headers they are answered as ids nobody has, and change nothing',
    { timeout: 300_000 },
    async () => {
      const mine = await tenantOf('postbilling@demo.sampan.test');
      const theirs = await tenantOf('sg@demo.sampan.test');
      const outcome = await runSwap(app, mine, theirs);
      expect(outcome.leaks).toEqual([]);
      expect(outcome.ids_in_lists).toEqual([]);
      expect(outcome.changed_tables).toEqual([]);
      expect(outcome.places).toBeGreaterThan(Object.keys(endpoints).length / 2);
    },
  );
});
