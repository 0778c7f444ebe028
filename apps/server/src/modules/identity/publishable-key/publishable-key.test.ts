import { endpoints, type PublishableKey, type Session } from '@sampan/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog } from '../../../platform/audit/audit.table.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';

let app: TestApp;
let owner: string;
let stranger: string;
let read_only: string;

beforeAll(async () => {
  app = await openTestApp();
  owner = await app.tokenOf('sg@demo.sampan.test');
  stranger = await app.tokenOf('my@demo.sampan.test');
  read_only = await app.tokenOf('readonly@demo.sampan.test');
});
afterAll(() => app.close());

const INPUT = { name: 'Web shop', mode: 'live', allowed_origins: ['https://shop.example'], scopes: ['track'] };

async function newKey(change: object = {}, token = owner): Promise<PublishableKey> {
  const answer = await app.call<PublishableKey>(endpoints.createPublishableKey, {
    token,
    body: { ...INPUT, ...change },
  });
  expect([answer.status, answer.body]).toEqual([200, expect.anything()]);
  return answer.body;
}

async function listOf(token: string): Promise<PublishableKey[]> {
  return (await app.call<{ records: PublishableKey[] }>(endpoints.listPublishableKeys, { token })).body.records;
}

const refusalOfChange = (token: string, id: string, body: object) =>
  app.refusal(endpoints.updatePublishableKey, { token, params: { id }, body });

describe('publishable keys (widgets.md 2)', () => {
  test('are made for a mode, with sites in the form browsers send, none twice', async () => {
    const key = await newKey({
      allowed_origins: ['Shop.Example', 'https://shop.example:443/', 'http://localhost:3000', 'https://bücher.example'],
      scopes: ['track', 'estimate', 'track'],
    });
    expect(key).toMatchObject({
      key: expect.stringMatching(/^pk_live_[A-Za-z0-9]{24}$/u) as string,
      name: 'Web shop',
      mode: 'live',
      scopes: ['track', 'estimate'],
      allowed_origins: ['https://shop.example', 'http://localhost:3000', 'https://xn--bcher-kva.example'],
      last_used_at: null,
      revoked_at: null,
    });
    expect(key).not.toHaveProperty('company_id');
    expect((await newKey({ mode: 'test' })).key).toMatch(/^pk_test_/u);
    expect((await newKey()).key).not.toBe((await newKey()).key);
  });

  test('name every site that is none', async () => {
    const answer = await app.refusal(endpoints.createPublishableKey, {
      token: owner,
      body: {
        ...INPUT,
        allowed_origins: ['https://shop.example', 'https://shop.example@evil.test', '*', 'http://shop.example'],
      },
    });
    expect([answer.status, answer.body.code]).toEqual([422, 'invalid_input']);
    expect(answer.body.errors.map(({ param, code }) => [param, code])).toEqual([
      ['allowed_origins.1', 'validate.origin_invalid'],
      ['allowed_origins.2', 'validate.origin_invalid'],
      ['allowed_origins.3', 'validate.origin_invalid'],
    ]);
  });

  test('take at most 20 sites and at least one scope', async () => {
    const many = Array.from({ length: 21 }, (_, index) => `https://shop${index}.example`);
    expect(
      (await app.refusal(endpoints.createPublishableKey, { token: owner, body: { ...INPUT, allowed_origins: many } }))
        .body.param,
    ).toBe('allowed_origins');
    expect(
      (await app.refusal(endpoints.createPublishableKey, { token: owner, body: { ...INPUT, scopes: [] } })).body.param,
    ).toBe('scopes');
    expect((await newKey({ allowed_origins: many.slice(1) })).allowed_origins).toHaveLength(20);
  });

  test('change in what is named and keep the rest; the text of a key never changes', async () => {
    const key = await newKey();
    const answer = await app.call<PublishableKey>(endpoints.updatePublishableKey, {
      token: owner,
      params: { id: key.id },
      body: { allowed_origins: ['https://other.example'] },
    });
    expect(answer.body).toEqual({ ...key, allowed_origins: ['https://other.example'] });
    expect((await refusalOfChange(owner, key.id, { mode: 'test' })).status).toBe(422);
  });

  test('are revoked once and for good, and stand at the end of the list', async () => {
    const key = await newKey({ name: 'Old shop' });
    const revoke = () => app.call(endpoints.revokePublishableKey, { token: owner, params: { id: key.id } });
    expect((await revoke()).body).toEqual({ success: true });
    const [revoked_at] = (await listOf(owner)).filter(({ id }) => id === key.id).map((one) => one.revoked_at);
    expect(revoked_at).toBeGreaterThanOrEqual(key.created_at);
    app.clock.advance(5);
    expect((await revoke()).status).toBe(200);
    const records = await listOf(owner);
    expect(records.find(({ id }) => id === key.id)?.revoked_at).toBe(revoked_at);
    const states = records.map((one) => one.revoked_at !== null);
    expect(states).toEqual(states.toSorted());
    expect((await refusalOfChange(owner, key.id, { name: 'Again' })).body.code).toBe('key_revoked');
  });

  test('belong to their company alone (trust A2)', async () => {
    const key = await newKey({ name: 'Singapore' });
    expect((await listOf(stranger)).map(({ id }) => id)).not.toContain(key.id);
    expect((await refusalOfChange(stranger, key.id, { name: 'Mine' })).status).toBe(404);
    expect((await app.call(endpoints.revokePublishableKey, { token: stranger, params: { id: key.id } })).status).toBe(
      404,
    );
    expect((await listOf(owner)).find(({ id }) => id === key.id)).toEqual(key);
  });

  test('owners make them, staff only look, nobody else does (spec 6)', async () => {
    const { id } = await newKey();
    for (const token of [await app.tokenOf('staff@demo.sampan.test'), read_only]) {
      expect(await listOf(token)).toEqual(await listOf(owner));
      for (const refused of [
        await app.refusal(endpoints.createPublishableKey, { token, body: INPUT }),
        await refusalOfChange(token, id, { name: 'Mine' }),
        await app.refusal(endpoints.revokePublishableKey, { token, params: { id } }),
      ])
        expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);
    }
    expect((await app.call(endpoints.listPublishableKeys)).status).toBe(401);
  });

  test('leave a trace of who made, changed and revoked them (trust 8)', async () => {
    const { id } = await newKey();
    await refusalOfChange(owner, id, { scopes: ['track', 'checkout'] });
    await app.call(endpoints.revokePublishableKey, { token: owner, params: { id } });
    const rows = await app.ctx.db.select().from(auditLog).where(eq(auditLog.object_id, id)).orderBy(auditLog.seq);
    expect(rows.map(({ action }) => action)).toEqual([
      'publishable_key.create',
      'publishable_key.update',
      'publishable_key.revoke',
    ]);
    expect(rows.every(({ company_id, actor_id }) => company_id !== null && actor_id !== null)).toBe(true);
    expect(rows[1]).toMatchObject({ before: { scopes: ['track'] }, after: { scopes: ['track', 'checkout'] } });
  });

  test('of the demo are the same in every house, one for each country, with all scopes', async () => {
    for (const [email, key] of [
      ['sg@demo.sampan.test', 'pk_test_DemoKopiKayaSingapore00'],
      ['my@demo.sampan.test', 'pk_test_DemoBatikBayuMalaysia00'],
      ['ph@demo.sampan.test', 'pk_test_DemoHabiHomePhilippines'],
      ['id@demo.sampan.test', 'pk_test_DemoRempahNusantara000'],
    ] as const) {
      const found = (await listOf(await app.tokenOf(email))).find((one) => one.key === key);
      expect(found).toMatchObject({
        mode: 'test',
        scopes: ['estimate', 'track', 'confirm', 'checkout'],
        revoked_at: null,
      });
    }
  });

  test('of a new company are none', async () => {
    const { body } = await app.call<Session>(endpoints.register, {
      body: { email: 'new@keys.test', password: 'Kaya#Toast1', country_code: 'SG' },
    });
    expect(await listOf(body.token)).toEqual([]);
  });
});
