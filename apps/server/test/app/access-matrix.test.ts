import { endpointList, endpoints, type Session, type User } from '@sampan/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ACCESS_EXPECTATION } from './access-expectation.fixtures.ts';
import { expectedRefusal, matrixActors, runMatrix, type MatrixActor } from './access-matrix.fixtures.ts';
import { sampleCalls } from './endpoint-samples.fixtures.ts';
import { DEMO_PASSWORD } from '../../src/demo/index.ts';
import { REVIEW_ENV } from '../payout/payout.fixtures.ts';
import { openTestApp, type TestApp } from './test-app.fixtures.ts';

let app: TestApp;
let actors: readonly MatrixActor[];

beforeAll(async () => {
  app = await openTestApp({ env: REVIEW_ENV });
  actors = await matrixActors(app);
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
      // authStore begins something by GET, as the specification has it.
      if (row.gated && name !== 'authStore') expect([name, method]).not.toEqual([name, 'GET']);
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

  test('/me tells everybody the rights that the table gives them, and a sign-in the same', async () => {
    for (const actor of actors) {
      const token = await actor.token();
      const me = await app.call<User>(endpoints.getMe, token === null ? {} : { token });
      const { lacks: _lacks, pays_by_invoice: _invoice, ...role } = actor;
      const expected = Object.entries(ACCESS_EXPECTATION)
        .filter(([, row]) => row.may !== 'public' && expectedRefusal(row, role) === null)
        .map(([name]) => name);
      if (me.status === 200) expect([actor.name, me.body.rights.toSorted()]).toEqual([actor.name, expected.toSorted()]);
      else expect([actor.name, expected.includes('getMe')]).toEqual([actor.name, false]);
    }
    const session = await app.call<Session>(endpoints.login, {
      body: { email: 'readonly@demo.sampan.test', password: DEMO_PASSWORD },
    });
    expect(session.body.user.rights).toContain('listOrders');
    expect(session.body.user.rights).not.toContain('createOrder');
  });

  test('every endpoint answers everybody as the table says', { timeout: 300_000 }, async () => {
    const samples = await sampleCalls(app, await app.tokenOf('sg@demo.sampan.test'));
    const outcome = await runMatrix(app, samples, actors);
    expect(outcome.wrong).toEqual([]);
    expect(outcome.unexpected_2xx).toBe(0);
    expect(outcome.cells).toBe(outcome.endpoints * outcome.actors);
    expect(outcome.actors).toBe(21);
  });
});
