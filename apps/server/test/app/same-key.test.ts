import { HEADERS, endpointList, endpoints, type EndpointName } from '@sampan/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sameKey } from '../../trust/same-key.ts';
import { sampleCalls } from './endpoint-samples.fixtures.ts';
import { REVIEW_ENV } from '../payout/payout.fixtures.ts';
import { openTestApp, type TestApp } from './test-app.fixtures.ts';

/** Short version of M3 of trust 7. */
let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test('one key, many calls at once, one effect: parcels, labels, top-ups, payouts, balance used for shipping (M3)', async () => {
  expect(await sameKey(app, 12)).toEqual({
    subjects: 6,
    effects_beyond_one: 0,
    first_answers: 6,
    replayed_or_waiting: 66,
    calls: 72,
    other_payload_taken: 0,
    keyless_taken: 0,
  });
});

test('every call that moves money is refused to our own client without a key (trust 1)', async () => {
  const fresh = await openTestApp({ env: REVIEW_ENV });
  const token = await fresh.tokenOf('sg@demo.sampan.test');
  const admin = await fresh.tokenOf('admin@demo.sampan.test');
  const samples = await sampleCalls(fresh, token);
  const required = endpointList
    .filter(({ idempotency }) => idempotency === 'required')
    .map(({ name }) => name as EndpointName);
  expect(required).toEqual(
    expect.arrayContaining(['createLabel', 'createTopUp', 'createTopUpCheckout', 'createPayout']),
  );
  for (const name of required) {
    const answer = await fresh.refusal(endpoints[name], {
      token: endpoints[name].access === 'admin' ? admin : token,
      ...samples[name],
      headers: { [HEADERS.client]: 'console' },
    });
    expect([name, answer.status, answer.body.code]).toEqual([name, 400, 'idempotency_key_required']);
  }
  await fresh.close();
});
