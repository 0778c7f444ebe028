import { endpoints, type ActiveSession } from '@sampan/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { signedIn, verified } from '#test/account/account.fixtures.ts';
import { purgeSessions } from './index.ts';

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp({ env: { SAMPAN_TRUST_PROXY: 'true' } });
});
afterAll(() => app.close());

const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0';
const from = (user_agent: string, ip: string) => ({ headers: { 'User-Agent': user_agent, 'X-Forwarded-For': ip } });
const list = async (token: string) =>
  (await app.call<{ records: ActiveSession[]; total: number }>(endpoints.listSessions, { token })).body;
const statusOf = async (token: string) => (await app.call(endpoints.getMe, { token })).status;

describe('where I am signed in (spec 4 Sessions, trust 4.2)', () => {
  test('this session first, then the last used; how, from where and with what', async () => {
    const first = await verified(app, 'list@session.test');
    app.clock.advance(60);
    await signedIn(app, 'list@session.test', from(CHROME, '203.0.113.7'));
    app.clock.advance(60);
    await signedIn(app, 'list@session.test', from(FIREFOX, '203.0.113.8'));
    const { records, total } = await list(first.token);
    expect(total).toBe(3);
    expect(records).toMatchObject([
      { is_current: true, method: 'register', device: '' },
      { is_current: false, method: 'password', device: 'Firefox, Linux', ip: '203.0.113.8' },
      { is_current: false, method: 'password', device: 'Chrome, Windows', ip: '203.0.113.7' },
    ]);
    expect(
      records.every(
        ({ created_at, last_seen_at, expires_at }) => created_at <= last_seen_at && last_seen_at < expires_at,
      ),
    ).toBe(true);
    expect(JSON.stringify(records)).not.toContain('token');
  });

  test('one is signed out: its token is dead, the others live', async () => {
    const first = await verified(app, 'revoke@session.test');
    const second = await signedIn(app, 'revoke@session.test');
    const id = (await list(first.token)).records.find((one) => !one.is_current)?.id ?? '';
    expect((await app.call(endpoints.revokeSession, { token: first.token, params: { id } })).status).toBe(200);
    expect([await statusOf(first.token), await statusOf(second.token)]).toEqual([200, 401]);
    expect((await list(first.token)).total).toBe(1);
    const again = await app.refusal(endpoints.revokeSession, { token: first.token, params: { id } });
    expect([again.status, again.body.code]).toEqual([404, 'not_found']);
  });

  test("somebody else's session does not exist, not even a colleague's", async () => {
    const owner = await app.tokenOf('sg@demo.sampan.test');
    const colleague = await app.tokenOf('staff@demo.sampan.test');
    const id = (await list(colleague)).records[0]?.id ?? '';
    expect((await app.refusal(endpoints.revokeSession, { token: owner, params: { id } })).status).toBe(404);
    expect(await statusOf(colleague)).toBe(200);
    expect((await list(owner)).records.map((one) => one.id)).not.toContain(id);
  });

  test('everywhere but here', async () => {
    const here = await verified(app, 'others@session.test');
    const others = [await signedIn(app, 'others@session.test'), await signedIn(app, 'others@session.test')];
    const { body } = await app.call<{ ended: number }>(endpoints.revokeOtherSessions, { token: here.token });
    expect(body).toEqual({ success: true, ended: 2 });
    expect(await Promise.all(others.map(({ token }) => statusOf(token)))).toEqual([401, 401]);
    expect(await statusOf(here.token)).toBe(200);
  });

  test('sessions that ended by themselves are not shown', async () => {
    const { token } = await verified(app, 'idle@session.test');
    app.clock.advance(12 * 3600 + 1);
    const fresh = await signedIn(app, 'idle@session.test');
    expect((await list(fresh.token)).total).toBe(1);
    expect(await statusOf(token)).toBe(401);
  });
});

describe('track_login (spec 7)', () => {
  test('tells how this session began and the sign-in before it', async () => {
    const first = await verified(app, 'track@session.test');
    expect((await app.call(endpoints.trackLogin, { token: first.token })).body).toMatchObject({
      current: { method: 'register' },
      previous: null,
    });
    app.clock.advance(3600);
    const second = await signedIn(app, 'track@session.test', from(CHROME, '203.0.113.9'));
    app.clock.advance(3600);
    const third = await signedIn(app, 'track@session.test', from(FIREFOX, '203.0.113.10'));
    await app.call(endpoints.logout, { token: second.token });
    expect((await app.call(endpoints.trackLogin, { token: third.token })).body).toMatchObject({
      current: { method: 'password', device: 'Firefox, Linux', ip: '203.0.113.10' },
      previous: { method: 'password', device: 'Chrome, Windows', ip: '203.0.113.9' },
    });
  });
});

test('track_active takes an empty body and notes the second it came in (spec 7 track-active)', async () => {
  app.clock.stop();
  const { token } = await verified(app, 'active@session.test');
  const seen = async () => (await list(token)).records[0]?.last_seen_at ?? 0;
  const before = await seen();
  // Less than a minute: an ordinary call would not be noted.
  app.clock.advance(30);
  expect(await app.call(endpoints.trackActive, { token })).toMatchObject({ status: 200, body: { success: true } });
  expect(await seen()).toBe(before + 30);
});

describe('what is forgotten', () => {
  test('sessions three months after their end, live ones never', async () => {
    const old = await verified(app, 'swept@session.test');
    await app.call(endpoints.createLiveTicket, { token: old.token });
    await app.call(endpoints.logout, { token: old.token });
    const rows = async () =>
      (await app.database.pool.query('select 1 from sessions where user_id = $1', [old.user.id])).rowCount;
    app.clock.advance(89 * 86_400);
    await purgeSessions(app.ctx);
    expect(await rows()).toBe(1);
    const fresh = await signedIn(app, 'swept@session.test');
    app.clock.advance(2 * 86_400);
    await purgeSessions(app.ctx);
    expect(await rows()).toBe(1);
    expect(
      (await app.database.pool.query('select 1 from sessions where ended_at is null and user_id = $1', [fresh.user.id]))
        .rowCount,
    ).toBe(1);
  });
});
