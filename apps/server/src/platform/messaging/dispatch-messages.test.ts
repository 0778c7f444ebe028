import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createSmtpMailer } from '../../adapters/mailer-smtp/index.ts';
import { startSmtpStandIn, type SmtpStandIn } from '#test/adapters/mailer-smtp/smtp-stand-in.fixtures.ts';
import { createTwilioSms } from '../../adapters/sms-twilio/index.ts';
import {
  startTwilioStandIn,
  TWILIO_ACCOUNT,
  type TwilioStandIn,
} from '#test/adapters/sms-twilio/twilio-stand-in.fixtures.ts';
import { epochSeconds } from '../clock.ts';
import type { Ctx } from '../context.ts';
import { outbox } from '../outbox/outbox.table.ts';
import { writeOutbox } from '../outbox/write-outbox.ts';
import { withTransaction } from '../transaction.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { composeMail, createMessageDispatcher, purgeMessages } from './index.ts';

const TO = 'mai@example.test';
const SECRET_TEXT = 'Your link is https://ship.example/c/topsecret';
const SMS = { channel: 'sms', to: '+65 9123 4567', text: SECRET_TEXT };

let app: TestApp;
let mail_server: SmtpStandIn;
let twilio: TwilioStandIn;
let logged: string[] = [];
let ctx: Ctx;

beforeAll(async () => {
  [app, mail_server, twilio] = await Promise.all([openTestApp(), startSmtpStandIn(), startTwilioStandIn()]);
  ctx = {
    ...app.ctx,
    env: { ...app.ctx.env, SAMPAN_PROFILE: 'production' },
    log: pino({ level: 'debug' }, { write: (line: string) => void logged.push(line) }),
    ports: {
      ...app.ctx.ports,
      mailer: createSmtpMailer({ url: mail_server.url, from: 'Sampan <no-reply@ship.example>' }),
      sms: createTwilioSms({ ...TWILIO_ACCOUNT, base_url: twilio.url }),
    },
  };
});
afterEach(async () => {
  mail_server.answer = () => undefined;
  mail_server.mails.length = 0;
  twilio.messages.length = 0;
  twilio.refusal = null;
  logged = [];
  await app.ctx.db.delete(outbox);
});
afterAll(() => Promise.all([app.close(), mail_server.close(), twilio.close()]));

async function write(payload: Record<string, unknown>): Promise<void> {
  await withTransaction(ctx, (tx) => writeOutbox(tx, { topic: 'mail', company_id: null, payload }));
}
const email = (to = TO) => composeMail({ to, subject: 'Confirm', lines: [SECRET_TEXT] });
const rows = () => app.ctx.db.select().from(outbox).where(eq(outbox.topic, 'mail')).orderBy(outbox.seq);
/** Runs the job until it finds nothing. */
async function runAll(run = createMessageDispatcher(ctx)): Promise<void> {
  while ((await run()) > 0);
}

describe('sending what stands in the outbox (trust 3)', () => {
  test('emails and text messages go out once, and production forgets what they said', async () => {
    await write(email());
    await write(SMS);
    await runAll();
    await runAll();
    expect(mail_server.mails.map((mail) => mail.recipients)).toEqual([[TO]]);
    expect(twilio.messages).toMatchObject([{ To: '+6591234567', Body: SECRET_TEXT }]);
    const stored = await rows();
    expect(stored.every((row) => row.done_at !== null)).toBe(true);
    expect(JSON.stringify(stored)).not.toMatch(/topsecret|mai@|9123 4567|6591234567/u);
  });

  test('the demo keeps them readable', async () => {
    await write(email());
    await runAll(createMessageDispatcher({ ...app.ctx }));
    expect(await rows()).toMatchObject([{ payload: { to: TO }, last_failure: null, attempts: 1 }]);
    expect((await rows())[0]?.done_at).not.toBeNull();
    expect(mail_server.mails).toEqual([]);
  });

  test('a message of a transaction that failed is never sent', async () => {
    await withTransaction(ctx, async (tx) => {
      await writeOutbox(tx, { topic: 'mail', company_id: null, payload: email() });
      throw new Error('changed my mind');
    }).catch(() => undefined);
    await runAll();
    expect(mail_server.mails).toEqual([]);
  });

  test('four servers share sixty messages without sending one twice', async () => {
    for (let n = 0; n < 60; n += 1) await write(email(`p${n}@example.test`));
    await Promise.all([1, 2, 3, 4].map(() => runAll()));
    const recipients = mail_server.mails.flatMap((mail) => mail.recipients);
    expect(recipients).toHaveLength(60);
    expect(new Set(recipients).size).toBe(60);
  });

  test('a refusal for now is tried again later and later, then given up, and no log line names anybody', async () => {
    mail_server.answer = (line) => (line.startsWith('RCPT') ? `450 4.2.1 <${TO}> is busy` : undefined);
    await write(email());
    const waits: number[] = [];
    for (let n = 1; n <= 8; n += 1) {
      await runAll();
      const [row] = await rows();
      expect(row).toMatchObject({ attempts: n, last_failure: 'smtp_450' });
      if (row?.gave_up_at === null) {
        waits.push(row.next_attempt_at - epochSeconds(app.clock));
        app.clock.advance(waits.at(-1) ?? 0);
      }
    }
    expect(waits.map((wait) => Math.round(wait / 10) * 10)).toEqual([10, 40, 160, 640, 2560, 10_240, 21_600]);
    expect((await rows())[0]?.gave_up_at).not.toBeNull();
    mail_server.answer = () => undefined;
    app.clock.advance(100_000);
    await runAll();
    expect(mail_server.mails).toEqual([]);
    expect(logged.map((line) => (JSON.parse(line) as { level: number }).level)).toEqual([
      40, 40, 40, 40, 40, 40, 40, 50,
    ]);
    expect(logged.join('')).not.toMatch(/mai@|topsecret|Confirm/u);
    expect(logged.at(-1)).toContain('will not be tried again');
  });

  test('a refusal for good is given up at once', async () => {
    twilio.refusal = { status: 400, code: 21_614 };
    await write(SMS);
    await write({ channel: 'sms', to: 'not a number', text: 'x' });
    await write({ ...email(), to: 'a@b.test, c@d.test' });
    await runAll();
    expect((await rows()).map((row) => [row.last_failure, row.gave_up_at !== null])).toEqual([
      ['twilio_21614', true],
      ['malformed', true],
      ['malformed', true],
    ]);
    expect(mail_server.mails).toEqual([]);
  });

  test('a lost acknowledgement sends again, under the same Message-ID', async () => {
    mail_server.losesNextAcknowledgement = true;
    await write(email());
    await runAll();
    app.clock.advance(15);
    await runAll();
    const ids = mail_server.mails.map((mail) => /^Message-ID: (.*)$/imu.exec(mail.source)?.[1]);
    expect(ids).toHaveLength(2);
    expect(ids[0]).toMatch(/^<[0-9a-f]{40}@ship\.example>$/u);
    expect(ids[1]).toBe(ids[0]);
  });

  test('an acknowledged message is not sent again because the database was away at that moment', async () => {
    await write(email());
    let is_away = true;
    const flaky = new Proxy(app.ctx.db, {
      get(target, name, receiver) {
        if (name !== 'update') return Reflect.get(target, name, receiver) as unknown;
        return (table: typeof outbox) => {
          const builder = target.update(table);
          return {
            set(values: Parameters<typeof builder.set>[0]) {
              if (is_away && 'done_at' in values) throw new Error('the database is away');
              return builder.set(values);
            },
          };
        };
      },
    });
    const run = createMessageDispatcher({ ...ctx, db: flaky });
    await expect(run()).rejects.toThrow(/away/u);
    is_away = false;
    app.clock.advance(121);
    await runAll(run);
    expect(mail_server.mails).toHaveLength(1);
    expect((await rows())[0]?.done_at).not.toBeNull();
  });

  test('what a dead server had taken comes free after two minutes, and not before', async () => {
    await write(email());
    const never = { ...ctx, ports: { ...ctx.ports, mailer: { send: () => new Promise<void>(() => {}) } } };
    void createMessageDispatcher(never)();
    await expect.poll(async () => (await rows())[0]?.attempts).toBe(1);
    await runAll();
    expect(mail_server.mails).toHaveLength(0);
    app.clock.advance(121);
    await runAll();
    expect(mail_server.mails).toHaveLength(1);
  });

  test('without a mail server emails wait, and text messages still go', async () => {
    await write(email());
    await write(SMS);
    await runAll(createMessageDispatcher({ ...ctx, ports: { ...ctx.ports, mailer: null } }));
    expect(twilio.messages).toHaveLength(1);
    expect(await rows()).toMatchObject([{ attempts: 0, done_at: null, gave_up_at: null }, { attempts: 1 }]);
    await runAll();
    expect(mail_server.mails).toHaveLength(1);
  });

  test('settled messages are forgotten after a time, waiting ones never', async () => {
    await write(SMS);
    await runAll();
    await write(email());
    await purgeMessages(ctx, epochSeconds(app.clock) + 1);
    expect(await rows()).toMatchObject([{ payload: { to: TO } }]);
  });
});
