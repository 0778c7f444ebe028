import { endpointList, endpoints } from '@sampan/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ACCESS_EXPECTATION } from './access-expectation.fixtures.ts';
import { expectedRefusal, runMatrix } from './access-matrix.fixtures.ts';
import { sampleCalls } from './endpoint-samples.fixtures.ts';
import { DESK_ENV } from './modules/payout/payout.fixtures.ts';
import { openTestApp, type TestApp } from './test-app.fixtures.ts';

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp({ env: DESK_ENV });
});
afterAll(() => app.close());

describe('the matrix of rights (spec 6, trust A1)', () => {
  test('the table has a row for every endpoint and none besides', () => {
    expect(Object.keys(ACCESS_EXPECTATION).toSorted()).toEqual(Object.keys(endpoints).toSorted());
  });

  test('nothing but what is public is open to nobody, and only reading is open to read-only staff of what is not theirs', () => {
    for (const { name, access, method } of endpointList) {
      const row = ACCESS_EXPECTATION[name as keyof typeof ACCESS_EXPECTATION];
      expect([name, row.may === 'public']).toEqual([name, access === 'public' || access === 'dev']);
      // trust 4.25: no secret key reaches people, money or keys.
      if (
        /Member|Invitation|PaymentMethod|Card|Key|Webhook|Session|Password|Social/u.test(name) &&
        row.may !== 'public'
      )
        expect([name, row.key]).toEqual([name, undefined]);
      if (row.gated) expect([name, method]).not.toEqual([name, 'GET']);
    }
  });

  test('a refusal follows from the table alone', () => {
    const nobody = { name: '', person: null, is_at_home: false, token: () => Promise.resolve(null) };
    expect(expectedRefusal(ACCESS_EXPECTATION.getOrder, nobody)).toBe('unauthorized');
    expect(expectedRefusal(ACCESS_EXPECTATION.createOrder, { ...nobody, person: 'staff_ro' })).toBe('forbidden');
    expect(expectedRefusal(ACCESS_EXPECTATION.removeMember, { ...nobody, person: 'acting' })).toBe(
      'impersonation_refused',
    );
    expect(expectedRefusal(ACCESS_EXPECTATION.getOrder, { ...nobody, key: { scopes: [] } })).toBe('api_scope_refused');
  });

  test('every endpoint answers everybody as the table says', { timeout: 300_000 }, async () => {
    const samples = await sampleCalls(app, await app.tokenOf('sg@demo.sampan.test'));
    const outcome = await runMatrix(app, samples);
    expect(outcome.wrong).toEqual([]);
    expect(outcome.unexpected_2xx).toBe(0);
    expect(outcome.cells).toBe(outcome.endpoints * outcome.actors);
    expect(outcome.actors).toBe(21);
  });
});
