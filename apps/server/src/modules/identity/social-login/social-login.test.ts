import { endpoints, type Session, type SocialLoginList, type User } from '@sampan/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog } from '../../../platform/audit/audit.table.ts';
import type { DemoPerson } from '../../../ports/social-login.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { processMailRequests } from '../sign-in/index.ts';
import { sessions } from '../session/session.table.ts';
import { demoPerson, demoToken } from '#test/social-login/social-login.fixtures.ts';
import { socialIdentities } from './social-login.table.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const ENTRIES = { google: endpoints.loginGoogle, facebook: endpoints.loginFacebook } as const;
type Provider = keyof typeof ENTRIES;

async function enter(provider: Provider, person: DemoPerson, country = 'SG', extra: object = {}) {
  const body = { ...(await demoToken(app, provider, person)), timezone: 'Asia/Singapore', ...extra };
  return app.call<Session & { code?: string; message?: string }>(ENTRIES[provider], {
    body,
    headers: { 'X-Country-Code': country, 'X-User-Language': 'en' },
  });
}

async function link(provider: Provider, person: DemoPerson, token: string) {
  const body = { provider, ...(await demoToken(app, provider, person)) };
  return app.call<SocialLoginList & { code?: string }>(endpoints.linkSocialLogin, { token, body });
}

const unlink = (provider: Provider, token: string) =>
  app.call<{ code?: string }>(endpoints.unlinkSocialLogin, { token, params: { id: provider } });

async function mailsTo(email: string): Promise<string[]> {
  const { body } = await app.call<{ records: { subject: string }[] }>(endpoints.listOutbox, { query: { to: email } });
  return body.records.map(({ subject }) => subject);
}

async function fresh(email: string): Promise<string> {
  const entered = await enter('google', demoPerson(email));
  expect(entered.status).toBe(200);
  return entered.body.token;
}

describe('POST /login_google and /login_facebook (spec 7 Account)', () => {
  test.each<Provider>(['google', 'facebook'])(
    '%s: somebody new gets a company, a wallet and a session',
    async (provider) => {
      const email = `new-${provider}@example.test`;
      const first = await enter(provider, demoPerson(email), 'MY', { accept_emails: true });
      expect(first.status).toBe(200);
      expect(first.body.expires_at).toBeGreaterThan(Date.now() / 1_000);
      expect(first.body.user).toMatchObject({
        email,
        name: 'Amelia Goh',
        country_code: 'MY',
        currency: 'MYR',
        company_role: 'owner',
        is_mail_verified: true,
        // No box was ticked: the terms modal asks (spec 4).
        accept_locad: false,
        has_password: false,
      });
      const me = await app.call<User>(endpoints.getMe, { token: first.body.token });
      expect(me.body.balance).toBeGreaterThanOrEqual(0);
      expect(me.body.id).toBe(first.body.user.id);
      const [session] = await app.ctx.db.select().from(sessions).where(eq(sessions.user_id, me.body.id));
      expect(session?.method).toBe(provider);
      const audit = await app.ctx.db.select().from(auditLog).where(eq(auditLog.actor_id, me.body.id));
      expect(audit.map(({ action }) => action)).toEqual(expect.arrayContaining(['account.create', 'session.start']));

      // The second time nothing is opened, whatever country the page is of.
      const second = await enter(provider, demoPerson(email), 'PH');
      expect(second.body.user).toMatchObject({ id: first.body.user.id, country_code: 'MY' });
      expect(second.body.token).not.toBe(first.body.token);
    },
  );

  test('an email that has an account asks for its sign-in first; nothing is connected (trust 4.20)', async () => {
    const person = demoPerson('SG@demo.sampan.test');
    for (const provider of ['google', 'facebook'] as const) {
      const refused = await enter(provider, person);
      expect([refused.status, refused.body.code]).toEqual([422, 'link_required']);
      expect(refused.body.message).toMatch(/Sign in the way you did before/u);
    }
    const rows = await app.ctx.db
      .select()
      .from(socialIdentities)
      .where(sql`lower(${socialIdentities.email}) = 'sg@demo.sampan.test'`);
    expect(rows).toEqual([]);
  });

  test('the email in the body is not believed', async () => {
    const entered = await enter('google', demoPerson('honest@example.test'), 'SG', { email: 'ph@demo.sampan.test' });
    expect(entered.body.user.email).toBe('honest@example.test');
  });

  test('no email, an unverified one and one that is none open nothing', async () => {
    for (const person of [
      demoPerson('', { id: 'nobody' }),
      demoPerson('unverified@example.test', { is_email_verified: false }),
      demoPerson('not an email'),
    ]) {
      const refused = await enter('google', person);
      expect([refused.status, refused.body.code]).toEqual([422, 'social_email_unverified']);
    }
  });

  test('a known identity signs in even when its email changed or is unverified now', async () => {
    const person = demoPerson('first@example.test', { id: 'stays the same' });
    const first = await enter('google', person);
    const later = await enter('google', { ...person, email: 'second@example.test', is_email_verified: false });
    expect([later.status, later.body.user.id]).toEqual([200, first.body.user.id]);
    expect(later.body.user.email).toBe('first@example.test');
  });

  test('Viet Nam is closed (design 8.4)', async () => {
    const refused = await enter('google', demoPerson('vn@example.test'), 'VN');
    expect([refused.status, refused.body.code]).toEqual([422, 'country_closed']);
  });

  test('whatever is wrong with a token is answered alike, and never with 401 (spec 8: 401 forces logout)', async () => {
    const { access_token, nonce } = await demoToken(app, 'google', demoPerson('alike@example.test'));
    const bodies = [
      { access_token },
      { access_token, nonce: 'another' },
      { access_token: `${access_token}x`, nonce },
      { access_token: 'no token', nonce },
    ];
    const answers = await Promise.all(bodies.map((body) => app.refusal(endpoints.loginGoogle, { body })));
    const elsewhere = await app.refusal(endpoints.loginFacebook, { body: { access_token, nonce } });
    for (const { status, body } of [...answers, elsewhere])
      expect([status, body.code, body.message, body.errors]).toEqual([
        422,
        'social_refused',
        "We couldn't confirm this sign-in. Please try again.",
        [],
      ]);
  });

  test('ten first sign-ins at once open one account', async () => {
    const person = demoPerson('at-once@example.test');
    const entered = await Promise.all(Array.from({ length: 10 }, () => enter('google', person)));
    expect(entered.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(new Set(entered.map(({ body }) => body.user.id)).size).toBe(1);
    const found = await app.ctx.db.execute(sql`select 1 from users where email = 'at-once@example.test'`);
    expect(found.rows).toHaveLength(1);
  });

  test('somebody who was removed does not come in', async () => {
    const person = demoPerson('removed@example.test');
    const { body } = await enter('google', person);
    await app.ctx.db.execute(sql`update users set disabled_at = 1 where id = ${body.user.id}`);
    const refused = await enter('google', person);
    expect([refused.status, refused.body.code]).toEqual([403, 'account_disabled']);
  });
});

describe('connecting and disconnecting (trust 4.20)', () => {
  test('signed in with the password, one connects; from then on the provider leads into the account', async () => {
    const token = await app.tokenOf('my@demo.sampan.test');
    const person = demoPerson('my@demo.sampan.test');
    const before = await app.call<SocialLoginList>(endpoints.listSocialLogins, { token });
    expect(before.body.records).toEqual([
      { provider: 'google', is_offered: true, linked: null },
      { provider: 'facebook', is_offered: true, linked: null },
    ]);
    const linked = await link('google', person, token);
    expect(linked.body.records[0]).toMatchObject({
      provider: 'google',
      linked: { email: 'my@demo.sampan.test', last_used_at: null, may_unlink: true },
    });
    // Once more changes nothing and says nothing.
    expect((await link('google', person, token)).status).toBe(200);
    expect(await mailsTo('my@demo.sampan.test')).toEqual(
      expect.arrayContaining([expect.stringContaining('Google')]) as string[],
    );
    expect((await mailsTo('my@demo.sampan.test')).filter((subject) => subject.includes('Google'))).toHaveLength(1);

    const entered = await enter('google', person);
    expect(entered.body.user.email).toBe('my@demo.sampan.test');
    const after = await app.call<SocialLoginList>(endpoints.listSocialLogins, { token });
    expect(after.body.records[0]?.linked?.last_used_at).toBeGreaterThan(0);

    expect((await unlink('google', token)).status).toBe(200);
    expect((await unlink('google', token)).status).toBe(404);
    expect((await enter('google', person)).body.code).toBe('link_required');
    const actions = await app.ctx.db.select().from(auditLog).where(eq(auditLog.actor_id, entered.body.user.id));
    expect(actions.map(({ action }) => action)).toEqual(expect.arrayContaining(['social.link', 'social.unlink']));
  });

  test("somebody else's sign-in, and a second one of the same provider, are refused", async () => {
    const theirs = demoPerson('theirs@example.test');
    await fresh(theirs.email);
    const token = await app.tokenOf('ph@demo.sampan.test');
    const taken = await link('google', theirs, token);
    expect([taken.status, taken.body.code]).toEqual([409, 'social_taken']);
    await link('facebook', demoPerson('one@example.test'), token);
    const second = await link('facebook', demoPerson('two@example.test'), token);
    expect([second.status, second.body.code]).toEqual([409, 'social_already_linked']);
  });

  test('the only way in stays; with a second one either may go, but not both at once', async () => {
    const token = await fresh('only@example.test');
    const refused = await unlink('google', token);
    expect([refused.status, refused.body.code]).toEqual([409, 'last_way_in']);
    const list = await app.call<SocialLoginList>(endpoints.listSocialLogins, { token });
    expect(list.body.records[0]?.linked?.may_unlink).toBe(false);

    expect((await link('facebook', demoPerson('only-too@example.test'), token)).status).toBe(200);
    const both = await Promise.all([unlink('google', token), unlink('facebook', token)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('who signed up by a provider chooses a password by the reset link, and may then disconnect', async () => {
    const email = 'no-password@example.test';
    await fresh(email);
    await app.call(endpoints.forgotPassword, { body: { email } });
    await processMailRequests(app.ctx);
    const { body } = await app.call<{ records: { text: string }[] }>(endpoints.listOutbox, { query: { to: email } });
    const reset = /#token=([\w-]+)/u.exec(body.records.map(({ text }) => text).join('\n'))?.[1];
    const new_password = 'Kaya toast at 7!';
    const chosen = await app.call(endpoints.resetPassword, {
      body: { token: reset, new_password, confirm_new_password: new_password },
    });
    expect(chosen.status).toBe(200);
    const entered = await app.call<Session>(endpoints.login, { body: { email, password: new_password } });
    expect((await unlink('google', entered.body.token)).status).toBe(200);
  });

  test('a refused token connects nothing', async () => {
    const token = await app.tokenOf('id@demo.sampan.test');
    const { access_token } = await demoToken(app, 'google', demoPerson('id@demo.sampan.test'));
    const refused = await app.refusal(endpoints.linkSocialLogin, {
      token,
      body: { provider: 'google', access_token, nonce: 'another' },
    });
    expect([refused.status, refused.body.code]).toEqual([422, 'social_refused']);
  });
});
