import { endpoints, type Session, type User } from '@sampan/contract';
import { TERMS_HASHES, TERMS_IN_FORCE_SINCE } from '@sampan/country-rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { codeSentTo, messagesTo, PASSWORD, registered, signedIn, verified } from '#test/account/account.fixtures.ts';

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const OTHER_PASSWORD = 'Rendang#42';
const refusal = (body: object) => app.refusal(endpoints.register, { body: { password: PASSWORD, ...body } });
const statusOfLogin = async (email: string, password: string) =>
  (await app.call(endpoints.login, { body: { email, password } })).status;
const me = async (token: string) => (await app.call<User>(endpoints.getMe, { token })).body;
/** An answer without what differs between any two accounts. */
function shapeOf({ token, expires_at, user }: Session) {
  const { id: _, invite_code, ...rest } = user;
  return { ...rest, token: token.length, invite_code: invite_code.length, lives: Math.round(expires_at / 1000) };
}

describe('an email belongs to who proves it (trust 4.22)', () => {
  test('registering a taken email is answered like a free one, and its owner is told how to sign in', async () => {
    await verified(app, 'owner@taken.test', { name: 'Owner' });
    const known = await registered(app, 'owner@taken.test', { password: OTHER_PASSWORD, name: 'Somebody' });
    const free = await registered(app, 'other@taken.test', { password: OTHER_PASSWORD, name: 'Somebody' });
    expect({ ...shapeOf(known), email: '' }).toEqual({ ...shapeOf(free), email: '' });
    expect((await me(known.token)).is_mail_verified).toBe(false);

    const [notice] = await messagesTo(app, 'owner@taken.test');
    expect(notice?.subject).toBe('You already have a Sampan account');
    expect(notice?.text).toContain(`${app.ctx.env.public_url}/auth`);
    expect(notice?.text).not.toMatch(/\b\d{6}\b/u);
  });

  test('who has no claim cannot get one: no code fits, and the owner keeps everything', async () => {
    const owner = await verified(app, 'mine@taken.test');
    const stranger = await registered(app, 'mine@taken.test', { password: OTHER_PASSWORD });
    await messagesTo(app, 'mine@taken.test');
    for (let guess = 0; guess < 8; guess += 1) {
      const answer = await app.refusal(endpoints.verifyMail, {
        token: stranger.token,
        body: { email: 'mine@taken.test', otp: String(guess).repeat(6) },
      });
      expect([answer.status, answer.body.code]).toEqual([422, 'otp_invalid']);
    }
    expect((await me(owner.token)).id).toBe(owner.user.id);
    expect((await signedIn(app, 'mine@taken.test')).user.id).toBe(owner.user.id);
  });

  test('both can sign in with their own password: signing in tells nobody that there are two', async () => {
    const owner = await verified(app, 'pair@taken.test');
    const stranger = await registered(app, 'pair@taken.test', { password: OTHER_PASSWORD });
    expect((await signedIn(app, 'pair@taken.test')).user.id).toBe(owner.user.id);
    expect((await signedIn(app, 'pair@taken.test', { password: OTHER_PASSWORD })).user.id).toBe(stranger.user.id);
    expect(await statusOfLogin('pair@taken.test', 'Neither#1234')).toBe(422);
  });

  test('a squatter who registered first loses the email to the one who reads the mail', async () => {
    const squatter = await registered(app, 'victim@taken.test', { password: OTHER_PASSWORD });
    await messagesTo(app, 'victim@taken.test');
    const victim = await registered(app, 'victim@taken.test');
    const otp = await codeSentTo(app, 'victim@taken.test');
    const body = { email: 'victim@taken.test', otp };
    expect((await app.call(endpoints.verifyMail, { token: squatter.token, body })).status).toBe(422);
    expect((await app.call(endpoints.verifyMail, { token: victim.token, body })).status).toBe(200);
    expect((await me(victim.token)).is_mail_verified).toBe(true);
    expect((await me(squatter.token)).is_mail_verified).toBe(false);
  });

  test('two proven owners of one email cannot be, whatever the case', async () => {
    await verified(app, 'single@taken.test');
    await registered(app, 'SINGLE@taken.test');
    await expect(
      app.database.pool.query(`update users set is_mail_verified = true where lower(email) = 'single@taken.test'`),
    ).rejects.toThrow(/users_proven_email/u);
  });

  test('nobody is bombed: a mailbox gets three mails an hour, however often somebody registers it (trust 4.22)', async () => {
    const careful = await openTestApp({ env: { SAMPAN_RATE_LIMIT_FACTOR: '1' } });
    for (let n = 0; n < 6; n += 1) await registered(careful, 'bombed@taken.test');
    expect(await messagesTo(careful, 'bombed@taken.test')).toHaveLength(3);
    await careful.close();
  });
});

describe('the register form (spec 2, 5 Register)', () => {
  test('the terms checkbox must be ticked', async () => {
    const answer = await refusal({ email: 'box@example.test', is_read: false });
    expect([answer.status, answer.body.param, answer.body.errors[0]?.message]).toEqual([
      422,
      'is_read',
      'Accept the terms to continue',
    ]);
  });

  test('ticking it is kept: which terms, when, from where (trust 4.36)', async () => {
    const { user } = await registered(app, 'accepted@example.test');
    const { rows } = await app.database.pool.query(
      'select accept_locad, terms_version, terms_hash, terms_accepted_at::int as at, terms_ip from users where id = $1',
      [user.id],
    );
    expect(rows).toMatchObject([
      { accept_locad: true, terms_version: TERMS_IN_FORCE_SINCE, terms_hash: TERMS_HASHES.SG },
    ]);
    expect(rows[0].terms_ip).toBe('local');
    expect(rows[0].at).toBeGreaterThan(1_700_000_000);
  });

  test.each(['Password1!', 'password123!', '!Qaz2wsx', 'P@ssw0rd', 'Qwerty123!', 'Iloveyou2!', 'abc12345!'])(
    '%s leaked too often to be a password (trust 4.23)',
    async (password) => {
      const answer = await refusal({ email: 'common@example.test', password });
      expect([answer.status, answer.body.param, answer.body.errors[0]?.code]).toEqual([
        422,
        'password',
        'validate.password_common',
      ]);
      expect(answer.body.errors[0]?.message).toBe('This password is too common. Choose another one');
    },
  );

  test('a password may have 128 characters of any kind, not 129 (trust 4.24)', async () => {
    const long = `Nasi lemak 🍚 #1${'x'.repeat(140)}`.slice(0, 128);
    expect(long).toHaveLength(128);
    expect((await registered(app, 'long@example.test', { password: long })).token).toBeTruthy();
    expect(await statusOfLogin('long@example.test', long)).toBe(200);
    expect((await refusal({ email: 'longer@example.test', password: `${long}x` })).status).toBe(422);
  });

  test('a referral code that nobody has is refused beside the field; a real one counts in any case', async () => {
    const friend = await verified(app, 'friend@example.test');
    const wrong = await refusal({ email: 'referred@example.test', referral_code: 'NOSUCHXX' });
    expect([wrong.status, wrong.body.param, wrong.body.errors[0]?.message]).toEqual([
      422,
      'referral_code',
      'Referral code not found',
    ]);
    const { user } = await registered(app, 'referred@example.test', {
      referral_code: friend.user.invite_code.toLowerCase(),
    });
    const { rows } = await app.database.pool.query(
      `select r.invite_code from users u join companies c on c.id = u.company_id join companies r on r.id = c.referred_by
       where u.id = $1`,
      [user.id],
    );
    expect(rows).toEqual([{ invite_code: friend.user.invite_code }]);
  });

  test.each([
    ['SG', 'Asia/Singapore'],
    ['MY', 'Asia/Kuala_Lumpur'],
    ['PH', 'Asia/Manila'],
    ['ID', 'Asia/Jakarta'],
  ])('once signed in, the time zone is that of %s (spec 4 Other, 9)', async (country_code, zone) => {
    const email = `zone-${country_code.toLowerCase()}@example.test`;
    await registered(app, email, { country_code, timezone: 'Asia/Singapore' });
    await app.call(endpoints.login, { body: { email, password: PASSWORD, timezone: 'Europe/Paris' } });
    const { rows } = await app.database.pool.query('select time_zone from users where email = $1', [email]);
    expect(rows).toEqual([{ time_zone: zone }]);
  });

  test.each([
    ['ID', 'vi', 'id'],
    ['ID', '', 'en'],
    ['SG', 'my', 'my'],
    ['PH', 'ph', 'ph'],
  ])('in %s somebody who reads %j gets %s (spec 9)', async (country_code, spoken, language) => {
    const { body } = await app.call<Session>(endpoints.register, {
      headers: spoken === '' ? {} : { 'X-User-Language': spoken },
      body: { email: `${country_code}-${spoken || 'none'}@speaks.test`, password: PASSWORD, country_code },
    });
    expect(body.user.language).toBe(language);
  });
});
