import { endpoints, type Session, type User } from '@sampan/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  codeSentTo,
  messagesTo,
  PASSWORD,
  registered,
  resetTokenSentTo,
  signedIn,
  startedEmailChange,
  verified,
  wrongCode,
} from '#test/account/account.fixtures.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { users } from '../../account/account.table.ts';
import { purgeAccounts } from '../purge-accounts.ts';
import { emailChanges } from './email-change.table.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const start = (token: string, email: string, password = PASSWORD) =>
  app.call<{ needs_old_code: boolean; code?: string; errors?: { param: string; code: string }[] }>(
    endpoints.startEmailChange,
    { token, body: { email, password } },
  );
const confirm = (token: string, body: object) =>
  app.call<{ code?: string; errors?: { param: string }[] }>(endpoints.confirmEmailChange, { token, body });
const emailOf = async (token: string) => (await app.call<User>(endpoints.getMe, { token })).body.email;
const subjectsTo = async (email: string) => (await messagesTo(app, email)).map(({ subject }) => subject);

test('the new address proves itself by a code, the old one is told; nothing changes before', async () => {
  const { token } = await verified(app, 'old@example.test');
  const elsewhere = await signedIn(app, 'old@example.test');
  await app.call(endpoints.forgotPassword, { body: { email: 'old@example.test' } });
  const reset_token = await resetTokenSentTo(app, 'old@example.test');
  expect((await start(token, 'new@example.test')).body).toEqual({ needs_old_code: false });
  const otp = await codeSentTo(app, 'new@example.test');
  expect(await subjectsTo('old@example.test')).toContain('Someone asked to change your email');
  expect(await emailOf(token)).toBe('old@example.test');
  expect((await confirm(token, { otp: wrongCode(otp) })).body.code).toBe('otp_invalid');
  expect(await emailOf(token)).toBe('old@example.test');

  expect((await confirm(token, { otp })).status).toBe(200);
  expect(await emailOf(token)).toBe('new@example.test');
  expect(await subjectsTo('old@example.test')).toContain('Your email was changed');
  expect((await signedIn(app, 'new@example.test')).user.email).toBe('new@example.test');
  const old = await app.call(endpoints.login, { body: { email: 'old@example.test', password: PASSWORD } });
  expect(old.status).toBe(422);
  // Other devices and links of the old mailbox open nothing any more.
  expect((await app.call(endpoints.getMe, { token: elsewhere.token })).status).toBe(401);
  const link = await app.call(endpoints.parseResetLink, { body: { token: reset_token } });
  expect(link.status).not.toBe(200);
  const again = await confirm(token, { otp });
  expect(again.body.code).toBe('otp_invalid');
});

test('a wrong password, the same email and one that is none are refused by their field', async () => {
  const { token } = await verified(app, 'stays@example.test');
  const fieldsOf = async (email: string, password?: string) =>
    (await start(token, email, password)).body.errors?.map(({ param, code }) => [param, code]);
  expect(await fieldsOf('other@example.test', 'Wrong#Pass1')).toEqual([['password', 'validate.password_wrong']]);
  expect(await fieldsOf('Stays@Example.test')).toEqual([['email', 'validate.email_same']]);
  expect(await fieldsOf('no-address')).toEqual([['email', 'validate.email_invalid']]);
  expect(await messagesTo(app, 'other@example.test')).toEqual([]);
});

test('an address of somebody else answers alike, gets no code, and its owner learns of it', async () => {
  await verified(app, 'taken@example.test');
  const { token } = await verified(app, 'wants@example.test');
  expect((await start(token, 'taken@example.test')).body).toEqual({ needs_old_code: false });
  const [newest] = await messagesTo(app, 'taken@example.test');
  expect(newest?.subject).toBe('Your email was entered for another account');
  expect(newest?.text).not.toMatch(/\b\d{6}\b/u);
  expect((await confirm(token, { otp: '123456' })).body.code).toBe('otp_invalid');
  expect(await emailOf(token)).toBe('wants@example.test');
});

test('two who ask for one address: the first to prove it has it', async () => {
  const one = await startedEmailChange(app, await verified(app, 'one@example.test'), 'shared@example.test');
  const other = await startedEmailChange(app, await verified(app, 'two@example.test'), 'shared@example.test');
  const answers = await Promise.all([confirm(one.token, { otp: one.otp }), confirm(other.token, { otp: other.otp })]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
});

test('a code opens its own wish: of two wishes only the last, and only for ten minutes', async () => {
  const session = await verified(app, 'twice@example.test');
  const first = await startedEmailChange(app, session, 'first@example.test');
  const second = await startedEmailChange(app, session, 'second@example.test');
  expect((await confirm(session.token, { otp: first.otp })).body.code).toBe('otp_invalid');
  app.clock.advance(601);
  expect((await confirm(session.token, { otp: second.otp })).body.code).toBe('otp_invalid');
  expect(await emailOf(session.token)).toBe('twice@example.test');
});

test('the code of a mailbox one has opens no other address while the next code is on its way', async () => {
  const session = await verified(app, 'sly@example.test');
  const { otp } = await startedEmailChange(app, session, 'mine@example.test');
  expect((await start(session.token, 'not-mine@example.test')).status).toBe(200);
  expect((await confirm(session.token, { otp })).body.code).toBe('otp_invalid');
  expect(await emailOf(session.token)).toBe('sly@example.test');
});

test('five wrong codes and the right one is dead', async () => {
  const { token, otp } = await startedEmailChange(app, await verified(app, 'guess@example.test'), 'aim@example.test');
  for (let n = 0; n < 5; n += 1) await confirm(token, { otp: wrongCode(otp) });
  expect((await confirm(token, { otp })).body.code).toBe('otp_invalid');
});

test('without a password both mailboxes prove themselves; a wrong code of the new one does not ask for the old again', async () => {
  const { token, user } = await verified(app, 'social@example.test');
  await app.ctx.db.update(users).set({ password_hash: null }).where(eq(users.id, user.id));
  expect((await start(token, 'next@example.test', '')).body).toEqual({ needs_old_code: true });
  const otp = await codeSentTo(app, 'next@example.test');
  const old_otp = await codeSentTo(app, 'social@example.test');
  const missing = await confirm(token, { otp });
  expect(missing.body.errors?.map(({ param }) => param)).toEqual(['old_otp']);
  expect((await confirm(token, { otp: wrongCode(otp), old_otp })).body.errors?.map(({ param }) => param)).toEqual([
    'otp',
  ]);
  expect((await confirm(token, { otp })).status).toBe(200);
  expect(await emailOf(token)).toBe('next@example.test');
});

test('a mistyped email that nobody proved is corrected, and is not written to', async () => {
  const session = await registered(app, 'typo@example.test');
  const { otp } = await startedEmailChange(app, session, 'right@example.test');
  expect((await confirm(session.token, { otp })).status).toBe(200);
  const me = (await app.call<User>(endpoints.getMe, { token: session.token })).body;
  expect([me.email, me.is_mail_verified]).toEqual(['right@example.test', true]);
  expect(await subjectsTo('typo@example.test')).not.toContain('Your email was changed');
});

test('one who never asked has nothing to confirm; wishes are forgotten with their codes', async () => {
  const { token } = await verified(app, 'idle@example.test');
  expect((await confirm(token, { otp: '123456' })).body.code).toBe('otp_invalid');
  await start(token, 'unproved@example.test');
  expect((await app.ctx.db.select().from(emailChanges)).map(({ email }) => email)).toContain('unproved@example.test');
  app.clock.advance(601);
  await purgeAccounts(app.ctx);
  expect(await app.ctx.db.select().from(emailChanges)).toEqual([]);
});

test('somebody with a phone alone adds an email: a code to the phone says who asks, one to the mailbox whose it is', async () => {
  const form = { phone: '91110077', country_code: 'SG', name: 'Hui Min' };
  await app.call(endpoints.requestPhoneCode, { body: form });
  const login = { ...form, otp: await codeSentTo(app, '+6591110077') };
  const { token } = (await app.call<Session>(endpoints.loginPhone, { body: login })).body;
  const email = 'first@example.test';
  expect((await start(token, email, '')).body).toEqual({ needs_old_code: true });
  const otp = await codeSentTo(app, email);
  const old_otp = await codeSentTo(app, '+6591110077');
  expect(old_otp).not.toBe(login.otp);
  const stranger = await confirm(token, { otp, old_otp: wrongCode(old_otp) });
  expect([stranger.body.code, stranger.body.errors?.[0]?.param]).toEqual(['otp_invalid', 'old_otp']);
  expect(await emailOf(token)).toBe('');
  expect((await confirm(token, { otp, old_otp })).status).toBe(200);
  const me = (await app.call<User>(endpoints.getMe, { token })).body;
  expect([me.email, me.is_mail_verified]).toEqual([email, true]);
});
