import { endpoints, type Session, type User } from '@sampan/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import {
  messagesTo,
  PASSWORD,
  registered,
  resetTokenSentTo,
  signedIn,
  verified,
} from '#test/account/account.fixtures.ts';
import { purgeAccounts } from './index.ts';

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const NEW = 'Otak#Otak22';
async function forgotten(email: string): Promise<string> {
  await app.call(endpoints.forgotPassword, { body: { email } });
  return resetTokenSentTo(app, email);
}
const parse = (token: string) => app.refusal(endpoints.parseResetLink, { body: { token } });
const reset = (token: string, body: object = {}) =>
  app.refusal(endpoints.resetPassword, { body: { token, new_password: NEW, confirm_new_password: NEW, ...body } });
const statusOf = async (token: string) => (await app.call(endpoints.getMe, { token })).status;

describe('forgot password (spec 7, 8 "Reset link is sent to your email!", trust 4.22)', () => {
  test('known and unknown emails are answered alike; the link leads to our own page, whatever Host says', async () => {
    await verified(app, 'known@reset.test');
    const call = (email: string) =>
      app.call(endpoints.forgotPassword, {
        body: { email },
        headers: { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' },
      });
    expect([(await call('known@reset.test')).body, (await call('nobody@reset.test')).body]).toEqual([
      { success: true },
      { success: true },
    ]);
    const [mail] = await messagesTo(app, 'known@reset.test');
    expect(mail?.text).toContain(`${app.ctx.env.public_url}/auth/reset-password#token=`);
    expect(`${mail?.text}${mail?.html}`).not.toContain('evil');
    expect(await messagesTo(app, 'nobody@reset.test')).toEqual([]);
  });

  test('three an hour for a mailbox, known or not', async () => {
    const careful = await openTestApp({ env: { SAMPAN_RATE_LIMIT_FACTOR: '1' } });
    for (const email of ['known@limit.test', 'nobody@limit.test']) {
      if (email.startsWith('known')) await verified(careful, email);
      const again = () => careful.refusal(endpoints.forgotPassword, { body: { email } });
      for (let n = 0; n < 3; n += 1) expect((await again()).status).toBe(200);
      expect([(await again()).status, (await again()).body.code]).toEqual([429, 'rate_limited']);
    }
    await careful.close();
  });

  test('the database knows no token', async () => {
    await verified(app, 'hashed@reset.test');
    const token = await forgotten('hashed@reset.test');
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const { rows } = await app.database.pool.query('select * from password_resets');
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('the reset link (trust 4.22)', () => {
  let forms = 0;

  test('says whose password it is, masked, and changes it once: every session dies, nobody is signed in', async () => {
    const first = await verified(app, 'person@reset.test');
    const second = await signedIn(app, 'person@reset.test');
    const token = await forgotten('person@reset.test');
    const opened = await app.call<{ email_masked: string; expires_at: number }>(endpoints.parseResetLink, {
      body: { token },
    });
    expect(opened.body.email_masked).toBe('p•••n@reset.test');
    expect(opened.body.expires_at - Math.floor(app.clock.now() / 1000)).toBeGreaterThan(1_790);
    const answer = await reset(token);
    expect([answer.status, answer.body]).toEqual([200, { success: true }]);
    expect([await statusOf(first.token), await statusOf(second.token)]).toEqual([401, 401]);
    const old = await app.call(endpoints.login, { body: { email: 'person@reset.test', password: PASSWORD } });
    expect(old.status).toBe(422);
    expect((await signedIn(app, 'person@reset.test', { password: NEW })).user.id).toBe(first.user.id);
    expect((await messagesTo(app, 'person@reset.test')).map(({ subject }) => subject)).toContain(
      'Your password was changed',
    );
  });

  test('reused, old, malformed and overtaken links are answered alike', async () => {
    await verified(app, 'links@reset.test');
    const overtaken = await forgotten('links@reset.test');
    const used = await forgotten('links@reset.test');
    expect((await reset(used)).status).toBe(200);
    const late = await forgotten('links@reset.test');
    const answers = [await reset(overtaken), await reset(used), await reset('no token at all'), await parse(used)];
    app.clock.advance(1_801);
    answers.push(await reset(late), await parse(late));
    const alike = answers.map(({ status, body: { request_id: _, ...body } }) => JSON.stringify({ status, body }));
    expect(new Set(alike).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 404, body: { code: 'reset_link_not_available' } });
  });

  test('works for half an hour less a second', async () => {
    await verified(app, 'slow@reset.test');
    app.clock.stop();
    const token = await forgotten('slow@reset.test');
    app.clock.advance(1_799);
    expect((await reset(token)).status).toBe(200);
  });

  test('of twenty at once one changes the password', async () => {
    await verified(app, 'race@reset.test');
    const token = await forgotten('race@reset.test');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        reset(token, { new_password: `${NEW}${n}`, confirm_new_password: `${NEW}${n}` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test.each([
    ['', '', 'new_password', 'Password must not be empty'],
    ['Kaya#1', 'Kaya#1', 'new_password', 'Password must be longer or equal than 8 characters'],
    ['KayaToast1', 'KayaToast1', 'new_password', 'Password should have at least one letter/number/special character'],
    ['Password1!', 'Password1!', 'new_password', 'This password is too common. Choose another one'],
    [NEW, 'Otak#Otak23', 'confirm_new_password', 'Password does not match'],
  ])('%j and %j are refused beside %s, and the link still works (spec 5 Password)', async (a, b, field, sentence) => {
    const email = `form-${(forms += 1)}@reset.test`;
    await verified(app, email);
    const token = await forgotten(email);
    const answer = await reset(token, { new_password: a, confirm_new_password: b });
    expect([answer.status, answer.body.param, answer.body.errors[0]?.message]).toEqual([422, field, sentence]);
    expect((await reset(token, { confirm_new_password: undefined })).status).toBe(200);
  });

  test('came by mail, so it proves the email as well', async () => {
    const { user } = await registered(app, 'unproven@reset.test');
    const token = await forgotten('unproven@reset.test');
    expect((await reset(token)).status).toBe(200);
    const session = await signedIn(app, 'unproven@reset.test', { password: NEW });
    expect(session.user).toMatchObject({ id: user.id, is_mail_verified: true });
  });

  test('belongs to the owner of the email, not to who wrote it first or later', async () => {
    const owner = await verified(app, 'owned@reset.test');
    const stranger = await registered(app, 'owned@reset.test', { password: 'Rendang#42' });
    expect((await reset(await forgotten('owned@reset.test'))).status).toBe(200);
    expect((await signedIn(app, 'owned@reset.test', { password: NEW })).user.id).toBe(owner.user.id);
    expect(await statusOf(stranger.token)).toBe(200);
  });

  test('what is over is forgotten', async () => {
    await verified(app, 'swept@reset.test');
    await forgotten('swept@reset.test');
    app.clock.advance(1_801);
    await purgeAccounts(app.ctx);
    expect((await app.database.pool.query('select 1 from password_resets')).rowCount).toBe(0);
  });
});

describe('change password (spec 5)', () => {
  const change = (token: string, body: object = {}) =>
    app.refusal(endpoints.changePassword, {
      token,
      body: { old_password: PASSWORD, new_password: NEW, confirm_new_password: NEW, ...body },
    });

  test('answers a new session; this one and all others end, reset links too, and a mail says so', async () => {
    const first = await verified(app, 'me@change.test');
    const second = await signedIn(app, 'me@change.test');
    const link = await forgotten('me@change.test');
    const { status, body } = await app.call<Session>(endpoints.changePassword, {
      token: first.token,
      body: { old_password: PASSWORD, new_password: NEW, confirm_new_password: NEW },
    });
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ id: first.user.id, is_admin_logged_in: false });
    expect(new Set([first.token, second.token, body.token]).size).toBe(3);
    expect([await statusOf(first.token), await statusOf(second.token), await statusOf(body.token)]).toEqual([
      401, 401, 200,
    ]);
    expect((await parse(link)).status).toBe(404);
    expect((await messagesTo(app, 'me@change.test')).map(({ subject }) => subject)).toContain(
      'Your password was changed',
    );
    expect((await app.call<User>(endpoints.getMe, { token: body.token })).body.id).toBe(first.user.id);
  });

  test.each([
    [{ old_password: 'Wrong#1234' }, 'old_password', 'Password is incorrect'],
    [{ old_password: '' }, 'old_password', 'Password must not be empty'],
    [{ confirm_new_password: 'Otak#Otak23' }, 'confirm_new_password', 'Password does not match'],
    [
      { new_password: PASSWORD, confirm_new_password: PASSWORD },
      'new_password',
      'New password must be different from the old one',
    ],
    [
      { new_password: 'KayaToast1', confirm_new_password: 'KayaToast1' },
      'new_password',
      'Password should have at least one letter/number/special character',
    ],
  ])('%j is refused beside %s, and nothing is changed', async (body, field, sentence) => {
    const { token } = await verified(app, `${JSON.stringify(body).length}-${field}@change.test`);
    const answer = await change(token, body);
    expect([answer.status, answer.body.param, answer.body.errors[0]?.message]).toEqual([422, field, sentence]);
    expect(await statusOf(token)).toBe(200);
    expect((await change(token)).status).toBe(200);
  });

  test('five wrong old passwords in a quarter of an hour, then 429: a stolen session guesses nothing', async () => {
    const careful = await openTestApp({ env: { SAMPAN_RATE_LIMIT_FACTOR: '1' } });
    const { token } = await verified(careful, 'guess@change.test');
    const guess = (old_password: string) =>
      careful.refusal(endpoints.changePassword, {
        token,
        body: { old_password, new_password: NEW, confirm_new_password: NEW },
      });
    for (let n = 0; n < 5; n += 1) expect((await guess(`Wrong#123${n}`)).status).toBe(422);
    expect((await guess(PASSWORD)).status).toBe(429);
    await careful.close();
  });
});
