import { endpointList, endpoints, type Problem, type PublishableKey } from '@sampan/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { appPathOf } from './cors.ts';

const SHOP = 'https://shop.example';
const OWN = 'http://sampan.test';
const ESTIMATE = {
  sender: { country: 'SG', post_code: '409051' },
  recipient: { country: 'SG', post_code: '310145' },
  dimension: { length: 30, width: 20, height: 10, weight: 1.5 },
};

let app: TestApp;
let owner: string;

beforeAll(async () => {
  app = await openTestApp();
  owner = await app.tokenOf('sg@demo.sampan.test');
});
afterAll(() => app.close());

async function newKey(change: object = {}): Promise<PublishableKey> {
  const body = { name: 'Shop', mode: 'live', allowed_origins: [SHOP], scopes: ['estimate'], ...change };
  return (await app.call<PublishableKey>(endpoints.createPublishableKey, { token: owner, body })).body;
}

const from = (origin: string | null, key?: string) => ({
  ...(origin === null ? {} : { Origin: origin }),
  ...(key === undefined ? {} : { 'X-Publishable-Key': key }),
});
const estimate = (headers: Record<string, string>) =>
  app.call<Problem>(endpoints.estimatePublic, { body: ESTIMATE, headers });
const levels = (headers: Record<string, string>) =>
  app.call<Problem>(endpoints.listLevel1, { query: { country_code: 'PH' }, headers });

describe('a call from a page (widgets.md 2, trust 6 CORS)', () => {
  test.each([
    ['our own page without a key', OWN, null, 200, null],
    ['the public address of the server without a key', 'http://127.0.0.1:8080', null, 200, null],
    ['our own page with a key', OWN, 'live', 200, null],
    ['a server without a key', null, null, 200, null],
    ['a server with a key', null, 'live', 200, null],
    ['an allowed site', SHOP, 'live', 200, null],
    ['an allowed site without a key', SHOP, null, 403, 'key_required'],
    ['a site that is not allowed', 'https://evil.test', 'live', 403, 'origin_refused'],
    ['a site that begins like an allowed one', 'https://shop.example.evil.test', 'live', 403, 'origin_refused'],
    ['a site that ends like an allowed one', 'https://evilshop.example', 'live', 403, 'origin_refused'],
    ['a subdomain', 'https://www.shop.example', 'live', 403, 'origin_refused'],
    ['the same host without https', 'http://shop.example', 'live', 403, 'origin_refused'],
    ['another port', 'https://shop.example:8443', 'live', 403, 'origin_refused'],
    ['the host with a dot at its end', 'https://shop.example.', 'live', 403, 'origin_refused'],
    ['a file, with a live key', 'null', 'live', 403, 'origin_refused'],
    ['this computer, with a live key', 'http://localhost:3000', 'live', 403, 'origin_refused'],
    ['a file, with a test key', 'null', 'test', 200, null],
    ['this computer, with a test key', 'http://localhost:3000', 'test', 200, null],
    ['this computer by number, with a test key', 'http://127.0.0.1:5173', 'test', 200, null],
    ['this computer by IPv6, with a test key', 'https://[::1]:8443', 'test', 200, null],
    [
      'a host that begins like this computer, with a test key',
      'http://localhost.evil.test',
      'test',
      403,
      'origin_refused',
    ],
    ['a key nobody has', SHOP, 'pk_live_000000000000000000000000', 403, 'key_unknown'],
    ['a key that is none', SHOP, "' or 1=1 --", 403, 'key_unknown'],
    ['a key of no company on our own page', OWN, 'pk_live_000000000000000000000000', 403, 'key_unknown'],
  ])('%s', async (_name, origin, mode, status, code) => {
    const key = mode === 'live' || mode === 'test' ? (await newKey({ mode })).key : (mode ?? undefined);
    const answer = await estimate(from(origin, key));
    expect([answer.status, answer.body.code ?? null]).toEqual([status, code]);
    const is_foreign = origin !== null && origin !== OWN && origin !== 'http://127.0.0.1:8080';
    expect(answer.headers.get('access-control-allow-origin')).toBe(is_foreign ? origin : null);
    expect(answer.headers.get('vary')).toContain('Origin');
    if (is_foreign) expect(answer.headers.get('access-control-expose-headers')).toContain('X-Request-Id');
  });

  test('a refusal names the site, for the widget to say so', async () => {
    const answer = await estimate(from('https://evil.test', (await newKey()).key));
    expect(answer.body).toMatchObject({
      code: 'origin_refused',
      detail: 'The page is on https://evil.test, which the key does not allow.',
      data: { origin: 'https://evil.test' },
      retryable: false,
    });
  });

  test('a key does what its scopes say; look-ups of addresses come with every key', async () => {
    const { key } = await newKey({ scopes: ['track'] });
    const refused = await estimate(from(SHOP, key));
    expect([refused.status, refused.body.code, refused.body.data]).toEqual([
      403,
      'scope_refused',
      { scope: 'estimate' },
    ]);
    expect(refused.headers.get('access-control-allow-origin')).toBe(SHOP);
    expect((await levels(from(SHOP, key))).status).toBe(200);
    const tracking = await app.refusal(endpoints.getPublicTracking, { params: { id: 'X1' }, headers: from(SHOP, key) });
    expect([tracking.status, tracking.body.code]).toEqual([404, 'tracking_not_available']);
  });

  test('a scope holds on our own pages and for servers too', async () => {
    const { key } = await newKey({ scopes: ['track'] });
    expect((await estimate(from(OWN, key))).body.code).toBe('scope_refused');
    expect((await estimate(from(null, key))).body.code).toBe('scope_refused');
  });

  test('a revoked key ends within ten seconds; before, the process may go on with what it knows', async () => {
    const { key, id } = await newKey();
    expect((await estimate(from(SHOP, key))).status).toBe(200);
    await app.call(endpoints.revokePublishableKey, { token: owner, params: { id } });
    app.clock.advance(10);
    const answer = await estimate(from(SHOP, key));
    expect([answer.status, answer.body.code]).toEqual([403, 'key_revoked']);
    expect(answer.headers.get('access-control-allow-origin')).toBe(SHOP);
  });

  test('a site that is newly allowed works at once, one that no longer is ends within ten seconds', async () => {
    const { key, id } = await newKey();
    const allow = (allowed_origins: string[]) =>
      app.call(endpoints.updatePublishableKey, { token: owner, params: { id }, body: { allowed_origins } });
    expect((await estimate(from('https://new.example', key))).body.code).toBe('origin_refused');
    await allow(['https://new.example']);
    expect((await estimate(from('https://new.example', key))).status).toBe(200);
    app.clock.advance(10);
    expect((await estimate(from(SHOP, key))).body.code).toBe('origin_refused');
  });

  test('using a key is noted, to a minute; being refused is not using it', async () => {
    const { key, id } = await newKey();
    const used = async () =>
      (
        await app.call<{ records: PublishableKey[] }>(endpoints.listPublishableKeys, {
          token: owner,
          query: { per_page: '100' },
        })
      ).body.records.find((one) => one.id === id)?.last_used_at;
    await estimate(from('https://evil.test', key));
    expect(await used()).toBeNull();
    await estimate(from(SHOP, key));
    const first = await used();
    expect(first).toBeTypeOf('number');
    app.clock.advance(30);
    await estimate(from(SHOP, key));
    expect(await used()).toBe(first);
    app.clock.advance(31);
    await estimate(from(SHOP, key));
    expect(await used()).toBeGreaterThanOrEqual((first ?? 0) + 60);
  });
});

describe('checkKey (widgets.md 7.2 Doctor)', () => {
  const check = (headers: Record<string, string>) => app.call<Problem>(endpoints.checkKey, { headers });

  test('says whose key it is and whether it works here, wherever it is asked', async () => {
    const { key } = await newKey();
    const here = { mode: 'live', scopes: ['estimate'], shop_name: 'Kopi & Kaya Goods', country_code: 'SG' };
    const rest = { hosted_url: 'http://127.0.0.1:8080', api_version: 'v1' };
    expect((await check(from(SHOP, key))).body).toEqual({ ...here, ...rest, origin: SHOP, origin_allowed: true });
    const elsewhere = await check(from('https://evil.test', key));
    expect(elsewhere.body).toEqual({ ...here, ...rest, origin: 'https://evil.test', origin_allowed: false });
    expect(elsewhere.headers.get('access-control-allow-origin')).toBe('https://evil.test');
    expect((await check(from(OWN, key))).body).toMatchObject({ origin: OWN, origin_allowed: true });
    expect((await check(from(null, key))).body).toMatchObject({ origin: null, origin_allowed: true });
  });

  test("another company's key speaks for that company", async () => {
    const answer = await check(from('null', 'pk_test_DemoBatikBayuMalaysia00'));
    expect(answer.body).toMatchObject({
      shop_name: 'Batik Bayu',
      country_code: 'MY',
      origin: 'null',
      origin_allowed: true,
    });
  });

  test('wants a key, one that exists and was not revoked', async () => {
    expect((await check(from(null))).body.code).toBe('key_required');
    expect((await check(from(SHOP))).body.code).toBe('key_required');
    expect((await check(from(SHOP, 'pk_test_000000000000000000000000'))).body.code).toBe('key_unknown');
    const { key, id } = await newKey();
    await app.call(endpoints.revokePublishableKey, { token: owner, params: { id } });
    expect((await check(from(SHOP, key))).body.code).toBe('key_revoked');
  });
});

describe('what browsers are told beforehand (trust 6 CORS)', () => {
  const preflight = (path: string, headers: Record<string, string>) =>
    app.app.request(`http://sampan.test${path}`, {
      method: 'OPTIONS',
      headers: { 'Access-Control-Request-Method': 'POST', ...headers },
    });

  test('every endpoint with a scope answers any site with its methods and our headers, never with credentials', async () => {
    const open = endpointList.filter(({ key_scope }) => key_scope !== null);
    expect(open.length).toBeGreaterThanOrEqual(9);
    for (const endpoint of open) {
      const answer = await preflight(appPathOf(endpoint), { Origin: SHOP });
      expect([endpoint.name, answer.status]).toEqual([endpoint.name, 204]);
      const headers = Object.fromEntries(answer.headers);
      expect(headers).toMatchObject({
        'access-control-allow-origin': SHOP,
        'access-control-max-age': '7200',
        vary: 'Origin',
      });
      expect(headers['access-control-allow-methods']?.split(', ')).toContain(endpoint.method);
      expect(headers['access-control-allow-headers']).toBe(
        'Accept, Content-Type, X-Country-Code, X-User-Language, Idempotency-Key, X-Publishable-Key, X-Sampan-Client',
      );
      expect(headers).not.toHaveProperty('access-control-allow-credentials');
    }
  });

  test('every other endpoint says nothing to other sites, before the call and in its answer', async () => {
    for (const endpoint of endpointList.filter(({ key_scope }) => key_scope === null)) {
      const before = await preflight(appPathOf(endpoint), { Origin: SHOP });
      const after = await app.refusal(endpoint, { headers: { Origin: SHOP } });
      for (const { headers } of [before, after])
        expect([endpoint.name, [...headers.keys()].filter((name) => name.startsWith('access-control-'))]).toEqual([
          endpoint.name,
          [],
        ]);
    }
  });

  test('credentials are allowed nowhere', async () => {
    const { key } = await newKey();
    for (const endpoint of endpointList.filter(({ name }) => name !== 'logout'))
      for (const origin of [SHOP, OWN, 'null', 'https://evil.test']) {
        const answer = await app.refusal(endpoint, { token: owner, headers: from(origin, key) });
        expect([endpoint.name, answer.headers.get('access-control-allow-credentials')]).toEqual([endpoint.name, null]);
      }
  });

  test.each([
    'https://Shop.example',
    'https://shop.example/',
    'shop.example',
    'https://a.example, https://b.example',
    'x',
    '*',
  ])('an origin no browser sends, %j, is never repeated', async (origin) => {
    const answer = await preflight(appPathOf(endpoints.estimatePublic), { Origin: origin });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    const call = await estimate(from(origin, (await newKey()).key));
    expect([call.body.code, call.headers.get('access-control-allow-origin')]).toEqual(['origin_refused', null]);
  });
});

describe('limits of pages (trust 5)', () => {
  test('120 a minute for each visitor, counted before the key is looked for, readable by the page', async () => {
    const tight = await openTestApp({ env: { SAMPAN_RATE_LIMIT_FACTOR: '1' } });
    const call = (key: string) =>
      tight.call<Problem>(endpoints.listLevel1, { query: { country_code: 'SG' }, headers: from(SHOP, key) });
    const statuses = [];
    for (let n = 0; n < 121; n += 1) statuses.push((await call('pk_live_000000000000000000000000')).status);
    expect(statuses.filter((status) => status === 403)).toHaveLength(120);
    const refused = await call('pk_test_DemoKopiKayaSingapore00');
    expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited']);
    expect(refused.headers.get('access-control-allow-origin')).toBe(SHOP);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await tight.call(endpoints.listLevel1, { query: { country_code: 'SG' } })).status).toBe(200);
    await tight.close();
  });

  test('3000 a minute for each key, whoever its visitors are', async () => {
    const behind_proxy = await openTestApp({ env: { SAMPAN_RATE_LIMIT_FACTOR: '0.01', SAMPAN_TRUST_PROXY: 'true' } });
    const call = (visitor: number, key: string) =>
      behind_proxy.call<Problem>(endpoints.listLevel1, {
        query: { country_code: 'SG' },
        headers: { ...from('http://localhost', key), 'X-Forwarded-For': `203.0.113.${visitor}` },
      });
    const statuses = [];
    for (let visitor = 0; visitor < 31; visitor += 1)
      statuses.push((await call(visitor, 'pk_test_DemoKopiKayaSingapore00')).status);
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
    expect((await call(99, 'pk_test_DemoBatikBayuMalaysia00')).status).toBe(200);
    await behind_proxy.close();
  });
});
