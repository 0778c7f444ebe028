import { endpoints, type Endpoint, type Invitation, type Member, type Session } from '@sampan/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { PASSWORD, invited, joined, mailedSecret } from '#test/member/member.fixtures.ts';

let app: TestApp;
let owner: string;

beforeAll(async () => {
  app = await openTestApp();
  owner = await app.tokenOf('sg@demo.sampan.test');
});
afterAll(() => app.close());

const code = async (endpoint: Endpoint, options: Parameters<TestApp['refusal']>[1]) => {
  const { status, body } = await app.refusal(endpoint, options);
  return [status, body.code];
};
const members = async (token = owner) =>
  (await app.call<{ records: Member[] }>(endpoints.listMembers, { token, query: { per_page: '100' } })).body.records;
const open = async (token = owner) =>
  (await app.call<{ records: Invitation[] }>(endpoints.listInvitations, { token })).body.records;
const accept = (secret: string, change: object = {}) => ({
  body: { token: secret, name: 'Marcus Lim', password: PASSWORD, is_read: true, ...change },
});
const mailsTo = async (email: string) => {
  const { rows } = await app.database.pool.query<{ subject: string; text: string; html: string }>(
    `select payload->>'subject' as subject, payload->>'text' as text, payload->>'html' as html
     from outbox where topic = 'mail' and payload->>'to' = $1 order by seq`,
    [email],
  );
  return rows;
};
/** A company of its own, so that counts and owners are the test's alone. */
async function newCompany(email: string, country_code = 'SG'): Promise<{ token: string; id: string }> {
  await app.call(endpoints.register, { body: { email, password: PASSWORD, name: 'Hui Min', country_code } });
  await app.database.pool.query(`update users set is_mail_verified = true where email = $1`, [email]);
  const { body } = await app.call<Session>(endpoints.login, { body: { email, password: PASSWORD } });
  return { token: body.token, id: body.user.id };
}

describe('the list of members (spec 6)', () => {
  test('says who belongs to the company, owners first, and how they sign in', async () => {
    const list = await members();
    expect(list.slice(0, 3).map(({ email, role, is_you }) => [email, role, is_you])).toEqual([
      ['sg@demo.sampan.test', 'owner', true],
      ['staff@demo.sampan.test', 'staff', false],
      ['readonly@demo.sampan.test', 'staff_ro', false],
    ]);
    expect(list[0]?.sign_in_ways).toEqual(['password']);
    expect(list[0]?.last_seen_at).toBeGreaterThan(0);
    expect(list[2]?.last_seen_at).toBeNull();
  });

  test('staff see it and change nothing; read-only staff do not see it', async () => {
    const staff = await app.tokenOf('staff@demo.sampan.test');
    expect((await members(staff)).length).toBeGreaterThanOrEqual(3);
    const [, , third] = await members();
    expect(
      await code(endpoints.inviteMember, { token: staff, body: { email: 'x@example.test', role: 'owner' } }),
    ).toEqual([403, 'forbidden']);
    const change = { token: staff, params: { id: third?.id ?? '' } };
    expect(await code(endpoints.changeMemberRole, { ...change, body: { role: 'owner' } })).toEqual([403, 'forbidden']);
    expect(await code(endpoints.removeMember, change)).toEqual([403, 'forbidden']);
    const read_only = await app.tokenOf('readonly@demo.sampan.test');
    expect(await code(endpoints.listMembers, { token: read_only })).toEqual([403, 'forbidden']);
  });
});

describe('inviting (spec 6)', () => {
  test("a mail in the language of the company's country, as HTML and text; the secret is stored hashed only", async () => {
    const { token } = await newCompany('pemilik@example.test', 'ID');
    const invitation = await invited(app, token, 'staf.baru@example.test', 'staff');
    expect(invitation.expires_at - invitation.sent_at).toBe(7 * 86_400);
    const [mail] = await mailsTo('staf.baru@example.test');
    expect(mail?.subject).toBe('Hui Min mengundang Anda ke Hui Min');
    expect(mail?.text).toContain('Anda akan menjadi staf');
    expect(mail?.html).toContain('<html lang="id-ID">');
    expect(mail?.html).toContain(`/auth/invitation#${invitation.secret}"`);
    // 256 bits, url-safe.
    expect(invitation.secret).toMatch(/^[\w-]{43}$/u);
    const { rows } = await app.database.pool.query<{ row: string }>(
      `select row_to_json(i)::text as row from invitations i where email = 'staf.baru@example.test'`,
    );
    expect(rows[0]?.row).not.toContain(invitation.secret);
  });

  test('an email with an account elsewhere is answered exactly as one without', async () => {
    const answers = [];
    for (const email of ['my@demo.sampan.test', 'nobody-at-all@example.test']) {
      const { status, body } = await app.call<Invitation>(endpoints.inviteMember, {
        token: owner,
        body: { email, role: 'staff' },
      });
      answers.push({ status, body: { ...body, id: '', email: '', sent_at: 0, expires_at: 0 } });
      expect(await mailsTo(email)).toHaveLength(1);
    }
    expect(answers[0]).toEqual(answers[1]);
    for (const { id } of await open()) await app.call(endpoints.revokeInvitation, { token: owner, params: { id } });
  });

  test('refuses what is no email, who belongs already and who is invited already', async () => {
    const bad = await app.refusal(endpoints.inviteMember, { token: owner, body: { email: 'no email', role: 'staff' } });
    expect([bad.status, bad.body.errors]).toEqual([
      422,
      [{ param: 'email', code: 'validate.email_invalid', message: 'Email is invalid' }],
    ]);
    const again = (email: string) => code(endpoints.inviteMember, { token: owner, body: { email, role: 'staff' } });
    expect(await again('STAFF@demo.sampan.test')).toEqual([422, 'already_member']);
    await invited(app, owner, 'twice@example.test');
    expect(await again('Twice@Example.test')).toEqual([422, 'already_invited']);
  });

  test('a company has at most 50 people, and sends at most 20 invitations an hour, 5 a day to one', async () => {
    const { token } = await newCompany('busy@example.test');
    for (let n = 0; n < 20; n += 1) await invited(app, token, `seat-${n}@example.test`);
    const more = (email: string) => app.refusal(endpoints.inviteMember, { token, body: { email, role: 'staff' } });
    const hourly = await more('seat-20@example.test');
    expect([hourly.status, hourly.body.code]).toEqual([429, 'rate_limited']);
    expect(Number(hourly.headers.get('Retry-After'))).toBeGreaterThan(3_000);
    app.clock.advance(3_601);
    for (let n = 20; n < 40; n += 1) await invited(app, token, `seat-${n}@example.test`);
    app.clock.advance(3_601);
    for (let n = 40; n < 49; n += 1) await invited(app, token, `seat-${n}@example.test`);
    const full = await more('seat-50@example.test');
    expect([full.status, full.body.code]).toEqual([422, 'company_full']);

    let id = (await open(token))[0]?.id ?? '';
    for (let n = 0; n < 4; n += 1)
      id = (await app.call<Invitation>(endpoints.resendInvitation, { token, params: { id } })).body.id;
    expect(await code(endpoints.resendInvitation, { token, params: { id } })).toEqual([429, 'rate_limited']);
    // Refused as a whole: the last link still works.
    expect((await open(token)).map((one) => one.id)).toContain(id);
  });
});

describe('the link of an invitation', () => {
  test('shows what it is for, and is accepted once with a name and a strict password (spec 5)', async () => {
    const { secret } = await invited(app, owner, 'weijie@example.test', 'staff');
    const seen = await app.call(endpoints.parseInvitation, { body: { token: secret } });
    expect(seen.body).toMatchObject({
      company_name: 'Kopi & Kaya Goods',
      country_code: 'SG',
      email: 'weijie@example.test',
      role: 'staff',
      is_taken: false,
    });
    const weak = await app.refusal(
      endpoints.acceptInvitation,
      accept(secret, { name: ' ', password: 'onlyletters', is_read: false }),
    );
    expect(weak.body.errors.map(({ param, message }) => [param, message])).toEqual([
      ['name', 'Name is required'],
      ['password', 'Password should have at least one letter/number/special character'],
      ['is_read', 'Accept the terms to continue'],
    ]);
    const common = await app.refusal(endpoints.acceptInvitation, accept(secret, { password: 'Password1!' }));
    expect(common.body.errors.map((error) => error.code)).toEqual(['validate.password_common']);
    const { status, body } = await app.call<Session>(endpoints.acceptInvitation, accept(secret));
    expect(status).toBe(200);
    expect(body.user).toMatchObject({
      name: 'Marcus Lim',
      email: 'weijie@example.test',
      company_name: 'Kopi & Kaya Goods',
      company_role: 'staff',
      is_mail_verified: true,
      accept_locad: true,
      is_first_login: false,
    });
    // What the role allows works at once.
    expect((await app.call(endpoints.createOrder, { token: body.token, body: {} })).status).toBe(200);
    for (const endpoint of [endpoints.parseInvitation, endpoints.acceptInvitation])
      expect(
        await code(endpoint, endpoint === endpoints.acceptInvitation ? accept(secret) : { body: { token: secret } }),
      ).toEqual([404, 'invitation_not_available']);
    const [notice] = (await mailsTo('sg@demo.sampan.test')).slice(-1);
    expect(notice?.subject).toBe('Marcus Lim joined Kopi & Kaya Goods');
  });

  test('expired, taken back, replaced, unknown and malformed links are answered alike', async () => {
    const revoked = await invited(app, owner, 'revoked@example.test');
    await app.call(endpoints.revokeInvitation, { token: owner, params: { id: revoked.id } });
    const first = await invited(app, owner, 'replaced@example.test');
    await app.call(endpoints.resendInvitation, { token: owner, params: { id: first.id } });
    const second = await mailedSecret(app, 'replaced@example.test');
    expect(second).not.toBe(first.secret);
    expect((await app.call(endpoints.parseInvitation, { body: { token: second } })).status).toBe(200);
    const expired = await invited(app, owner, 'expired@example.test');
    app.clock.advance(7 * 86_400 + 1);
    const answers = [];
    for (const secret of [revoked.secret, first.secret, expired.secret, 'x', 'A'.repeat(43)]) {
      const parsed = await app.refusal(endpoints.parseInvitation, { body: { token: secret } });
      const accepted = await app.refusal(endpoints.acceptInvitation, accept(secret));
      for (const { body } of [parsed, accepted]) answers.push(JSON.stringify({ ...body, request_id: '' }));
    }
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain('invitation_not_available');
    owner = (
      await app.call<Session>(endpoints.login, { body: { email: 'sg@demo.sampan.test', password: 'Sampan#2026' } })
    ).body.token;
    // The list shows the expired one, which can be sent again.
    const late = (await open()).find(({ email }) => email === 'expired@example.test');
    expect(late?.is_expired).toBe(true);
    await app.call(endpoints.resendInvitation, { token: owner, params: { id: late?.id ?? '' } });
    const fresh = await mailedSecret(app, 'expired@example.test');
    expect((await app.call(endpoints.parseInvitation, { body: { token: fresh } })).status).toBe(200);
  });

  test('ten who accept at once: one joins', async () => {
    const { secret } = await invited(app, owner, 'once@example.test');
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => app.call(endpoints.acceptInvitation, accept(secret))),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 404)]);
    expect((await members()).filter(({ email }) => email === 'once@example.test')).toHaveLength(1);
  });

  test('an email of another company is told so, and joins after that company let it go', async () => {
    const stranger = await newCompany('elsewhere-owner@example.test');
    const theirs = await joined(app, stranger.token, 'between@example.test');
    const { secret } = await invited(app, owner, 'between@example.test');
    const seen = await app.call<{ is_taken: boolean }>(endpoints.parseInvitation, { body: { token: secret } });
    expect(seen.body.is_taken).toBe(true);
    expect(await code(endpoints.acceptInvitation, accept(secret))).toEqual([409, 'other_company']);
    await app.call(endpoints.removeMember, { token: stranger.token, params: { id: theirs.user.id } });
    expect((await app.call(endpoints.acceptInvitation, accept(secret))).status).toBe(200);
  });
});

describe('roles and removal (spec 6, trust A3)', () => {
  test('another role holds from the next call on; owners and the person are told', async () => {
    const { token, user } = await joined(app, owner, 'promoted@example.test', 'staff_ro');
    expect(await code(endpoints.createOrder, { token, body: {} })).toEqual([403, 'forbidden']);
    const raised = await app.call<Member>(endpoints.changeMemberRole, {
      token: owner,
      params: { id: user.id },
      body: { role: 'staff' },
    });
    expect([raised.status, raised.body.role]).toEqual([200, 'staff']);
    expect((await app.call(endpoints.createOrder, { token, body: {} })).status).toBe(200);
    const [told] = (await mailsTo('promoted@example.test')).slice(-1);
    expect(told?.subject).toBe('Kopi & Kaya Goods: your role was changed');
    const [notice] = (await mailsTo('sg@demo.sampan.test')).slice(-1);
    expect(notice?.text).toContain("Rachel Tan Hui Min changed Marcus Lim's role at Kopi & Kaya Goods to staff.");
  });

  test('a removed person is out with every session at once, and their email is free', async () => {
    const { token, user } = await joined(app, owner, 'leaver@example.test', 'staff');
    await app.database.pool.query(
      `insert into social_identities (id, provider, subject, user_id, email, created_at)
       values (gen_random_uuid(), 'google', 'google-4711', $1, 'leaver@example.test', 0)`,
      [user.id],
    );
    expect((await members()).find(({ id }) => id === user.id)?.sign_in_ways).toEqual(['password', 'google']);
    const second = await app.call<Session>(endpoints.login, {
      body: { email: 'leaver@example.test', password: PASSWORD },
    });
    await app.call(endpoints.createOrder, { token, body: {} });
    expect((await app.call(endpoints.removeMember, { token: owner, params: { id: user.id } })).status).toBe(200);
    for (const dead of [token, second.body.token])
      expect(await code(endpoints.getMe, { token: dead })).toEqual([401, 'unauthorized']);
    expect(await code(endpoints.login, { body: { email: 'leaver@example.test', password: PASSWORD } })).toEqual([
      422,
      'wrong_credentials',
    ]);
    expect(
      (await app.database.pool.query(`select 1 from social_identities where user_id = $1`, [user.id])).rows,
    ).toEqual([]);
    expect((await members()).map(({ id }) => id)).not.toContain(user.id);
    expect(await code(endpoints.removeMember, { token: owner, params: { id: user.id } })).toEqual([404, 'not_found']);
    // What they did stays theirs.
    const { rows } = await app.database.pool.query(
      `select a.action from audit_log a join users u on u.id = a.actor_id where u.id = $1 and u.name = 'Marcus Lim'`,
      [user.id],
    );
    expect(rows.length).toBeGreaterThan(0);
    const [told] = (await mailsTo('leaver@example.test')).slice(-1);
    expect(told?.subject).toBe('You were removed from Kopi & Kaya Goods');
    // Invited again, or an account of their own: both work.
    const again = await joined(app, owner, 'leaver@example.test', 'staff_ro');
    expect(again.user.id).not.toBe(user.id);
    await app.call(endpoints.removeMember, { token: owner, params: { id: again.user.id } });
    const own = await newCompany('leaver@example.test');
    expect((await members(own.token)).map(({ role }) => role)).toEqual(['owner']);
  });

  test('nobody changes or removes themselves, and the last owner stays', async () => {
    const company = await newCompany('alone@example.test');
    const self = { token: company.token, params: { id: company.id } };
    expect(await code(endpoints.changeMemberRole, { ...self, body: { role: 'staff' } })).toEqual([409, 'last_owner']);
    expect(await code(endpoints.removeMember, self)).toEqual([409, 'last_owner']);
    await joined(app, company.token, 'partner@example.test', 'owner');
    expect(await code(endpoints.changeMemberRole, { ...self, body: { role: 'staff' } })).toEqual([
      409,
      'own_membership',
    ]);
    expect(await code(endpoints.removeMember, self)).toEqual([409, 'own_membership']);
  });

  test('two owners who remove each other at the same moment: one stays, twenty times', async () => {
    for (let round = 0; round < 20; round += 1) {
      const first = await newCompany(`first-${round}@example.test`);
      const second = await joined(app, first.token, `second-${round}@example.test`, 'owner');
      const answers = await Promise.all([
        app.call(endpoints.removeMember, { token: first.token, params: { id: second.user.id } }),
        app.call(endpoints.removeMember, { token: second.token, params: { id: first.id } }),
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    }
  });

  test('who is owner no longer leaves no invitations behind', async () => {
    const company = await newCompany('founder@example.test');
    const partner = await joined(app, company.token, 'second-founder@example.test', 'owner');
    const { secret } = await invited(app, partner.token, 'friend@example.test', 'owner');
    await app.call(endpoints.changeMemberRole, {
      token: company.token,
      params: { id: partner.user.id },
      body: { role: 'staff' },
    });
    expect(await code(endpoints.parseInvitation, { body: { token: secret } })).toEqual([
      404,
      'invitation_not_available',
    ]);
  });

  test('another company can neither see nor touch them', async () => {
    const stranger = await app
      .tokenOf('my@demo.sampan.test')
      .then(async () => (await newCompany('nosy@example.test')).token);
    const { id } = await invited(app, owner, 'private@example.test');
    const [me] = await members();
    for (const endpoint of [endpoints.changeMemberRole, endpoints.removeMember])
      expect(
        await code(endpoint, {
          token: stranger,
          params: { id: me?.id ?? '' },
          ...(endpoint === endpoints.changeMemberRole ? { body: { role: 'staff' } } : {}),
        }),
      ).toEqual([404, 'not_found']);
    for (const endpoint of [endpoints.resendInvitation, endpoints.revokeInvitation])
      expect(await code(endpoint, { token: stranger, params: { id } })).toEqual([404, 'not_found']);
    expect(await open(stranger)).toEqual([]);
  });

  test('every change is in the audit log with who did it', async () => {
    const { rows } = await app.database.pool.query<{ action: string }>(
      `select distinct action from audit_log where action like 'member.%' and actor_id is not null order by action`,
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'member.invitation_resend',
      'member.invitation_revoke',
      'member.invite',
      'member.join',
      'member.remove',
      'member.role',
    ]);
  });
});
