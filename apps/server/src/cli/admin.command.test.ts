import { createTestDatabase, type TestDatabase } from '@sampan/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnv, type Env } from '../platform/config/env.ts';
import { STRONG_SECRET } from '#test/app/test-app.fixtures.ts';
import { adminCommand } from './admin.command.ts';

let database: TestDatabase;
let env: Env;

beforeAll(async () => {
  database = await createTestDatabase();
  env = readEnv({ SAMPAN_PROFILE: 'production', SAMPAN_SECRET: STRONG_SECRET, DATABASE_URL: database.url }, 'unused');
});
afterAll(() => database.drop());

const PASSWORD = 'Harbour#Master2026';
const run = (text: string, password = PASSWORD) => adminCommand(text.split(' '), env, () => Promise.resolve(password));
const admins = async () =>
  (
    await database.pool.query<{ email: string; has_password: boolean; is_mail_verified: boolean }>(
      'select email, password_hash is not null as has_password, is_mail_verified from users where is_admin order by email',
    )
  ).rows;

test('a production server gets its first admin at the terminal', async () => {
  expect(await run('list')).toEqual({ exit_code: 0, text: 'Nobody is an admin yet.' });
  const made = await run('create --email ops@ship.example');
  expect(made).toMatchObject({ exit_code: 0, text: expect.stringContaining('ops@ship.example is an admin') as string });
  expect(await admins()).toEqual([{ email: 'ops@ship.example', has_password: true, is_mail_verified: true }]);
  expect((await run('list')).text).toContain('ops@ship.example');
});

test('a link to choose the password is asked for instead', async () => {
  const made = await run('create --email link@ship.example --send-link');
  expect(made.text).toContain('waits until SMTP_URL');
  expect((await admins())[0]).toEqual({ email: 'link@ship.example', has_password: false, is_mail_verified: true });
  const { rows } = await database.pool.query("select kind from mail_requests where email = 'link@ship.example'");
  expect(rows).toEqual([{ kind: 'reset' }]);
});

test('a weak password and an email in use are refused', async () => {
  expect(await run('create --email weak@ship.example', 'password')).toMatchObject({ exit_code: 1 });
  expect(await run('create --email no-email')).toMatchObject({ exit_code: 1 });
  expect(await run('create --email ops@ship.example')).toMatchObject({
    exit_code: 1,
    text: expect.stringContaining('admin grant') as string,
  });
  expect((await admins()).length).toBe(2);
});

test('it is taken and given, never from the last, and all of it is in the audit log', async () => {
  expect((await run('revoke --email link@ship.example')).text).toBe('Done.');
  expect(await run('revoke --email ops@ship.example')).toMatchObject({ exit_code: 1 });
  expect((await run('grant --email link@ship.example')).text).toBe('Done.');
  expect((await run('grant --email link@ship.example')).text).toBe('Nothing to change.');
  expect(await run('grant --email nobody@ship.example')).toMatchObject({ exit_code: 1 });
  const { rows } = await database.pool.query<{ action: string; company_id: string | null }>(
    "select action, company_id from audit_log where action like 'admin.%' order by seq",
  );
  expect(rows.map(({ action }) => action)).toEqual(['admin.create', 'admin.create', 'admin.revoke', 'admin.grant']);
  expect(rows.every(({ company_id }) => company_id === null)).toBe(true);
});

test('somebody who lost phone and codes is let in again, and nobody else', async () => {
  await run('create --email lost@ship.example');
  expect((await run('reset-second-factor --email lost@ship.example')).text).toContain('is not on for this email');
  await database.pool.query(
    `insert into two_factors (user_id, secret, confirmed_at, created_at) select id, 'sealed', 1, 1 from users where email = 'lost@ship.example'`,
  );
  await database.pool.query(`update users set two_factor_at = 1 where email = 'lost@ship.example'`);
  const done = await run('reset-second-factor --email lost@ship.example');
  expect(done).toMatchObject({ exit_code: 0, text: expect.stringContaining('signed out everywhere') as string });
  expect(done.text).toContain('waits until SMTP_URL');
  const { rows } = await database.pool.query<{ two_factor_at: number | null; apps: number; mails: number }>(
    `select two_factor_at, (select count(*)::int from two_factors where user_id = users.id) as apps,
       (select count(*)::int from outbox where topic = 'mail' and payload::text like '%lost@ship.example%') as mails
     from users where email = 'lost@ship.example'`,
  );
  expect(rows).toEqual([{ two_factor_at: null, apps: 0, mails: 1 }]);
  expect(await run('reset-second-factor --email nobody@ship.example')).toMatchObject({ exit_code: 1 });
});

test.each([
  '',
  'reset-second-factor',
  'create',
  'list --email a@b.test',
  'create --email a@b.test --country VN',
  'drop --email a@b.test',
])('"%s" is answered with the usage', async (text) => {
  expect(await run(text)).toMatchObject({ exit_code: 2, text: expect.stringContaining('admin create') as string });
});
