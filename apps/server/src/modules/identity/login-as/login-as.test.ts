import {
  endpointList,
  endpoints,
  type ActivityEntry,
  type AdminPerson,
  type Session,
  type User,
} from '@sampan/contract';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { chainAuditLog } from '../../../platform/audit/chain-audit-log.ts';
import { verifyAudit } from '../../../platform/audit/verify-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { ADMIN, REASON, actAs, grantFor } from '#test/login-as/login-as.fixtures.ts';

const SG = 'sg@demo.sampan.test';
const STAFF = 'staff@demo.sampan.test';
const MY = 'my@demo.sampan.test';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const meOf = async (token: string) => (await app.call<User>(endpoints.getMe, { token })).body;
const loginAs = async (access_token: string, token?: string) =>
  app.refusal(endpoints.loginAsAdmin, { token: token ?? (await app.tokenOf(ADMIN)), body: { access_token } });
const freshToken = async (email: string) =>
  (await app.call<Session>(endpoints.login, { body: { email, password: 'Sampan#2026' } })).body.token;
/** Frees the admin of the ten an hour. */
const nextHour = () => app.clock.advance(3601);

describe('Login as (spec 4, 6; design 8.6)', () => {
  it('finds people by name, email or company, and says whom nobody can act for', async () => {
    const token = await app.tokenOf(ADMIN);
    const find = async (search: string) =>
      (await app.call<{ records: AdminPerson[] }>(endpoints.listAdminPersons, { token, query: { search } })).body
        .records;
    expect((await find('kopi & kaya')).map(({ email }) => email)).toContain(SG);
    expect(await find(MY)).toMatchObject([{ email: MY, country_code: 'MY', may_login_as: true }]);
    expect(await find(ADMIN)).toMatchObject([{ may_login_as: false }]);
    expect(await find('%')).toEqual([]);
  });

  it('opens a session in the name of the person of a grant, for 60 minutes', async () => {
    app.clock.stop();
    const { token, user, expires_at } = await actAs(app, SG);
    expect(expires_at).toBe(epochSeconds(app.clock) + 3_600);
    expect(user).toMatchObject({
      email: SG,
      country_code: 'SG',
      is_admin_logged_in: true,
      impersonated_until: expires_at,
    });
    expect(await meOf(token)).toEqual(user);
    expect((await meOf(await app.tokenOf(SG))).is_admin_logged_in).toBe(false);
  });

  it('spec 7 POST login_as_admin: takes an access token of the person as well', async () => {
    const opened = await app.call<Session>(endpoints.loginAsAdmin, {
      token: await app.tokenOf(ADMIN),
      body: { access_token: await app.tokenOf(MY) },
    });
    expect(opened.body.user).toMatchObject({ email: MY, country_code: 'MY', is_admin_logged_in: true });
  });

  it('ends after 60 minutes however much it is used, and the admin is still who they were', async () => {
    nextHour();
    const { token } = await actAs(app, SG);
    for (let minute = 0; minute < 59; minute += 10) {
      app.clock.advance(590);
      expect((await app.refusal(endpoints.getMe, { token })).status).toBe(200);
    }
    app.clock.advance(61);
    expect((await app.refusal(endpoints.getMe, { token })).status).toBe(401);
    expect((await meOf(await app.tokenOf(ADMIN))).email).toBe(ADMIN);
  });

  it('ends on the server with Return to my account, and with the rights of the admin', async () => {
    nextHour();
    const first = await actAs(app, SG);
    await app.call(endpoints.logout, { token: first.token });
    expect((await app.refusal(endpoints.getMe, { token: first.token })).status).toBe(401);
    expect((await meOf(await app.tokenOf(SG))).email).toBe(SG);
    const second = await actAs(app, SG);
    const demote = (is_admin: boolean) =>
      app.database.pool.query('update users set is_admin = $1 where email = $2', [is_admin, ADMIN]);
    await demote(false);
    expect((await app.refusal(endpoints.getMe, { token: second.token })).status).toBe(401);
    await demote(true);
  });

  test("'This is current account' for a token of one's own (spec 5)", async () => {
    const own = await loginAs(await freshToken(ADMIN));
    expect([own.status, own.body.code, own.body.message]).toEqual([409, 'current_account', 'This is current account']);
    const me = await meOf(await app.tokenOf(ADMIN));
    const granted = await app.refusal(endpoints.createLoginAsGrant, {
      token: await app.tokenOf(ADMIN),
      body: { user_id: me.id, reason: REASON },
    });
    expect(granted.body.code).toBe('current_account');
  });

  test('a grant works once, for 10 minutes, for the admin who made it', async () => {
    nextHour();
    const once = await grantFor(app, STAFF);
    const both = await Promise.all([loginAs(once), loginAs(once)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(await loginAs(once)).toMatchObject({ status: 422, body: { code: 'login_as_token_dead' } });

    const late = await grantFor(app, STAFF);
    app.clock.advance(600);
    expect((await loginAs(late)).body.code).toBe('login_as_token_dead');

    const others = await grantFor(app, STAFF);
    await app.database.pool.query('update users set is_admin = true where email = $1', [MY]);
    expect((await loginAs(others, await app.tokenOf(MY))).body.code).toBe('login_as_token_dead');
    await app.database.pool.query('update users set is_admin = false where email = $1', [MY]);
    for (const wrong of ['not a token', 'x'.repeat(200)])
      expect((await loginAs(wrong)).body.code).toBe('login_as_token_dead');
  });

  test('never onto another admin, nor onto somebody who was removed', async () => {
    nextHour();
    await app.database.pool.query('update users set is_admin = true where email = $1', [MY]);
    expect(await loginAs(await freshToken(MY))).toMatchObject({ status: 403, body: { code: 'login_as_refused' } });
    const my = await meOf(await app.tokenOf(MY));
    const granted = await app.refusal(endpoints.createLoginAsGrant, {
      token: await app.tokenOf(ADMIN),
      body: { user_id: my.id, reason: REASON },
    });
    expect(granted.body.code).toBe('login_as_refused');
    await app.database.pool.query('update users set is_admin = false where email = $1', [MY]);

    const grant = await grantFor(app, 'readonly@demo.sampan.test');
    await app.database.pool.query("update users set disabled_at = 1 where email = 'readonly@demo.sampan.test'");
    expect((await loginAs(grant)).body.code).toBe('login_as_refused');
    await app.database.pool.query("update users set disabled_at = null where email = 'readonly@demo.sampan.test'");
  });

  test('no chaining: nobody goes on from a session in the name of another', async () => {
    nextHour();
    const { token } = await actAs(app, SG);
    const body = { access_token: await grantFor(app, STAFF) };
    expect((await app.refusal(endpoints.loginAsAdmin, { token, body })).status).toBe(403);
    expect((await loginAs(token)).body.code).toBe('login_as_token_dead');
    const search = await app.refusal(endpoints.listAdminPersons, { token, query: { search: 'kaya' } });
    expect(search.status).toBe(403);
  });

  test('only admins, and only ten times an hour (trust 5)', async () => {
    nextHour();
    const others = { token: await app.tokenOf(SG), body: { access_token: await app.tokenOf(MY) } };
    expect((await app.refusal(endpoints.loginAsAdmin, others)).body.code).toBe('forbidden');
    const starts = await Promise.all(Array.from({ length: 14 }, async () => loginAs(await app.tokenOf(SG))));
    expect(starts.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(starts.filter(({ status }) => status === 429)).toHaveLength(4);
    expect(starts.find(({ status }) => status === 429)?.headers.get('retry-after')).toBe('3600');
  });

  test('a reason must be given', async () => {
    const user_id = (await meOf(await app.tokenOf(SG))).id;
    const refused = await app.refusal(endpoints.createLoginAsGrant, {
      token: await app.tokenOf(ADMIN),
      body: { user_id, reason: '   ' },
    });
    expect(refused.body.errors).toMatchObject([{ param: 'reason', code: 'validate.required' }]);
  });
});

describe('the ghost-user header only selects (design 8.7)', () => {
  it('is taken for the person of the session and refused for anybody else, and that is noted', async () => {
    nextHour();
    const { token, user } = await actAs(app, SG);
    const other = await meOf(await app.tokenOf(MY));
    const ask = (id: string, as: string) => app.refusal(endpoints.getMe, { token: as, headers: { 'ghost-user': id } });
    expect((await ask(user.id, token)).status).toBe(200);
    expect((await ask(user.id, await app.tokenOf(SG))).status).toBe(200);
    expect((await ask(other.id, token)).status).toBe(403);
    expect((await ask(user.id, await app.tokenOf(ADMIN))).status).toBe(403);
    const log = await app.database.pool.query(
      "select object_id, result from audit_log where action = 'ghost_user.refused' order by seq desc limit 2",
    );
    expect(log.rows).toEqual([
      { object_id: user.id, result: 'refused' },
      { object_id: other.id, result: 'refused' },
    ]);
  });
});

describe('what is done in the name of another (trust 7 A6)', () => {
  it('carries both ids, and both sides read it', async () => {
    nextHour();
    const { token, user } = await actAs(app, STAFF);
    const admin = await meOf(await app.tokenOf(ADMIN));
    await app.call(endpoints.saveSetting, { token, body: { phone: '81234567' } });
    const { rows } = await app.database.pool.query(
      "select actor_id, subject_id, session_id from audit_log where action = 'setting.save' order by seq desc limit 1",
    );
    expect(rows).toMatchObject([{ actor_id: admin.id, subject_id: user.id }]);

    const list = { query: { actor: 'support' } };
    const mine = await app.call<{ records: ActivityEntry[] }>(endpoints.listActivity, {
      token: await app.tokenOf(SG),
      ...list,
    });
    expect(mine.body.records[0]).toMatchObject({
      action: 'setting.save',
      actor: { kind: 'support', id: null, name: '' },
      in_name_of: user.name,
    });
    expect(mine.body.records.map(({ action }) => action)).toContain('login_as.start');
    expect(JSON.stringify(mine.body.records)).not.toContain(admin.id);
    expect(mine.body.records.find(({ action }) => action === 'login_as.grant')?.details).toEqual({ reason: REASON });

    const ours = await app.call<{ records: (ActivityEntry & { company_name: string })[] }>(
      endpoints.listAdminActivity,
      {
        token: await app.tokenOf(ADMIN),
        query: { admin_id: admin.id },
      },
    );
    expect(ours.body.records[0]).toMatchObject({
      action: 'setting.save',
      actor: { kind: 'support', id: admin.id, name: admin.name },
      company_name: 'Kopi & Kaya Goods',
    });
  });

  it('is never what cannot be undone: each such call is refused with 403, and that is noted', async () => {
    nextHour();
    const { token } = await actAs(app, SG);
    const closed = endpointList.filter(
      ({ access, while_impersonating }) => access !== 'public' && !while_impersonating,
    );
    expect(closed.length).toBeGreaterThan(10);
    for (const endpoint of closed) {
      const answer = await app.refusal(endpoint, { token, ...(endpoint.body ? { body: {} } : {}) });
      expect([endpoint.name, answer.status, answer.body.code]).toEqual([endpoint.name, 403, 'impersonation_refused']);
    }
    const noted = await app.database.pool.query<{ object_id: string }>(
      "select distinct object_id from audit_log where action = 'access.refused' and details->>'code' = 'impersonation_refused'",
    );
    expect(noted.rows.map(({ object_id }) => object_id).toSorted()).toEqual(closed.map(({ name }) => name).toSorted());
  });

  it('leaves a log that holds', async () => {
    while ((await chainAuditLog(app.ctx)) > 0);
    expect((await verifyAudit(app.ctx)).findings).toEqual([]);
  });
});
