import { API_SCOPES, endpointList, endpoints, type MadeSecretKey, type Order, type SecretKey } from '@sampan/contract';
import { eq } from 'drizzle-orm';
import { ACCESS_EXPECTATION } from '#test/app/access-expectation.fixtures.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FULL_DRAFT } from '#test/app/endpoint-samples.fixtures.ts';
import { auditLog } from '../../../platform/audit/audit.table.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { users } from '../account/account.table.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../../demo/index.ts';
import { newSecretKey } from '#test/secret-key/secret-key.fixtures.ts';

const DAY_S = 86_400;
const TEST_KEY = { name: 'Laptop', mode: 'test', scopes: ['orders:read'] };

/** What spends money, books a courier or writes to somebody, as it is written by hand. */
const LIVE_ONLY = Object.entries(ACCESS_EXPECTATION).flatMap(([name, row]) => (row.live ? [name] : []));

let app: TestApp;
let owner: string;
let stranger: string;

beforeAll(async () => {
  app = await openTestApp({ env: { SAMPAN_TRUST_PROXY: 'true' } });
  [owner, stranger] = [await app.tokenOf('sg@demo.sampan.test'), await app.tokenOf('my@demo.sampan.test')];
});
afterAll(() => app.close());

const from = (ip: string) => ({ 'X-Forwarded-For': ip });
const listWith = (token: string, headers: Record<string, string> = {}) =>
  app.refusal(endpoints.listOrders, { token, headers });
const codeOf = async (token: string, headers?: Record<string, string>) => {
  const { status, body } = await listWith(token, headers);
  return [status, body.code];
};
const WORKS = [200, undefined];
const refusalOfMaking = (body: object, token = owner) => app.refusal(endpoints.createSecretKey, { token, body });

async function listOf(token: string): Promise<SecretKey[]> {
  return (await app.call<{ records: SecretKey[] }>(endpoints.listSecretKeys, { token, query: { per_page: '100' } }))
    .body.records;
}
const shown = async (id: string) => (await listOf(owner)).find((key) => key.id === id);

async function rotated(id: string, overlap_hours: number): Promise<MadeSecretKey> {
  const answer = await app.call<MadeSecretKey>(endpoints.rotateSecretKey, {
    token: owner,
    params: { id },
    body: { overlap_hours, password: DEMO_PASSWORD },
  });
  expect([answer.status, answer.body]).toEqual([200, expect.anything()]);
  return answer.body;
}

describe('making a secret key', () => {
  test('shows 256 random bits once; the list and the database know the last four characters and a hash', async () => {
    const { secret, key } = await newSecretKey(app, owner, ['orders:read', 'orders:read'], {
      allowed_ips: ['203.0.113.7', '2001:DB8::/32'],
    });
    expect(secret).toMatch(/^sk_live_[A-Za-z0-9]{43}$/u);
    expect(key).toMatchObject({
      name: 'Order robot',
      mode: 'live',
      scopes: ['orders:read'],
      last4: secret.slice(-4),
      allowed_ips: ['203.0.113.7', '2001:db8::/32'],
      created_by: 'Rachel Tan Hui Min',
      expires_at: null,
      last_used_at: null,
      revoked_at: null,
      older: [],
      seen_in_page_at: null,
    });
    await listWith(secret, from('203.0.113.7'));
    await app.request_log.flush();
    expect(JSON.stringify(await listOf(owner))).not.toContain(secret.slice(8, -4));
    const tables = await app.database.pool.query<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
    );
    for (const { name } of tables.rows) {
      const found = await app.database.pool.query(`select 1 from "${name}" t where t::text like $1`, [
        `%${secret.slice(8, -4)}%`,
      ]);
      expect([name, found.rowCount]).toEqual([name, 0]);
    }
  });

  test('a live key asks for the password again; a test key does not, nor people who have none', async () => {
    const live = { ...TEST_KEY, mode: 'live' };
    for (const [password, code] of [
      [undefined, 'validate.required'],
      ['', 'validate.required'],
      ['Sampan#2025', 'validate.password_wrong'],
    ]) {
      const answer = await refusalOfMaking({ ...live, password });
      expect([answer.status, answer.body.errors.map((error) => [error.param, error.code])]).toEqual([
        422,
        [['password', code]],
      ]);
    }
    expect((await refusalOfMaking(TEST_KEY)).status).toBe(200);
    const phone_only = await app.tokenOf('ph@demo.sampan.test');
    await app.ctx.db.update(users).set({ password_hash: null }).where(eq(users.email, 'ph@demo.sampan.test'));
    expect((await refusalOfMaking(live, phone_only)).status).toBe(200);
  });

  test('refuses addresses, scopes and expiries that are none, each by its name', async () => {
    const now = Math.floor(app.clock.now() / 1000);
    for (const [change, param] of [
      [{ allowed_ips: ['203.0.113.7', 'shop.example'] }, 'allowed_ips.1'],
      [{ scopes: [] }, 'scopes'],
      [{ scopes: ['everything'] }, 'scopes.0'],
      [{ expires_at: now - 1 }, 'expires_at'],
      [{ expires_at: now + 6 * 366 * DAY_S }, 'expires_at'],
      [{ name: ' ' }, 'name'],
      [{ mode: 'demo' }, 'mode'],
    ] as const) {
      const answer = await refusalOfMaking({ ...TEST_KEY, ...change });
      expect([answer.status, answer.body.errors[0]?.param]).toEqual([422, param]);
    }
  });

  test('keys are for owners: others see and make none, another company has its own, a key makes no key', async () => {
    const { key, secret } = await newSecretKey(app, owner);
    for (const email of ['staff@demo.sampan.test', 'readonly@demo.sampan.test']) {
      const token = await app.tokenOf(email);
      expect((await refusalOfMaking(TEST_KEY, token)).body.code).toBe('forbidden');
      expect((await app.refusal(endpoints.listSecretKeys, { token })).body.code).toBe('forbidden');
    }
    expect((await listOf(stranger)).map(({ id }) => id)).not.toContain(key.id);
    const body = { password: DEMO_PASSWORD };
    for (const [endpoint, more] of [
      [endpoints.updateSecretKey, { name: 'Mine' }],
      [endpoints.rotateSecretKey, { overlap_hours: 0 }],
      [endpoints.revokeSecretKey, null],
    ] as const)
      expect(
        (
          await app.refusal(endpoint, {
            token: stranger,
            params: { id: key.id },
            ...(more ? { body: { ...body, ...more } } : {}),
          })
        ).status,
      ).toBe(404);
    expect((await refusalOfMaking(TEST_KEY, secret)).body.code).toBe('people_only');
    expect(await codeOf(secret)).toEqual(WORKS);
  });
});

describe('calling with a secret key', () => {
  test('it sees its own company alone', async () => {
    const { secret } = await newSecretKey(app, stranger);
    const mine = await app.call<Order>(endpoints.createOrder, { token: owner, body: FULL_DRAFT });
    expect((await app.refusal(endpoints.getOrder, { token: secret, params: { id: mine.body.id } })).status).toBe(404);
    const me = await app.call<{ company_name: string }>(endpoints.getMe, { token: secret });
    expect(me.body.company_name).toBe('Batik Bayu');
  });

  test('every endpoint asks for its scope; those without one are for people', async () => {
    const only = new Map<string, string>();
    const all_but = new Map<string, string>();
    for (const scope of API_SCOPES) {
      only.set(scope, (await newSecretKey(app, owner, [scope])).secret);
      all_but.set(
        scope,
        (
          await newSecretKey(
            app,
            owner,
            API_SCOPES.filter((one) => one !== scope),
          )
        ).secret,
      );
    }
    const everything = (await newSecretKey(app, owner)).secret;
    const rights = ['people_only', 'api_scope_refused', 'forbidden', 'unauthorized', 'live_key_required'];
    const input = { params: { id: 'none', part: 'shipping_address' } };
    for (const endpoint of endpointList.filter(({ access }) => access !== 'public' && access !== 'dev')) {
      const call = async (token: string) => (await app.refusal(endpoint, { ...input, token })).body.code;
      if (endpoint.api_scope === null) {
        expect([endpoint.name, await call(everything)]).toEqual([endpoint.name, 'people_only']);
        continue;
      }
      expect([endpoint.name, await call(all_but.get(endpoint.api_scope) ?? '')]).toEqual([
        endpoint.name,
        'api_scope_refused',
      ]);
      expect(rights, endpoint.name).not.toContain(await call(only.get(endpoint.api_scope) ?? ''));
    }
  });

  test('a test key spends nothing, books nothing and writes to nobody; what it makes is marked as a test', async () => {
    const { secret } = await newSecretKey(app, owner, API_SCOPES, { mode: 'test' });
    expect(secret).toMatch(/^sk_test_/u);
    const order = await app.call<Order>(endpoints.createOrder, { token: secret, body: FULL_DRAFT });
    expect([order.status, order.body.is_test]).toEqual([200, true]);
    const live = endpointList.filter(({ with_test_key }) => !with_test_key);
    expect(live.map(({ name }) => name).sort()).toEqual(LIVE_ONLY.sort());
    for (const endpoint of live) {
      const answer = await app.refusal(endpoint, { token: secret, params: { id: order.body.id }, body: {} });
      expect([endpoint.name, answer.status, answer.body.code]).toEqual([endpoint.name, 403, 'live_key_required']);
    }
    await app.database.pool.query('update companies set is_test = true where name = $1', ['Kopi & Kaya Goods']);
    expect(
      (await app.refusal(endpoints.cancelOrder, { token: secret, params: { id: order.body.id }, body: {} })).status,
    ).toBe(200);
    await app.database.pool.query('update companies set is_test = false where name = $1', ['Kopi & Kaya Goods']);
  });

  test('each key has its own idempotency keys, and the audit log names the key', async () => {
    const [one, two] = [await newSecretKey(app, owner), await newSecretKey(app, owner)];
    const headers = { 'Idempotency-Key': 'import-1' };
    const make = (token: string) => app.call<Order>(endpoints.createOrder, { token, body: FULL_DRAFT, headers });
    const first = await make(one.secret);
    const again = await make(one.secret);
    expect([again.body.id, again.headers.get('Idempotency-Replayed')]).toEqual([first.body.id, 'true']);
    expect((await make(two.secret)).body.id).not.toBe(first.body.id);
    expect((await make(owner)).body.id).not.toBe(first.body.id);
    const rows = await app.ctx.db.select().from(auditLog).where(eq(auditLog.object_id, first.body.id));
    expect(rows.map(({ api_key_id, session_id }) => [api_key_id, session_id])).toEqual([[one.key.id, null]]);
  });

  test('when and whence it was last used, exact to a minute', async () => {
    const { secret, key } = await newSecretKey(app, owner);
    await listWith(secret, from('198.51.100.9'));
    const used = await shown(key.id);
    expect(used?.last_used_ip).toBe('198.51.100.9');
    expect(used?.last_used_at).toBeGreaterThanOrEqual(key.created_at);
    await listWith(secret, from('198.51.100.10'));
    expect((await shown(key.id))?.last_used_ip).toBe('198.51.100.9');
    app.clock.advance(61);
    await listWith(secret, from('198.51.100.10'));
    expect((await shown(key.id))?.last_used_ip).toBe('198.51.100.10');
  });

  test('it is no session: it opens no live connection and selects nobody', async () => {
    const { secret } = await newSecretKey(app, owner);
    expect((await app.refusal(endpoints.createLiveTicket, { token: secret })).body.code).toBe('people_only');
    expect((await app.refusal(endpoints.logout, { token: secret })).body.code).toBe('people_only');
    const other = (await app.call<{ id: string }>(endpoints.getMe, { token: stranger })).body.id;
    expect((await listWith(secret, { 'ghost-user': other })).status).toBe(403);
  });

  test('it is the company’s: it goes on when the person who made it is gone', async () => {
    const token = await app.tokenOf('id@demo.sampan.test');
    const { secret } = await newSecretKey(app, token);
    await app.ctx.db.update(users).set({ disabled_at: 1 }).where(eq(users.email, 'id@demo.sampan.test'));
    expect((await app.refusal(endpoints.getMe, { token })).status).toBe(401);
    expect(await codeOf(secret)).toEqual(WORKS);
  });

  test('each demo company has a test key that never changes', async () => {
    for (const { secret_key = '' } of DEMO_ACCOUNTS.filter((account) => account.secret_key))
      expect(await codeOf(secret_key)).toEqual(WORKS);
    expect(DEMO_ACCOUNTS.filter((account) => account.secret_key)).toHaveLength(4);
  });
});

describe('what ends a secret key', () => {
  test('nobody guesses one: malformed, unknown and nearly right are one answer', async () => {
    const { secret } = await newSecretKey(app, owner);
    const last = secret.endsWith('a') ? 'b' : 'a';
    for (const wrong of [
      `sk_live_${'A'.repeat(43)}`,
      `${secret.slice(0, -1)}${last}`,
      secret.replace('sk_live_', 'sk_test_'),
      `${secret}a`,
      secret.slice(0, -1),
      'sk_live_',
      'sk_test_<script>',
    ])
      expect(await codeOf(wrong), wrong).toEqual([401, 'secret_key_unknown']);
    for (const wrong of ['sk_prod_x', 'pk_test_DemoKopiKayaSingapore00', secret.slice(8)])
      expect(await codeOf(wrong), wrong).toEqual([401, 'unauthorized']);
    expect(await codeOf(secret)).toEqual(WORKS);
  });

  test('revoked: dead with the next call, for good, and revoking again changes nothing', async () => {
    const { secret, key } = await newSecretKey(app, owner);
    expect(await codeOf(secret)).toEqual(WORKS);
    const revoke = () => app.call(endpoints.revokeSecretKey, { token: owner, params: { id: key.id } });
    expect((await revoke()).status).toBe(200);
    expect(await codeOf(secret)).toEqual([401, 'secret_key_revoked']);
    const revoked_at = (await shown(key.id))?.revoked_at;
    app.clock.advance(5);
    await revoke();
    expect((await shown(key.id))?.revoked_at).toBe(revoked_at);
    for (const [endpoint, body] of [
      [endpoints.updateSecretKey, { name: 'Again' }],
      [endpoints.rotateSecretKey, { overlap_hours: 0 }],
    ] as const)
      expect(
        (
          await app.refusal(endpoint, {
            token: owner,
            params: { id: key.id },
            body: { ...body, password: DEMO_PASSWORD },
          })
        ).body.code,
      ).toBe('secret_key_revoked');
    const audit = await app.ctx.db.select().from(auditLog).where(eq(auditLog.object_id, key.id));
    expect(audit.map(({ action }) => action)).toEqual(['secret_key.create', 'secret_key.revoke']);
  });

  test.each([0, 1, 24])('rotated: the old secret goes on for %i hours, then it is dead', async (hours) => {
    app.clock.stop();
    const first = await newSecretKey(app, owner);
    const second = await rotated(first.key.id, hours);
    expect(second.secret).not.toBe(first.secret);
    expect(second.key.last4).toBe(second.secret.slice(-4));
    expect(second.key.older.map(({ last4 }) => last4)).toEqual(hours === 0 ? [] : [first.secret.slice(-4)]);
    expect(await codeOf(second.secret)).toEqual(WORKS);
    if (hours > 0) {
      expect(await codeOf(first.secret)).toEqual(WORKS);
      app.clock.advance(hours * 3600 - 1);
      expect(await codeOf(first.secret)).toEqual(WORKS);
      app.clock.advance(1);
      owner = await freshOwner();
    }
    expect(await codeOf(first.secret)).toEqual([401, 'secret_key_revoked']);
    expect(await codeOf(second.secret)).toEqual(WORKS);
    expect((await shown(first.key.id))?.older).toEqual([]);
  });

  test('rotated twice in a row: each old secret has its own end, and 0 hours ends them all', async () => {
    const first = await newSecretKey(app, owner);
    const second = await rotated(first.key.id, 1);
    const third = await rotated(first.key.id, 24);
    expect(third.key.older).toHaveLength(2);
    app.clock.advance(2 * 3600);
    expect([await codeOf(first.secret), await codeOf(second.secret), await codeOf(third.secret)]).toEqual([
      [401, 'secret_key_revoked'],
      WORKS,
      WORKS,
    ]);
    const fourth = await rotated(first.key.id, 0);
    expect([await codeOf(second.secret), await codeOf(third.secret), await codeOf(fourth.secret)]).toEqual([
      [401, 'secret_key_revoked'],
      [401, 'secret_key_revoked'],
      WORKS,
    ]);
  });

  test('a live key is neither rotated nor changed without the password', async () => {
    const { key } = await newSecretKey(app, owner);
    for (const [endpoint, body] of [
      [endpoints.rotateSecretKey, { overlap_hours: 0 }],
      [endpoints.updateSecretKey, { allowed_ips: [] }],
    ] as const) {
      const answer = await app.refusal(endpoint, { token: owner, params: { id: key.id }, body });
      expect([answer.status, answer.body.param]).toEqual([422, 'password']);
    }
    const odd = await app.refusal(endpoints.rotateSecretKey, {
      token: owner,
      params: { id: key.id },
      body: { overlap_hours: 2, password: DEMO_PASSWORD },
    });
    expect([odd.status, odd.body.param]).toEqual([422, 'overlap_hours']);
  });

  test('expired: it says so, and cannot be rotated back to life', async () => {
    const expires_at = Math.floor(app.clock.now() / 1000) + 600;
    const { secret, key } = await newSecretKey(app, owner, API_SCOPES, { expires_at });
    expect(await codeOf(secret)).toEqual(WORKS);
    app.clock.advance(601);
    expect(await codeOf(secret)).toEqual([401, 'secret_key_expired']);
    const answer = await app.refusal(endpoints.rotateSecretKey, {
      token: owner,
      params: { id: key.id },
      body: { overlap_hours: 0, password: DEMO_PASSWORD },
    });
    expect(answer.body.code).toBe('secret_key_expired');
  });

  test('bound to addresses: others are refused, and what is changed counts at once', async () => {
    const { secret, key } = await newSecretKey(app, owner, ['orders:read'], {
      allowed_ips: ['203.0.113.0/24', '2001:db8::/32'],
    });
    expect(await codeOf(secret, from('203.0.113.200'))).toEqual(WORKS);
    expect(await codeOf(secret, from('2001:db8:5::1'))).toEqual(WORKS);
    expect(await codeOf(secret, from('203.0.114.1'))).toEqual([403, 'secret_key_ip_refused']);
    // A proxy adds the address to what the caller sent.
    expect(await codeOf(secret, from('203.0.113.200, 203.0.114.1'))).toEqual([403, 'secret_key_ip_refused']);
    const change = { name: 'Robot 2', scopes: ['orders:read', 'rates:read'], allowed_ips: ['203.0.114.1'] };
    const changed = await app.call<SecretKey>(endpoints.updateSecretKey, {
      token: owner,
      params: { id: key.id },
      body: { ...change, password: DEMO_PASSWORD },
    });
    expect(changed.body).toMatchObject({ ...change, last4: key.last4 });
    expect(await codeOf(secret, from('203.0.114.1'))).toEqual(WORKS);
    expect(await codeOf(secret, from('203.0.113.200'))).toEqual([403, 'secret_key_ip_refused']);
  });
});

/** Clocks that ran on for a day have ended the sessions. */
async function freshOwner(): Promise<string> {
  const body = { email: 'sg@demo.sampan.test', password: DEMO_PASSWORD };
  return (await app.call<{ token: string }>(endpoints.login, { body })).body.token;
}
