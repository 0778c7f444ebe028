import { endpoints, type EndpointName } from '@sampan/contract';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleCalls } from './endpoint-samples.fixtures.ts';
import type { Sample } from './sample.ts';
import { signedIn } from '../account/account.fixtures.ts';
import { NEW_PASSWORD } from '../account/sign-in-method-samples.fixtures.ts';
import { REVIEW_ENV } from '../payout/payout.fixtures.ts';
import { openTestApp, type TestApp } from './test-app.fixtures.ts';

/**
 * They speak to a courier or a payment provider between two transactions. The first holds what a repeated call goes on with
 * (died-before-answer.test.ts), so what comes after it may fail and be asked for again. `importOrders` commits rows by the hundred and goes on with the
 * others. The last two are the sandbox's own pages.
 */
const GOES_ON: readonly EndpointName[] = [
  'createLabel',
  'instructCourier',
  'createTopUp',
  'createTopUpCheckout',
  'startCheckout',
  'importOrders',
  'actOnPaymentPage',
  'confirmSandboxPayment',
];

let app: TestApp;
let samples: Record<EndpointName, Sample>;
let owner: string;
let admin: string;

beforeAll(async () => {
  app = await openTestApp({ env: REVIEW_ENV });
  owner = await app.tokenOf('sg@demo.sampan.test');
  admin = await app.tokenOf('admin@demo.sampan.test');
  samples = await sampleCalls(app, owner);
});
afterAll(() => app.close());

/** While `work` runs, the database is lost with the first transaction that commits. Answers whether one did. */
async function losingTheDatabase<T>(work: () => Promise<T>): Promise<{ answer: T; has_committed: boolean }> {
  const { pool } = app.database;
  const connect = pool.connect.bind(pool);
  const query = pool.query.bind(pool);
  let has_committed = false;
  const gone = () => Promise.reject(Object.assign(new Error('lost'), { code: '57P01' }));
  // The pool asks itself with a callback.
  pool.connect = (async (...given: unknown[]) => {
    if (given.length > 0) return Reflect.apply(connect, pool, given);
    if (has_committed) return gone();
    let has_effect = false;
    const client = (await Reflect.apply(connect, pool, [])) as pg.PoolClient;
    const ask = client.query.bind(client);
    const release = client.release.bind(client);
    client.query = ((...given: unknown[]) => {
      const [first] = given as [string | { text: string }];
      const text = typeof first === 'string' ? first : first.text;
      // What counts uses and failures is no effect; every effect has its audit row.
      has_effect ||= text.includes('insert into "audit_log"');
      const asked = Reflect.apply(ask, client, given) as Promise<unknown>;
      return text === 'commit' && has_effect ? asked.then((result) => ((has_committed = true), result)) : asked;
    }) as typeof client.query;
    client.release = (broken) => {
      client.query = ask;
      release(broken);
    };
    return client;
  }) as typeof pool.connect;
  pool.query = ((...given: unknown[]) =>
    has_committed ? gone() : (Reflect.apply(query, pool, given) as unknown)) as typeof pool.query;
  try {
    return { answer: await work(), has_committed };
  } finally {
    Object.assign(pool, { connect, query });
  }
}

/** They end what others need. */
const LAST: EndpointName[] = ['deleteOrder', 'revokePublishableKey', 'revokeOtherSessions', 'changePassword', 'logout'];
const writes = (Object.keys(endpoints) as EndpointName[]).filter((name) => endpoints[name].method !== 'GET');

test('what is written is answered: nothing can fail after the commit', async () => {
  const broken: string[] = [];
  const refused: string[] = [];
  for (const name of [...writes.filter((each) => !LAST.includes(each)), ...LAST]) {
    // The session of all calls before ended with the password.
    if (name === 'logout') owner = (await signedIn(app, 'sg@demo.sampan.test', { password: NEW_PASSWORD })).token;
    const { answer, has_committed } = await losingTheDatabase(() =>
      app.refusal(endpoints[name], {
        token: samples[name].own_token ?? (endpoints[name].access === 'admin' ? admin : owner),
        ...samples[name],
      }),
    );
    if (answer.status < 500 && answer.status !== 200) refused.push(name);
    if (has_committed && answer.status >= 500 && !GOES_ON.includes(name)) broken.push(name);
  }
  expect({ broken, refused }).toEqual({ broken: [], refused: [] });
});
