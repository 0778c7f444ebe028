import { endpoints, type ActiveSession, type ActivityEntry, type Endpoint, type Session } from '@sampan/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { DEMO_PASSWORD } from '../../../demo/index.ts';
import { ADMIN, REASON } from '#test/login-as/login-as.fixtures.ts';

const MERCHANT = 'sg@demo.sampan.test';
let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const signIn = async (password = DEMO_PASSWORD) =>
  (await app.call<Session>(endpoints.login, { body: { email: ADMIN, password } })).body.token;

/** The admin, signed in anew, acting as a merchant. */
async function acting(password?: string): Promise<{ admin: string; as: string }> {
  const admin = await signIn(password);
  const { body: user } = await app.call<{ id: string }>(endpoints.getMe, { token: await app.tokenOf(MERCHANT) });
  const { body: grant } = await app.call<{ access_token: string }>(endpoints.createLoginAsGrant, {
    token: admin,
    body: { user_id: user.id, reason: REASON },
  });
  const { body } = await app.call<Session>(endpoints.loginAsAdmin, {
    token: admin,
    body: { access_token: grant.access_token },
  });
  return { admin, as: body.token };
}
const statusOf = async (token: string) => (await app.call(endpoints.getMe, { token })).status;
const sessionsOf = async (token: string) =>
  (await app.call<{ records: ActiveSession[] }>(endpoints.listSessions, { token })).body.records;

/** Who the merchant reads stopped acting as them, one for each session that ended since the last call. */
const seen = new Set<string>();
async function newEnds(): Promise<[string, string | null][]> {
  const token = await app.tokenOf(MERCHANT);
  const query = { group: 'support', per_page: '100' };
  const { body } = await app.call<{ records: ActivityEntry[] }>(endpoints.listActivity, { token, query });
  const ended = body.records.filter(({ id, action }) => action === 'login_as.end' && !seen.has(id));
  for (const { id } of ended) seen.add(id);
  const { rows } = await app.database.pool.query<{ id: string }>(
    `select s.id from sessions s join users u on u.id = s.impersonator_id and u.email = $1
     where s.id = any ($2::uuid[]) and s.ended_at is not null`,
    [ADMIN, ended.map(({ object_id }) => object_id)],
  );
  expect(rows).toHaveLength(ended.length);
  return ended.map(({ actor, in_name_of }) => [actor.kind, in_name_of]);
}
const ONE_END = [['support', 'Rachel Tan Hui Min']];

test.each<[string, Endpoint]>([
  ['signs out', endpoints.logout],
  ['ends all other sessions', endpoints.revokeOtherSessions],
])('Login as ends when the admin %s', async (_, endpoint) => {
  const { admin, as } = await acting();
  expect(await statusOf(as)).toBe(200);
  expect((await app.call(endpoint, { token: admin, body: {} })).status).toBe(200);
  expect(await statusOf(as)).toBe(401);
  expect(await statusOf(await app.tokenOf(MERCHANT))).toBe(200);
  expect(await newEnds()).toEqual(ONE_END);
});

test("it stands in the admin's list with whom it acts as, and ends from there", async () => {
  const { admin, as } = await acting();
  const session = (await sessionsOf(admin)).find(({ method }) => method === 'login_as');
  expect(session?.acts_as).toBe('Rachel Tan Hui Min');
  const merchants = await sessionsOf(await app.tokenOf(MERCHANT));
  expect(merchants.find(({ method }) => method === 'login_as')).toMatchObject({ id: session?.id, acts_as: null });
  const params = { id: session?.id ?? '' };
  expect((await app.call(endpoints.revokeSession, { token: admin, params })).status).toBe(200);
  expect([await statusOf(as), await statusOf(admin)]).toEqual([401, 200]);
  expect(await newEnds()).toEqual(ONE_END);
});

test('it ends with a session of the admin that is signed out from another', async () => {
  const { admin, as } = await acting();
  const other = await signIn();
  const own = (await sessionsOf(admin)).find(({ is_current }) => is_current);
  await app.call(endpoints.revokeSession, { token: other, params: { id: own?.id ?? '' } });
  expect([await statusOf(admin), await statusOf(as)]).toEqual([401, 401]);
  expect(await newEnds()).toEqual(ONE_END);
});

test('it ends when the admin changes the password', async () => {
  const { admin, as } = await acting();
  const new_password = 'Another#Harbour2026';
  const body = { old_password: DEMO_PASSWORD, new_password, confirm_new_password: new_password };
  expect((await app.call(endpoints.changePassword, { token: admin, body })).status).toBe(200);
  expect([await statusOf(admin), await statusOf(as)]).toEqual([401, 401]);
  expect(await newEnds()).toEqual(ONE_END);
});

test('a merchant who ends it, and a session that was over already, are no end by the admin', async () => {
  const password = 'Another#Harbour2026';
  const { admin } = await acting(password);
  const merchant = await app.tokenOf(MERCHANT);
  const session = (await sessionsOf(merchant)).find(({ method }) => method === 'login_as');
  await app.call(endpoints.revokeSession, { token: merchant, params: { id: session?.id ?? '' } });
  const late = await acting(password);
  app.clock.advance(3_601);
  for (const token of [admin, late.admin]) await app.call(endpoints.logout, { token, body: {} });
  expect(await statusOf(late.as)).toBe(401);
  expect(await newEnds()).toEqual([]);
});
