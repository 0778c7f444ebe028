import { endpoints, type Session, type TwoFactor, type User } from '@sampan/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf } from '#test/account/two-factor.fixtures.ts';
import { openTestApp, STRONG_SECRET, type TestApp } from '#test/app/test-app.fixtures.ts';
import { createAdmin, resetSecondFactor } from '../index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ env: { SAMPAN_PROFILE: 'production', SAMPAN_SECRET: STRONG_SECRET } });
});
afterAll(() => app.close());

const PASSWORD = 'Harbour#Master2026';

async function operator(email: string): Promise<Session> {
  await createAdmin(app.ctx, { email, name: 'Farah', country_code: 'MY', password: PASSWORD });
  return signIn(email);
}
async function signIn(email: string): Promise<Session> {
  const { status, body } = await app.call<Session>(endpoints.login, { body: { email, password: PASSWORD } });
  expect(status).toBe(200);
  return body;
}
const me = async (token: string) => (await app.call<User>(endpoints.getMe, { token })).body;
/** What only the operator's people may see. */
const desk = async (token: string) => (await app.refusal(endpoints.listAdminActivity, { token })).status;

async function setUp(token: string) {
  const { body } = await app.call<{ secret: string }>(endpoints.startTwoFactor, {
    token,
    body: { password: PASSWORD },
  });
  const confirmed = await app.call<{ recovery_codes: string[] }>(endpoints.confirmTwoFactor, {
    token,
    body: { otp: codeOf(app, body.secret) },
  });
  return { secret: body.secret, recovery_codes: confirmed.body.recovery_codes };
}

test("an operator without an app is told so, has none of the operator's rights, and has them with one", async () => {
  const { token, user } = await operator('new@ops.test');
  expect(user).toMatchObject({ needs_two_factor: true, is_admin: false });
  expect(await me(token)).toMatchObject({ needs_two_factor: true, is_admin: false });
  expect(await desk(token)).toBe(403);
  expect((await app.call<TwoFactor>(endpoints.getTwoFactor, { token })).body).toMatchObject({ is_required: true });
  await setUp(token);
  const now = await me(token);
  expect([now.needs_two_factor, now.is_admin]).toEqual([undefined, true]);
  expect(await desk(token)).toBe(200);
});

test('it cannot be turned off by them, and the refusal spends no code', async () => {
  const { token } = await operator('stays@ops.test');
  const { recovery_codes } = await setUp(token);
  const refused = await app.refusal(endpoints.stopTwoFactor, { token, body: { otp: recovery_codes[0] } });
  expect([refused.status, refused.body.code]).toEqual([409, 'two_factor_needed']);
  expect((await app.call<TwoFactor>(endpoints.getTwoFactor, { token })).body).toMatchObject({
    is_on: true,
    recovery_codes_left: 10,
  });
  const renewed = await app.call<{ recovery_codes: string[] }>(endpoints.renewRecoveryCodes, {
    token,
    body: { otp: recovery_codes[0] },
  });
  expect([renewed.status, renewed.body.recovery_codes.length]).toEqual([200, 10]);
});

test('after a reset at the terminal they begin as somebody new, and no company reads of it', async () => {
  const email = 'lost@ops.test';
  const { token } = await operator(email);
  await setUp(token);
  expect(await resetSecondFactor(app.ctx, email)).toBe('done');
  expect((await app.refusal(endpoints.getMe, { token })).status).toBe(401);
  const again = await signIn(email);
  expect(again.user).toMatchObject({ needs_two_factor: true, is_admin: false });
  const { rows } = await app.database.pool.query<{ company_id: string | null }>(
    "select company_id from audit_log where action = 'two_factor.reset' and object_id = $1",
    [again.user.id],
  );
  expect(rows).toEqual([{ company_id: null }]);
});
