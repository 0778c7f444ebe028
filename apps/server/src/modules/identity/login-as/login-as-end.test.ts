import { endpoints, type ActiveSession, type Endpoint, type Session } from '@sampan/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../test-app.fixtures.ts';
import { DEMO_PASSWORD } from '../demo/index.ts';
import { ADMIN, REASON } from './login-as.fixtures.ts';

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

test.each<[string, Endpoint]>([
  ['signs out', endpoints.logout],
  ['ends all other sessions', endpoints.revokeOtherSessions],
])('Login as ends when the admin %s', async (_, endpoint) => {
  const { admin, as } = await acting();
  expect(await statusOf(as)).toBe(200);
  expect((await app.call(endpoint, { token: admin, body: {} })).status).toBe(200);
  expect(await statusOf(as)).toBe(401);
  expect(await statusOf(await app.tokenOf(MERCHANT))).toBe(200);
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
});

test('it ends with a session of the admin that is signed out from another', async () => {
  const { admin, as } = await acting();
  const other = await signIn();
  const own = (await sessionsOf(admin)).find(({ is_current }) => is_current);
  await app.call(endpoints.revokeSession, { token: other, params: { id: own?.id ?? '' } });
  expect([await statusOf(admin), await statusOf(as)]).toEqual([401, 401]);
});

test('it ends when the admin changes the password', async () => {
  const { admin, as } = await acting();
  const new_password = 'Another#Harbour2026';
  const body = { old_password: DEMO_PASSWORD, new_password, confirm_new_password: new_password };
  expect((await app.call(endpoints.changePassword, { token: admin, body })).status).toBe(200);
  expect([await statusOf(admin), await statusOf(as)]).toEqual([401, 401]);
});
