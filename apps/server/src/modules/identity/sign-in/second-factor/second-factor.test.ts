import { endpoints, type ActiveSession, type Session, type TwoFactor, type User } from '@sampan/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { messagesTo, PASSWORD, verified } from '#test/account/account.fixtures.ts';
import { codeOf, signInChallenge, startedTwoFactor, withTwoFactor } from '#test/account/two-factor.fixtures.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { findActor } from '../../session/index.ts';
import { sealedTwoFactors } from './two-factor.repo.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ env: { SAMPAN_RATE_LIMIT_FACTOR: '1' } });
});
afterAll(() => app.close());

const finish = (challenge: string, otp: string) =>
  app.call<Session & { code?: string; errors?: { param: string }[] }>(endpoints.loginSecondFactor, {
    body: { challenge, otp },
  });
const stateOf = async (token: string) => (await app.call<TwoFactor>(endpoints.getTwoFactor, { token })).body;
const auditsOf = async (email: string, actions: string) =>
  (
    await app.database.pool.query<{ action: string; result: string }>(
      `select action, result from audit_log where object_id = (select id::text from users where email = $1) and action like $2 order by at, id`,
      [email, actions],
    )
  ).rows;

describe('a second step at sign-in, by an authenticator app (spec 4 Sessions)', () => {
  test('without a first code nothing changes; with it, a password alone opens nothing', async () => {
    const email = 'on@two.test';
    const { token, secret } = await startedTwoFactor(app, email);
    const login = () => app.call<Session>(endpoints.login, { body: { email, password: PASSWORD } });
    const elsewhere = await login();
    expect(elsewhere.status).toBe(200);
    const wrong = await app.refusal(endpoints.confirmTwoFactor, { token, body: { otp: '000000' } });
    expect([wrong.status, wrong.body.code, wrong.body.param]).toEqual([422, 'otp_invalid', 'otp']);
    const { body } = await app.call<{ recovery_codes: string[] }>(endpoints.confirmTwoFactor, {
      token,
      body: { otp: codeOf(app, secret) },
    });
    expect(new Set(body.recovery_codes).size).toBe(10);
    expect(await stateOf(token)).toMatchObject({ is_on: true, recovery_codes_left: 10, is_required: false });
    // A session that was begun without a code has ended; the one that gave it goes on.
    const ended = await app.refusal(endpoints.getMe, { token: elsewhere.body.token });
    expect(ended.status).toBe(401);

    const refused = await app.refusal(endpoints.login, { body: { email, password: PASSWORD } });
    expect([refused.status, refused.body.code]).toEqual([403, 'second_factor_required']);
    expect(JSON.stringify(refused.body)).not.toContain('"token"');
    const { challenge } = await signInChallenge(app, email);
    expect(challenge).not.toContain(email);
    const entered = await finish(challenge, codeOf(app, secret, 1));
    expect([entered.status, entered.body.user.email]).toEqual([200, email]);
    const { body: list } = await app.call<{ records: ActiveSession[] }>(endpoints.listSessions, {
      token: entered.body.token,
    });
    expect(list.records.find(({ is_current }) => is_current)?.method).toBe('password');
    expect((await messagesTo(app, email)).map(({ subject }) => subject)).toContain('Two-factor sign-in is on');
    expect(await auditsOf(email, 'two_factor.%')).toEqual([{ action: 'two_factor.enable', result: 'done' }]);
  });

  test('a code works once, also for two at the same moment, and an older one never again', async () => {
    const email = 'once@two.test';
    const { secret } = await withTwoFactor(app, email);
    app.clock.advance(60);
    const { challenge } = await signInChallenge(app, email);
    const code = codeOf(app, secret);
    const before = codeOf(app, secret, -1);
    const two = await Promise.all([finish(challenge, code), finish(challenge, code)]);
    expect(two.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    for (const spent of [code, before]) expect((await finish(challenge, spent)).body.code).toBe('otp_invalid');
  });

  test('a recovery code opens once, as it was typed, and is written down', async () => {
    const email = 'lost@two.test';
    const { token, recovery_codes } = await withTwoFactor(app, email);
    const [code = ''] = recovery_codes;
    const { challenge } = await signInChallenge(app, email);
    expect((await finish(challenge, ` ${code.toLowerCase().replaceAll('-', ' ')}`)).status).toBe(200);
    expect((await finish(challenge, code)).body.code).toBe('otp_invalid');
    expect((await stateOf(token)).recovery_codes_left).toBe(9);
    expect(await auditsOf(email, 'two_factor.rec%')).toEqual([{ action: 'two_factor.recover', result: 'done' }]);
    const kept = await app.database.pool.query<{ row: string }>(
      'select t::text as row from two_factors t where user_id = (select id from users where email = $1)',
      [email],
    );
    expect(kept.rows[0]?.row).not.toContain(recovery_codes[1]);
  });

  test('five wrong codes, and the right one has to wait; each is written down', async () => {
    const email = 'guess@two.test';
    const { secret } = await withTwoFactor(app, email);
    app.clock.advance(60);
    const { challenge } = await signInChallenge(app, email);
    const right = codeOf(app, secret);
    const wrong = right === '123456' ? '654321' : '123456';
    for (let n = 0; n < 5; n += 1) expect((await finish(challenge, wrong)).body.code).toBe('otp_invalid');
    const late = await finish(challenge, right);
    expect([late.status, late.body.code]).toEqual([429, 'rate_limited']);
    expect(await auditsOf(email, 'session.refused')).toHaveLength(5);
  });

  test('the first step is good for five minutes, for nobody else, and not past a new password', async () => {
    const email = 'late@two.test';
    const { token, secret } = await withTwoFactor(app, email);
    const { challenge } = await signInChallenge(app, email);
    const forged = await finish(`${challenge.slice(0, -6)}AAAA==`, codeOf(app, secret, 1));
    expect([forged.status, forged.body.code]).toEqual([422, 'sign_in_expired']);
    const change = { old_password: PASSWORD, new_password: 'Pandan#Cake9', confirm_new_password: 'Pandan#Cake9' };
    const changed = await app.call<Session>(endpoints.changePassword, { token, body: change });
    // Whoever changes it is signed in already, and needs no code.
    expect(changed.status).toBe(200);
    expect((await finish(challenge, codeOf(app, secret, 1))).body.code).toBe('sign_in_expired');
    const again = await signInChallenge(app, email, 'Pandan#Cake9');
    app.clock.advance(301);
    expect((await finish(again.challenge, codeOf(app, secret))).body.code).toBe('sign_in_expired');
  });

  test('it starts with the password and ends with a code; a second app is refused', async () => {
    const email = 'off@two.test';
    const { token } = await verified(app, email);
    const wrong = await app.refusal(endpoints.startTwoFactor, { token, body: { password: 'Wrong#Pass1' } });
    expect([wrong.status, wrong.body.param]).toEqual([422, 'password']);
    const { token: own, recovery_codes } = await withTwoFactor(app, 'off2@two.test');
    const second = await app.refusal(endpoints.startTwoFactor, { token: own, body: { password: PASSWORD } });
    expect([second.status, second.body.code]).toEqual([409, 'two_factor_on']);
    const stop = (otp: string) => app.refusal(endpoints.stopTwoFactor, { token: own, body: { otp } });
    expect((await stop('000000')).body.code).toBe('otp_invalid');
    expect((await stop(recovery_codes[3] ?? '')).status).toBe(200);
    expect(await stateOf(own)).toMatchObject({ is_on: false, recovery_codes_left: 0 });
    const login = { body: { email: 'off2@two.test', password: PASSWORD } };
    expect((await app.call(endpoints.login, login)).status).toBe(200);
  });

  test('the secret is sealed, and the keyring can seal it anew', async () => {
    const { secret } = await withTwoFactor(app, 'sealed@two.test');
    const kept = await app.database.pool.query<{ secret: string }>('select secret from two_factors');
    expect(kept.rows.map((row) => row.secret).join(' ')).not.toContain(secret);
    const rows = await sealedTwoFactors.rows(app.ctx, null, 100);
    expect(rows.length).toBe(kept.rows.length);
  });
});

describe("the operator's people need it in production", () => {
  test('without an app they have no rights of the operator, are told so, and with one cannot turn it off', async () => {
    const token = await app.tokenOf('admin@demo.sampan.test');
    const ctx = { ...app.ctx, env: { ...app.ctx.env, SAMPAN_PROFILE: 'production' as const } };
    expect((await findActor(app.ctx, token))?.is_admin).toBe(true);
    expect((await findActor(ctx, token))?.is_admin).toBe(false);
    const id = (await app.call<User>(endpoints.getMe, { token })).body.id;
    await app.database.pool.query('update users set two_factor_at = 1 where id = $1', [id]);
    expect((await findActor(ctx, token))?.is_admin).toBe(true);
    await app.database.pool.query('update users set two_factor_at = null where id = $1', [id]);
  });
});
