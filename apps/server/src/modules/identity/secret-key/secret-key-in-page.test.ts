import { endpoints, type PublishableKey } from '@sampan/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { newSecretKey } from '#test/secret-key/secret-key.fixtures.ts';

const SHOP = 'https://shop.example';

let app: TestApp;
let owner: string;

beforeAll(async () => {
  app = await openTestApp();
  owner = await app.tokenOf('sg@demo.sampan.test');
});
afterAll(() => app.close());

const corsOf = (headers: Headers) => [...headers.keys()].filter((name) => name.startsWith('access-control-'));

async function warnings(): Promise<{ to: string; subject: string; text: string }[]> {
  const mails = await app.database.pool.query<{ payload: { to: string; subject: string; text: string } }>(
    "select payload from outbox where topic = 'mail' and payload ->> 'subject' like '%secret key%' order by seq",
  );
  return mails.rows.map(({ payload }) => payload);
}

describe('a secret key in a web page (trust 6 CORS)', () => {
  test.each([
    ['a shop', SHOP],
    ['a file', 'null'],
    ['a page of ours', 'http://sampan.test'],
  ])('%s is refused and may read nothing, where pages may call and where they may not', async (_, Origin) => {
    const { secret } = await newSecretKey(app, owner);
    const publishable = await app.call<PublishableKey>(endpoints.createPublishableKey, {
      token: owner,
      body: { name: 'Shop', mode: 'live', allowed_origins: [SHOP], scopes: ['track'] },
    });
    for (const endpoint of [endpoints.listOrders, endpoints.listLevel1]) {
      const answer = await app.refusal(endpoint, {
        token: secret,
        headers: { Origin, 'X-Publishable-Key': publishable.body.key },
        ...(endpoint === endpoints.listLevel1 ? { query: { country_code: 'PH' } } : {}),
      });
      expect([endpoint.name, answer.status, answer.body.code]).toEqual([endpoint.name, 403, 'secret_key_in_page']);
      expect(corsOf(answer.headers)).toEqual([]);
    }
  });

  test('preflights of other sites allow no Authorization anywhere', async () => {
    for (const path of ['/api/v1/order/list', '/api/v1/common/supported_locations/level_1/list']) {
      const answer = await app.app.request(`http://sampan.test${path}`, {
        method: 'OPTIONS',
        headers: {
          Origin: SHOP,
          'Access-Control-Request-Method': 'GET',
          'Access-Control-Request-Headers': 'authorization',
        },
      });
      expect(answer.headers.get('access-control-allow-headers') ?? '').not.toMatch(/authorization|\*/iu);
    }
  });

  test('every owner is told once a day, in the language each reads, and the list shows when', async () => {
    const { secret, key } = await newSecretKey(app, owner, ['orders:read'], { name: 'Leaky <robot>' });
    const before = (await warnings()).length;
    const leak = (token = secret) => app.refusal(endpoints.listOrders, { token, headers: { Origin: SHOP } });
    for (let time = 0; time < 3; time += 1) await leak();
    const mails = (await warnings()).slice(before);
    expect(mails.map(({ to }) => to)).toEqual(['sg@demo.sampan.test']);
    expect(mails[0]?.subject).toBe('Your secret key "Leaky <robot>" was used in a web page');
    expect(mails[0]?.text).toContain(SHOP);
    expect(mails[0]?.text).toContain('/settings/api-keys');
    expect(mails[0]?.text).not.toContain(secret.slice(8, -4));

    const seen = async () =>
      (
        await app.call<{ records: { id: string; seen_in_page_at: number | null }[] }>(endpoints.listSecretKeys, {
          token: owner,
        })
      ).body.records.find(({ id }) => id === key.id)?.seen_in_page_at;
    const first_seen = (await seen()) ?? 0;
    expect(first_seen).toBeGreaterThanOrEqual(key.created_at);

    app.clock.advance(3600);
    await leak();
    expect((await warnings()).length).toBe(before + 1);
    expect(await seen()).toBeGreaterThanOrEqual(first_seen + 3600);
    app.clock.advance(82_801);
    await leak();
    expect((await warnings()).length).toBe(before + 2);

    // A dead key can no longer leak.
    owner = (
      await app.call<{ token: string }>(endpoints.login, {
        body: { email: 'sg@demo.sampan.test', password: 'Sampan#2026' },
      })
    ).body.token;
    await app.call(endpoints.revokeSecretKey, { token: owner, params: { id: key.id } });
    app.clock.advance(90_000);
    expect((await leak()).body.code).toBe('secret_key_revoked');
    expect((await warnings()).length).toBe(before + 2);
  });
});

describe('limits of a secret key (trust 5)', () => {
  test('600 calls a minute, 120 of them changes; the headers say so before and when it is refused', async () => {
    // A fiftieth: 12 calls, 3 changes.
    const small = await openTestApp({ env: { SAMPAN_RATE_LIMIT_FACTOR: '0.02' } });
    const token = await small.tokenOf('sg@demo.sampan.test');
    const { secret } = await newSecretKey(small, token);
    const write = () => small.refusal(endpoints.createOrder, { token: secret, body: { nonsense: 1 } });
    const read = () => small.refusal(endpoints.listOrders, { token: secret });
    const policies = async (answer: Awaited<ReturnType<typeof read>>) => [
      answer.headers.get('RateLimit-Policy'),
      answer.headers.get('RateLimit')?.replaceAll(/;t=\d+/gu, ''),
    ];
    expect(await policies(await read())).toEqual(['"api-key";q=12;w=60', '"api-key";r=11']);
    expect(await policies(await write())).toEqual([
      '"api-key";q=12;w=60, "api-key-writes";q=3;w=60',
      '"api-key";r=10, "api-key-writes";r=2',
    ]);
    await write();
    await write();
    const refused = await write();
    expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited']);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await policies(refused))[1]).toBe('"api-key";r=7, "api-key-writes";r=0');
    // Reading goes on, until all calls are spent; the person who made the key is not counted with it.
    for (let call = 0; call < 7; call += 1) expect((await read()).status).toBe(200);
    expect((await read()).status).toBe(429);
    expect((await small.refusal(endpoints.listOrders, { token })).status).toBe(200);
    await small.close();
  });

  test('who tries keys that do not exist is slowed down', async () => {
    const small = await openTestApp({ env: { SAMPAN_RATE_LIMIT_FACTOR: '0.05' } });
    const attempt = () => small.refusal(endpoints.listOrders, { token: `sk_live_${'B'.repeat(43)}` });
    for (let call = 0; call < 3; call += 1) expect((await attempt()).status).toBe(401);
    expect((await attempt()).status).toBe(429);
    await small.close();
  });
});
