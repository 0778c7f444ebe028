import { endpoints, type Session, type User } from '@sampan/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { codeSentTo, messagesTo, verified, wrongCode } from '#test/account/account.fixtures.ts';

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const ask = (body: object, headers: Record<string, string> = {}) =>
  app.refusal(endpoints.requestPhoneCode, { body, headers });
const enter = (body: object) => app.refusal(endpoints.loginPhone, { body });
async function signIn(phone: string, country_code: string, e164: string, change: object = {}): Promise<Session> {
  await ask({ phone, country_code });
  const otp = await codeSentTo(app, e164);
  const { status, body } = await app.call<Session>(endpoints.loginPhone, {
    body: { phone, country_code, otp, ...change },
  });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body;
}

describe('sign-in by phone and one-time code (spec 2, 3 phone login, trust 4.21)', () => {
  test.each([
    ['SG', '9111 0001', '+6591110001', 'SGD'],
    ['MY', '012-345 0001', '+60123450001', 'MYR'],
    ['PH', '0917 111 0001', '+639171110001', 'PHP'],
    ['ID', '0812 1110 0001', '+6281211100001', 'IDR'],
  ])('a new number of %s opens an account there', async (country_code, phone, e164, currency) => {
    const { user, token } = await signIn(phone, country_code, e164, { name: 'Hui Min' });
    expect(user).toMatchObject({ country_code, currency, name: 'Hui Min', email: '', company_role: 'owner' });
    // There is no email to prove, and the box of the terms was not on the form: the modal asks.
    expect(user).toMatchObject({ requires_email_verification: false, accept_locad: false });
    const again = await signIn(e164, country_code, e164, { name: 'Somebody Else' });
    expect(again.user).toMatchObject({ id: user.id, name: 'Hui Min' });
    expect(again.token).not.toBe(token);
  });

  test('Viet Nam is closed (design 8.4); another country is none of the five', async () => {
    const closed = await ask({ phone: '0912345678', country_code: 'VN' });
    expect([closed.status, closed.body.code]).toEqual([422, 'country_closed']);
    const other = await ask({ phone: '5550100', country_code: 'US' });
    expect([other.status, other.body.param]).toEqual([422, 'country_code']);
  });

  test.each([
    ['', 'Phone number is required'],
    ['9123456', 'Phone number is invalid'],
    ['+60 12 345 6789', 'Phone number is invalid'],
    ['9123456a', 'Phone number is invalid'],
  ])('the number %j of Singapore is refused beside the field (spec 5 Phone)', async (phone, sentence) => {
    for (const answer of [
      await ask({ phone, country_code: 'SG' }),
      await enter({ phone, country_code: 'SG', otp: '123456' }),
    ])
      expect([answer.status, answer.body.param, answer.body.errors[0]?.message]).toEqual([422, 'phone', sentence]);
  });

  test.each(['', '12345', '1234567', 'abcdef', '12 34 5'])(
    'the code %j is refused beside the field before it costs a try',
    async (otp) => {
      await ask({ phone: '91110010', country_code: 'SG' });
      const code = await codeSentTo(app, '+6591110010');
      for (let n = 0; n < 6; n += 1) {
        const answer = await enter({ phone: '91110010', country_code: 'SG', otp });
        expect([answer.status, answer.body.param]).toEqual([422, 'otp']);
      }
      expect(
        (await enter({ phone: '91110010', country_code: 'SG', otp: `${code.slice(0, 3)} ${code.slice(3)}` })).status,
      ).toBe(200);
    },
  );

  test('wrong, reused, old and unknown codes are answered alike', async () => {
    const phone = { phone: '91110020', country_code: 'SG' };
    const never_asked = await enter({ phone: '91110021', country_code: 'SG', otp: '123456' });
    await ask(phone);
    const otp = await codeSentTo(app, '+6591110020');
    const wrong = await enter({ ...phone, otp: wrongCode(otp) });
    expect((await enter({ ...phone, otp })).status).toBe(200);
    const reused = await enter({ ...phone, otp });
    await ask(phone);
    const second = await codeSentTo(app, '+6591110020');
    app.clock.advance(601);
    const old = await enter({ ...phone, otp: second });
    const alike = [never_asked, wrong, reused, old].map(({ status, body: { request_id: _, ...body } }) => ({
      status,
      body,
    }));
    expect(new Set(alike.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(alike[0]).toMatchObject({ status: 422, body: { code: 'otp_invalid', param: 'otp' } });
  });

  test('of a thousand guesses at once none gets in, and the right code is dead after them', async () => {
    const phone = { phone: '91110030', country_code: 'SG' };
    await ask(phone);
    const otp = await codeSentTo(app, '+6591110030');
    const guesses = Array.from({ length: 1_001 }, (_, n) => String(n).padStart(6, '0')).filter(
      (guess) => guess !== otp,
    );
    const answers = await Promise.all(guesses.slice(0, 1_000).map((guess) => enter({ ...phone, otp: guess })));
    expect(answers.every(({ status }) => status === 422)).toBe(true);
    expect((await enter({ ...phone, otp })).status).toBe(422);
  });

  test('known and new numbers are answered alike', async () => {
    await signIn('91110040', 'SG', '+6591110040');
    const known = await ask({ phone: '91110040', country_code: 'SG' });
    const fresh = await ask({ phone: '91110041', country_code: 'SG' });
    expect(known.body).toEqual(fresh.body);
    expect(known.body).toEqual({ success: true, resend_after_s: 60, expires_in_s: 600 });
  });

  test('the message begins with the code and ends with the page it belongs to, in the language of the caller', async () => {
    await ask({ phone: '91110050', country_code: 'SG' }, { 'X-User-Language': 'my' });
    const [sms] = await messagesTo(app, '+6591110050');
    expect(sms?.channel).toBe('sms');
    expect(sms?.text).toMatch(/^(\d{6}) ialah kod Sampan anda\..*\n\n@127\.0\.0\.1 #\1$/u);
    await ask({ phone: '081211100050', country_code: 'ID' }, { 'X-User-Language': 'vi' });
    expect((await messagesTo(app, '+6281211100050'))[0]?.text).toMatch(/^\d{6} adalah kode Sampan Anda\./u);
  });

  test('a referral code that nobody has is refused beside the field, on both steps', async () => {
    const body = { phone: '91110060', country_code: 'SG', referral_code: 'NOSUCHXX' };
    for (const answer of [await ask(body), await enter({ ...body, otp: '123456' })])
      expect([answer.status, answer.body.param, answer.body.errors[0]?.code]).toEqual([
        422,
        'referral_code',
        'validate.referral_unknown',
      ]);
    expect(await messagesTo(app, '+6591110060')).toEqual([]);
  });

  test('who also has an email is told by mail of a sign-in with a code (trust 4.21)', async () => {
    const { user } = await verified(app, 'both@phone.test');
    await app.database.pool.query(`update users set login_phone = '+6591110070' where id = $1`, [user.id]);
    expect((await signIn('91110070', 'SG', '+6591110070')).user.id).toBe(user.id);
    const [notice] = await messagesTo(app, 'both@phone.test');
    expect(notice?.text).toContain('with a code we sent to your phone');
  });

  test('the terms are asked for before anything is changed, and then kept (spec 4 Terms modal)', async () => {
    const { token } = await signIn('91110080', 'SG', '+6591110080');
    const body = { package_content: 'Kaya jam' };
    const refused = await app.refusal(endpoints.createOrder, { token, body });
    expect([refused.status, refused.body.code]).toEqual([403, 'terms_required']);
    expect((await app.call<User>(endpoints.acceptTerms, { token })).body.accept_locad).toBe(true);
    expect((await app.call(endpoints.createOrder, { token, body })).status).toBe(200);
  });
});

describe('limits of text messages (trust 4.21)', () => {
  async function careful() {
    return openTestApp({ env: { SAMPAN_RATE_LIMIT_FACTOR: '1', SAMPAN_TRUST_PROXY: 'true' } });
  }
  const askFrom = (on: TestApp, phone: string, ip: string) =>
    on.refusal(endpoints.requestPhoneCode, { body: { phone, country_code: 'SG' }, headers: { 'X-Forwarded-For': ip } });

  test('three a quarter of an hour and ten a day for a number, from wherever', async () => {
    const on = await careful();
    let sent = 0;
    for (let turn = 0; turn < 24; turn += 1) {
      const answer = await askFrom(on, '91112000', `198.51.100.${turn}`);
      if (answer.status === 200) sent += 1;
      if (turn < 3) expect(answer.status).toBe(200);
      if (turn === 3) expect([answer.status, answer.body.code]).toEqual([429, 'rate_limited']);
      if (turn % 4 === 3) on.clock.advance(901);
    }
    expect(sent).toBe(10);
    expect((await messagesTo(on, '+6591112000')).length).toBe(10);
    on.clock.advance(86_400);
    expect((await askFrom(on, '91112000', '198.51.100.99')).status).toBe(200);
    await on.close();
  });

  test('ten an hour for a caller, whatever the numbers', async () => {
    const on = await careful();
    for (let n = 0; n < 10; n += 1) expect((await askFrom(on, `9111300${n}`, '203.0.113.9')).status).toBe(200);
    const refused = await askFrom(on, '91113099', '203.0.113.9');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_500);
    expect(await messagesTo(on, '+6591113099')).toEqual([]);
    await on.close();
  });

  test('a country has 2,000 a day: numbers that earn by being called come in whole ranges', async () => {
    const on = await careful();
    await askFrom(on, '91114000', '203.0.113.20');
    // The country's row is the one that stands for a day and was used once, beside the number's own.
    await on.database.pool.query('update throttles set uses = 2000 where uses = 1 and resets_at > $1', [
      Math.floor(on.clock.now() / 1000) + 80_000,
    ]);
    const refused = await askFrom(on, '91114001', '203.0.113.21');
    expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited']);
    const malaysia = await on.call(endpoints.requestPhoneCode, {
      body: { phone: '0123454001', country_code: 'MY' },
      headers: { 'X-Forwarded-For': '203.0.113.22' },
    });
    expect(malaysia.status).toBe(200);
    await on.close();
  });
});
