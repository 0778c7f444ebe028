import { endpoints, type ActiveSession, type Session, type TwoFactor } from '@sampan/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeSentTo, messagesTo, PASSWORD, verified } from '#test/account/account.fixtures.ts';
import { codeOf, signInChallenge, startedTwoFactor, withTwoFactor } from '#test/account/two-factor.fixtures.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { demoPerson, demoToken } from '#test/social-login/social-login.fixtures.ts';
import { resetSecondFactor } from './reset-second-factor.ts';
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

interface Challenged {
  code: string;
  data: { challenge: string };
}

/** Turns it on for somebody without a password; answers the app's secret. */
async function turnedOn(token: string): Promise<string> {
  const { body } = await app.call<{ secret: string }>(endpoints.startTwoFactor, { token, body: {} });
  const confirm = { token, body: { otp: codeOf(app, body.secret) } };
  expect((await app.call(endpoints.confirmTwoFactor, confirm)).status).toBe(200);
  return body.secret;
}

const methodOf = async (token: string) =>
  (await app.call<{ records: ActiveSession[] }>(endpoints.listSessions, { token })).body.records.find(
    ({ is_current }) => is_current,
  )?.method;

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

describe('new recovery codes', () => {
  test('a code gets ten new ones; those before open nothing, and the person is told', async () => {
    const email = 'renew@two.test';
    const { token, secret, recovery_codes } = await withTwoFactor(app, email);
    app.clock.advance(60);
    const renew = (otp: string) =>
      app.call<{ recovery_codes: string[]; code?: string }>(endpoints.renewRecoveryCodes, { token, body: { otp } });
    const wrong = await renew('000000');
    expect([wrong.status, wrong.body.code]).toEqual([422, 'otp_invalid']);
    expect((await stateOf(token)).recovery_codes_left).toBe(10);
    const [spent = '', old = ''] = recovery_codes;
    const { challenge } = await signInChallenge(app, email);
    expect((await finish(challenge, spent)).status).toBe(200);
    const { body } = await renew(codeOf(app, secret));
    expect(new Set([...body.recovery_codes, ...recovery_codes]).size).toBe(20);
    expect((await stateOf(token)).recovery_codes_left).toBe(10);
    expect((await finish(challenge, old)).body.code).toBe('otp_invalid');
    expect((await finish(challenge, body.recovery_codes[0] ?? '')).status).toBe(200);
    expect((await messagesTo(app, email)).map(({ subject }) => subject)).toContain('You have new recovery codes');
    expect(await auditsOf(email, 'two_factor.renew%')).toEqual([{ action: 'two_factor.renew_codes', result: 'done' }]);
  });

  test('without an app there is nothing to renew or turn off, not even with the code of an unconfirmed one', async () => {
    const { token, secret } = await startedTwoFactor(app, 'half@two.test');
    for (const endpoint of [endpoints.renewRecoveryCodes, endpoints.stopTwoFactor]) {
      const refused = await app.refusal(endpoint, { token, body: { otp: codeOf(app, secret) } });
      expect([refused.status, refused.body.code]).toEqual([409, 'two_factor_off']);
    }
  });
});

describe('whoever lost phone and recovery codes', () => {
  test('the terminal forgets both, ends every session, and tells the person; a locked-out person is in again', async () => {
    const email = 'reset@two.test';
    const { token } = await withTwoFactor(app, email);
    const { challenge } = await signInChallenge(app, email);
    for (let n = 0; n < 6; n += 1) await finish(challenge, '000000');
    expect((await finish(challenge, '000000')).status).toBe(429);
    expect(await resetSecondFactor(app.ctx, email)).toBe('done');
    expect((await app.refusal(endpoints.getMe, { token })).status).toBe(401);
    const entered = await app.call<Session>(endpoints.login, { body: { email, password: PASSWORD } });
    expect(entered.status).toBe(200);
    expect(await stateOf(entered.body.token)).toMatchObject({ is_on: false });
    const { text = '' } =
      (await messagesTo(app, email)).find(({ text: each }) => each.includes('At your request')) ?? {};
    expect(text).toContain('turned off two-factor sign-in');
    expect(await auditsOf(email, 'two_factor.reset')).toEqual([{ action: 'two_factor.reset', result: 'done' }]);
    // Wrong codes of before count no longer against the app that is set up next.
    const started = await app.call<{ secret: string }>(endpoints.startTwoFactor, {
      token: entered.body.token,
      body: { password: PASSWORD },
    });
    const confirmed = await app.call(endpoints.confirmTwoFactor, {
      token: entered.body.token,
      body: { otp: codeOf(app, started.body.secret) },
    });
    expect(confirmed.status).toBe(200);
    expect(await resetSecondFactor(app.ctx, 'nobody@two.test')).toBe('unknown');
    expect(await resetSecondFactor(app.ctx, 'sg@demo.sampan.test')).toBe('unchanged');
  });
});

describe('every first step is followed by the second', () => {
  test('phone and its code', async () => {
    const phone = { phone: '81230042', country_code: 'SG' };
    const enter = async () => {
      await app.call(endpoints.requestPhoneCode, { body: phone });
      const body = { ...phone, otp: await codeSentTo(app, '+6581230042') };
      return app.call<Session & Challenged>(endpoints.loginPhone, { body });
    };
    const { token, user } = (await enter()).body;
    const secret = await turnedOn(token);
    app.clock.advance(120);
    const refused = await enter();
    expect([refused.status, refused.body.code]).toEqual([403, 'second_factor_required']);
    expect(JSON.stringify(refused.body)).not.toContain('"token"');
    const entered = await finish(refused.body.data.challenge, codeOf(app, secret));
    expect([entered.status, entered.body.user.id]).toEqual([200, user.id]);
    expect(await methodOf(entered.body.token)).toBe('phone');
  });

  test.each([
    ['google', endpoints.loginGoogle],
    ['facebook', endpoints.loginFacebook],
  ] as const)('%s', async (provider, endpoint) => {
    const person = demoPerson(`${provider}@two.test`);
    const enter = async () =>
      app.call<Session & Challenged>(endpoint, {
        body: { ...(await demoToken(app, provider, person)), timezone: 'Asia/Singapore' },
        headers: { 'X-Country-Code': 'SG', 'X-User-Language': 'en' },
      });
    const { token, user } = (await enter()).body;
    const secret = await turnedOn(token);
    app.clock.advance(120);
    const refused = await enter();
    expect([refused.status, refused.body.code]).toEqual([403, 'second_factor_required']);
    const entered = await finish(refused.body.data.challenge, codeOf(app, secret));
    expect([entered.status, entered.body.user.id]).toEqual([200, user.id]);
    expect(await methodOf(entered.body.token)).toBe(provider);
  });
});
