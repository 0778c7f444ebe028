import { hash } from '@node-rs/argon2';
import { endpoints, type Session } from '@sampan/contract';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { messagesTo, PASSWORD, resetTokenSentTo, signedIn, verified } from '#test/account/account.fixtures.ts';
import { login } from './login.ts';

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp({ env: { SAMPAN_RATE_LIMIT_FACTOR: '1', SAMPAN_TRUST_PROXY: 'true' } });
});
afterAll(() => app.close());

let last_ip = 0;
/** Callers from addresses of their own. */
const newIp = () => `198.51.100.${(last_ip += 1)}`;
const attempt = (email: string, password: string, ip: string) =>
  app.refusal(endpoints.login, { body: { email, password }, headers: { 'X-Forwarded-For': ip } });

describe('failed sign-ins (trust 4.23)', () => {
  test.each(['known@login.test', 'unknown@login.test'])(
    'five in a quarter of an hour for %s from one address, then 429 with the time to wait, even with the right password',
    async (email) => {
      if (email.startsWith('known')) await verified(app, email);
      const ip = newIp();
      app.clock.stop();
      for (let n = 0; n < 5; n += 1) expect((await attempt(email, 'Wrong#1234', ip)).status).toBe(422);
      const refused = await attempt(email, PASSWORD, ip);
      expect([refused.status, refused.body.code, refused.body.retryable]).toEqual([429, 'rate_limited', true]);
      expect(Number(refused.headers.get('retry-after'))).toBe(900);
    },
  );

  test('no lock is for ever: a quarter of an hour later, or from another address, the right password works', async () => {
    await verified(app, 'patient@login.test');
    const ip = newIp();
    for (let n = 0; n < 6; n += 1) await attempt('patient@login.test', 'Wrong#1234', ip);
    expect((await attempt('patient@login.test', PASSWORD, newIp())).status).toBe(200);
    app.clock.advance(901);
    expect((await attempt('patient@login.test', PASSWORD, ip)).status).toBe(200);
  });

  test('twenty a day for one account, from wherever; a reset link opens it again', async () => {
    await verified(app, 'target@login.test');
    for (let n = 0; n < 20; n += 1)
      expect((await attempt('target@login.test', 'Wrong#1234', newIp())).status).toBe(422);
    const refused = await attempt('target@login.test', PASSWORD, newIp());
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(80_000);
    await app.call(endpoints.forgotPassword, { body: { email: 'target@login.test' } });
    const token = await resetTokenSentTo(app, 'target@login.test');
    await app.call(endpoints.resetPassword, { body: { token, new_password: 'Otak#Otak22' } });
    expect((await attempt('target@login.test', 'Otak#Otak22', newIp())).status).toBe(200);
  });

  test('a hundred an hour from one address, whoever is tried', async () => {
    const ip = newIp();
    for (let n = 0; n < 100; n += 1) await attempt(`sprayed-${n}@login.test`, 'Wrong#1234', ip);
    expect((await attempt('sprayed-100@login.test', 'Wrong#1234', ip)).status).toBe(429);
  });

  test('the right password is no failure', async () => {
    await verified(app, 'often@login.test');
    const ip = newIp();
    for (let n = 0; n < 12; n += 1) expect((await attempt('often@login.test', PASSWORD, ip)).status).toBe(200);
  });

  test('of fifty guesses at once five are looked at', async () => {
    const ip = newIp();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => attempt('parallel@login.test', `Guess#${n}abc`, ip)),
    );
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(45);
  });

  test('a limit that is reached is logged, without naming anybody', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
    const ctx = { ...app.ctx, log, ip: newIp() };
    for (let n = 0; n < 8; n += 1)
      await login({ ctx, input: { email: 'logged@login.test', password: 'Wrong#1234' } }).catch(() => undefined);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('login-here');
    expect(lines[0]).not.toMatch(/logged|Wrong|198\.51/u);
  });
});

describe('passwords at rest', () => {
  test('a hash of older costs is written anew when its password is next seen', async () => {
    const { user } = await verified(app, 'old@login.test');
    const old = await hash(PASSWORD, { memoryCost: 8_192, timeCost: 1, parallelism: 1 });
    await app.database.pool.query('update users set password_hash = $1 where id = $2', [old, user.id]);
    const stored = async () =>
      (await app.database.pool.query('select password_hash from users where id = $1', [user.id])).rows[0].password_hash;
    await attempt('old@login.test', 'Wrong#1234', newIp());
    expect(await stored()).toBe(old);
    expect((await attempt('old@login.test', PASSWORD, newIp())).status).toBe(200);
    expect(await stored()).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/u);
    expect((await attempt('old@login.test', PASSWORD, newIp())).status).toBe(200);
  });

  test('somebody who was removed is told so, with the right password only', async () => {
    const { user, token } = await verified(app, 'removed@login.test');
    await app.database.pool.query('update users set disabled_at = 1 where id = $1', [user.id]);
    expect((await attempt('removed@login.test', PASSWORD, newIp())).body.code).toBe('account_disabled');
    expect((await attempt('removed@login.test', 'Wrong#1234', newIp())).body.code).toBe('wrong_credentials');
    expect((await app.call(endpoints.getMe, { token })).status).toBe(401);
  });
});

describe('a new sign-in (trust 4.2, 4.23)', () => {
  const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36';
  const CHROME_LATER = CHROME.replace('142.0', '143.0');
  const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Safari/604.1';
  const from = (user_agent: string) => ({ headers: { 'User-Agent': user_agent, 'X-Forwarded-For': newIp() } });

  test('from a device that was never used is told by mail, in the language of the person; a known one is not', async () => {
    await verified(app, 'devices@login.test', { country_code: 'ID' });
    await app.database.pool.query(`update users set language = 'id' where email = 'devices@login.test'`);
    await app.database.pool.query(`update sessions set user_agent = $1 where user_agent = ''`, [CHROME]);
    const before = (await messagesTo(app, 'devices@login.test')).length;
    await signedIn(app, 'devices@login.test', from(CHROME_LATER));
    expect(await messagesTo(app, 'devices@login.test')).toHaveLength(before);
    await signedIn(app, 'devices@login.test', from(IPHONE));
    const [notice, ...older] = await messagesTo(app, 'devices@login.test');
    expect(older).toHaveLength(before);
    expect(notice?.subject).toBe('Login baru ke akun Anda');
    expect(notice?.text).toContain('Safari, iOS');
    expect(notice?.text).toContain(`${app.ctx.env.public_url}/settings/security`);
    await signedIn(app, 'devices@login.test', from(IPHONE));
    expect(await messagesTo(app, 'devices@login.test')).toHaveLength(before + 1);
  });

  test('has a token of its own, whatever token the caller brought (fixation)', async () => {
    const first = await verified(app, 'fixed@login.test');
    const preset = 'a'.repeat(43);
    const refused = await app.refusal(endpoints.login, {
      token: preset,
      body: { email: 'fixed@login.test', password: PASSWORD },
    });
    expect(refused.status).toBe(401);
    const second = await app.call<Session>(endpoints.login, {
      token: first.token,
      body: { email: 'fixed@login.test', password: PASSWORD },
      headers: { 'X-Forwarded-For': newIp() },
    });
    expect(second.body.token).not.toBe(first.token);
    expect(Buffer.from(second.body.token, 'base64url').length * 8).toBeGreaterThanOrEqual(128);
    expect((await app.call(endpoints.getMe, { token: preset })).status).toBe(401);
  });
});
