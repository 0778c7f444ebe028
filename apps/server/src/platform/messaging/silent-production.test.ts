import { STRONG_SECRET } from '#test/app/test-app.fixtures.ts';
import { createTestDatabase, startTestServer } from '@sampan/testing';
import { expect, test } from 'vitest';

const WAITING_MAIL = `insert into outbox (topic, payload, created_at) values
  ('mail', '{"channel":"email","to":"mai@example.test","subject":"Hi","text":"Hi","html":null}', 0)`;

test('production without a mail server starts, says so once, and lets messages wait (design 6)', async () => {
  const database = await createTestDatabase();
  await database.pool.query(WAITING_MAIL);
  const server = await startTestServer({
    database_url: database.url,
    env: { SAMPAN_PROFILE: 'production', SAMPAN_SECRET: STRONG_SECRET },
  });
  // Two turns of the job.
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  const printed = server.output();
  expect(printed.match(/emails wait until SMTP_URL/gu)).toHaveLength(1);
  expect(printed.match(/they wait until TWILIO_ACCOUNT_SID/gu)).toHaveLength(1);
  expect((await database.pool.query('select attempts, done_at, gave_up_at from outbox')).rows).toEqual([
    { attempts: '0', done_at: null, gave_up_at: null },
  ]);
  await server.stop();
  await database.drop();
});
