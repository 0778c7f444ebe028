import { endpoints, type Order, type Session, type User } from '@sampan/contract';
import { TERMS_HASHES, TERMS_IN_FORCE_SINCE } from '@sampan/country-rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { codeSentTo, messagesTo, PASSWORD, registered, verified, wrongCode } from '#test/account/account.fixtures.ts';

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const verify = (email: string, otp: string, token?: string) =>
  app.refusal(endpoints.verifyMail, { body: { email, otp }, ...(token ? { token } : {}) });
const me = async (token: string) => (await app.call<User>(endpoints.getMe, { token })).body;

describe('email verification by one-time code (spec 4 Sessions, Email verification modal)', () => {
  test('who registers is sent a code, and is verified by it', async () => {
    const { token, user } = await registered(app, 'new@verify.test');
    expect(user).toMatchObject({ is_mail_verified: false, requires_email_verification: true });
    const [mail] = await messagesTo(app, 'new@verify.test');
    const code = /\b\d{6}\b/u.exec(mail?.text ?? '')?.[0] ?? '';
    expect(mail?.subject).toBe(`${code} is your Sampan code`);
    expect(mail?.html).toContain(`>${code}</td>`);
    expect((await verify('new@verify.test', code, token)).status).toBe(200);
    expect((await me(token)).is_mail_verified).toBe(true);
  });

  test('works without a session, as spec 7 has the call, whatever the case of the email', async () => {
    const { token } = await registered(app, 'Calm@verify.test');
    const code = await codeSentTo(app, 'Calm@verify.test');
    expect((await verify('CALM@verify.test', `${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
    expect((await me(token)).is_mail_verified).toBe(true);
  });

  test('wrong, reused, old, unknown and other people’s codes are answered alike', async () => {
    const { token } = await registered(app, 'alike@verify.test');
    const code = await codeSentTo(app, 'alike@verify.test');
    const stranger = await registered(app, 'stranger@verify.test');
    const strangers_code = await codeSentTo(app, 'stranger@verify.test');
    const wrong = await verify('alike@verify.test', wrongCode(code), token);
    const foreign = await verify('stranger@verify.test', strangers_code, token);
    const nobody = await verify('nobody@verify.test', '123456');
    expect((await verify('alike@verify.test', code, token)).status).toBe(200);
    const reused = await verify('alike@verify.test', code, token);
    app.clock.advance(601);
    const old = await verify('stranger@verify.test', strangers_code, stranger.token);
    const alike = [wrong, foreign, nobody, reused, old].map(({ status, body: { request_id: _, ...body } }) => ({
      status,
      body,
    }));
    expect(new Set(alike.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(alike[0]).toMatchObject({ status: 422, body: { code: 'otp_invalid', param: 'otp' } });
  });

  test.each(['', '12345', 'abcdef', '1234567'])('the code %j is refused beside its field', async (otp) => {
    const answer = await verify('form@verify.test', otp);
    expect([answer.status, answer.body.param]).toEqual([422, 'otp']);
    expect((await verify('no email', '123456')).body.param).toBe('email');
  });

  test('five wrong ones, and the right one is dead; a new one works and kills the old', async () => {
    const { token } = await registered(app, 'tries@verify.test');
    const code = await codeSentTo(app, 'tries@verify.test');
    for (let n = 0; n < 5; n += 1) await verify('tries@verify.test', wrongCode(code), token);
    expect((await verify('tries@verify.test', code, token)).status).toBe(422);
    await app.call(endpoints.resendMyMailVerification, { token });
    const fresh = await codeSentTo(app, 'tries@verify.test');
    if (fresh !== code) expect((await verify('tries@verify.test', code, token)).status).toBe(422);
    expect((await verify('tries@verify.test', fresh, token)).status).toBe(200);
  });
});

describe('sending it again (spec 7, trust 4.22)', () => {
  test('known, unknown and verified emails are answered alike, and only who waits is written to', async () => {
    await registered(app, 'waits@resend.test');
    await verified(app, 'done@resend.test');
    const counts = async () => {
      const found: number[] = [];
      for (const name of ['waits', 'done', 'nobody']) found.push((await messagesTo(app, `${name}@resend.test`)).length);
      return found;
    };
    const before = await counts();
    const answers = await Promise.all(
      ['waits', 'done', 'nobody'].map((name) =>
        app.call(endpoints.resendMailVerification, { body: { email: `${name}@resend.test` } }),
      ),
    );
    expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(3).fill([200, { success: true }]));
    expect(await counts()).toEqual([(before[0] ?? 0) + 1, before[1], before[2]]);
  });

  test('three an hour for a mailbox, known or not; then 429 with the time to wait', async () => {
    const careful = await openTestApp({ env: { SAMPAN_RATE_LIMIT_FACTOR: '1' } });
    for (const email of ['waits@limit.test', 'nobody@limit.test']) {
      if (email.startsWith('waits')) await registered(careful, email);
      const again = () => careful.refusal(endpoints.resendMailVerification, { body: { email } });
      for (let n = 0; n < 3; n += 1) expect((await again()).status).toBe(200);
      const refused = await again();
      expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited']);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_500);
    }
    await careful.close();
  });

  test('of my own account, before the email is verified; afterwards nothing is sent', async () => {
    const { token } = await verified(app, 'settled@resend.test');
    const before = (await messagesTo(app, 'settled@resend.test')).length;
    expect((await app.call(endpoints.resendMyMailVerification, { token })).status).toBe(200);
    expect(await messagesTo(app, 'settled@resend.test')).toHaveLength(before);
  });

  test.each([
    ['SG', 'my', 'ialah kod Sampan anda'],
    ['PH', 'ph', 'ang Sampan code mo'],
    ['ID', 'id', 'adalah kode Sampan Anda'],
    ['MY', 'vi', 'là mã Sampan của bạn'],
    ['SG', 'en', 'is your Sampan code'],
  ])('%s in %s: "%s"', async (country_code, language, words) => {
    const email = `${language}@speaks.test`;
    await app.call<Session>(endpoints.register, {
      headers: { 'X-User-Language': language },
      body: { email, password: PASSWORD, country_code },
    });
    expect((await messagesTo(app, email))[0]?.subject).toContain(words);
  });
});

describe('what waits for a verified email (spec 4, trust 4.36)', () => {
  const DRAFT = { package_content: 'Kaya jam' };

  test('reading works, changes are refused until the email is verified, then they work', async () => {
    const { token } = await registered(app, 'gated@verify.test');
    expect((await app.call(endpoints.listOrders, { token })).status).toBe(200);
    for (const [endpoint, body] of [
      [endpoints.createOrder, DRAFT],
      [endpoints.saveSetting, { name: 'Hui Min' }],
    ] as const) {
      const refused = await app.refusal(endpoint, { token, body });
      expect([refused.status, refused.body.code]).toEqual([403, 'email_unverified']);
    }
    await verify('gated@verify.test', await codeSentTo(app, 'gated@verify.test'), token);
    expect((await app.call<Order>(endpoints.createOrder, { token, body: DRAFT })).status).toBe(200);
  });

  test('what they need to get there is never refused', async () => {
    const { token } = await registered(app, 'free@verify.test');
    const statuses = [
      await app.call(endpoints.getMe, { token }),
      await app.call(endpoints.updateMe, { token, body: { language: 'id' } }),
      await app.call(endpoints.resendMyMailVerification, { token }),
      await app.call(endpoints.acceptTerms, { token }),
      await app.call(endpoints.listSessions, { token }),
      await app.call(endpoints.logout, { token }),
    ].map(({ status }) => status);
    expect(statuses).toEqual(Array(6).fill(200));
  });

  test('on a developer’s computer nothing waits (spec 4: staging or production)', async () => {
    const at_home = await openTestApp({ env: { SAMPAN_ENVIRONMENT: 'development' } });
    const { token, user } = await registered(at_home, 'home@verify.test');
    expect(user.requires_email_verification).toBe(false);
    expect((await at_home.call(endpoints.createOrder, { token, body: DRAFT })).status).toBe(200);
    await at_home.close();
  });

  test('the accounts of the demo are verified', async () => {
    const token = await app.tokenOf('sg@demo.sampan.test');
    expect(await me(token)).toMatchObject({ is_mail_verified: true, accept_locad: true });
  });

  test.each([
    ['were never accepted', 'accept_locad = false, terms_version = null'],
    ['of another day were accepted', "terms_version = '2025-01-01'"],
  ])(
    'terms that %s: changes wait until they are accepted; which and when is kept (trust 4.36)',
    async (what, before) => {
      const { token, user } = await verified(app, `terms-${what.length}@verify.test`);
      await app.database.pool.query(`update users set ${before}, terms_hash = null where id = $1`, [user.id]);
      expect(await me(token)).toMatchObject({ accept_locad: false });
      const refused = await app.refusal(endpoints.createOrder, { token, body: DRAFT });
      expect([refused.status, refused.body.code]).toEqual([403, 'terms_required']);
      app.clock.advance(60);
      expect((await app.call<User>(endpoints.acceptTerms, { token })).body.accept_locad).toBe(true);
      const { rows } = await app.database.pool.query(
        'select terms_version, terms_hash, terms_accepted_at::int as at, terms_ip from users where id = $1',
        [user.id],
      );
      expect([rows[0].terms_version, rows[0].terms_hash]).toEqual([TERMS_IN_FORCE_SINCE, TERMS_HASHES.SG]);
      expect(rows[0].at).toBeGreaterThanOrEqual(Math.floor(app.clock.now() / 1000) - 30);
      expect(rows[0].terms_ip).toBe('local');
      expect((await app.call(endpoints.createOrder, { token, body: DRAFT })).status).toBe(200);
    },
  );
});
