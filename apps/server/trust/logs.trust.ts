import { endpoints, HEADERS, LIVE_PATH, SERVICE_BASES, type Endpoint, type Session } from '@sampan/contract';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTestDatabase, startTestCluster, startTestServer, type TestServer } from '@sampan/testing';
import { DEMO_PASSWORD } from '../src/demo/index.ts';

const EMAIL = 'quiet.person@trust.example';
const PHONE = '98765432';
const PASSWORD = 'Quiet#Log2026x';
const CARD = '4242424242424242';
/** A code by mail, a reset link, and a code by phone, which stands in its message twice. */
const MESSAGES = 4;
/** Calls that are in flight when their connections to the database are cut. */
const CUT = 60;

type Call = <T = Record<string, unknown>>(endpoint: Endpoint, input?: CallInput) => Promise<T>;
interface CallInput {
  token?: string;
  params?: Record<string, string>;
  body?: object;
}

/** Calls a server as any client would; a refusal is an answer too. */
function callerOf({ url }: TestServer): Call {
  return async <T>(endpoint: Endpoint, { token, params = {}, body }: CallInput = {}) => {
    const path = endpoint.path.replaceAll(/\{(\w+)\}/gu, (_, name: string) => params[name] ?? name);
    const answer = await fetch(`${url}${SERVICE_BASES[endpoint.service]}${path}`, {
      method: endpoint.method,
      headers: {
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        [HEADERS.country]: 'SG',
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return (await answer.json()) as T;
  };
}

/** The secrets in the messages somebody was sent: six digits, and what stands behind `token=`. */
async function secretsSentTo(server: TestServer, to: string): Promise<string[]> {
  const answer = await fetch(`${server.url}/api/dev/outbox?to=${encodeURIComponent(to)}`);
  const { records } = (await answer.json()) as { records: { text: string }[] };
  return records.flatMap(({ text }) => [
    ...[...text.matchAll(/\b\d{6}\b/gu)].map(([code]) => code),
    ...[...text.matchAll(/token=([\w-]{20,})/gu)].map(([, token = '']) => token),
  ]);
}

/** A8: what is secret or somebody's own in everything a person and a shop's server do, searched for in the whole log. */
export async function trustLogs() {
  const cluster = await startTestCluster();
  const database = await createTestDatabase({ cluster });
  const server = await startTestServer({
    database_url: database.url,
    env: { SAMPAN_LOG_LEVEL: 'debug', SAMPAN_RATE_LIMIT_FACTOR: '100' },
  });
  const secrets = new Set([EMAIL, PHONE, PASSWORD, CARD, DEMO_PASSWORD]);
  try {
    const call = callerOf(server);
    const login = { email: 'sg@demo.sampan.test', password: DEMO_PASSWORD };
    const { token } = await call<Session>(endpoints.login, { body: login });
    secrets.add(token);
    await call(endpoints.login, { body: { email: EMAIL, password: PASSWORD } });
    const registered = await call<Session>(endpoints.register, {
      body: { email: EMAIL, password: PASSWORD, phone: PHONE, name: 'Quiet Person' },
    });
    secrets.add(registered.token);
    await call(endpoints.requestPhoneCode, { body: { phone: PHONE, country_code: 'SG' } });
    await call(endpoints.forgotPassword, { body: { email: EMAIL } });
    let sent: string[] = [];
    // Some messages are written after their answer, so that no answer takes longer for a known address.
    for (let look = 0; look < 40 && sent.length < MESSAGES; look += 1) {
      await sleep(250);
      sent = [...(await secretsSentTo(server, EMAIL)), ...(await secretsSentTo(server, `+65${PHONE}`))];
    }
    for (const secret of sent) secrets.add(secret);
    for (const otp of sent) {
      await call(endpoints.verifyMail, { body: { email: EMAIL, otp } });
      await call(endpoints.loginPhone, { body: { phone: PHONE, country_code: 'SG', otp } });
      await call(endpoints.parseResetLink, { body: { token: otp } });
    }
    await call(endpoints.changePassword, {
      token: registered.token,
      body: { old_password: PASSWORD, new_password: `${PASSWORD}1`, confirm_new_password: `${PASSWORD}1` },
    });
    const key = await call<{ secret?: string }>(endpoints.createSecretKey, {
      token,
      body: { name: 'Trust', mode: 'test', scopes: ['orders:read'], password: DEMO_PASSWORD },
    });
    if (key.secret !== undefined) {
      secrets.add(key.secret);
      await call(endpoints.listOrders, { token: key.secret });
      await call(endpoints.listOrders, { token: `${key.secret}x` });
    }
    const setup = await call<{ setup_id: string }>(endpoints.startCardSetup, { token });
    await call(endpoints.tryTestCard, {
      token,
      params: { id: setup.setup_id },
      body: { card_number: CARD, exp_month: 12, exp_year: 2031 },
    });
    const { ticket } = await call<{ ticket: string }>(endpoints.createLiveTicket, { token });
    secrets.add(ticket);
    for (const listener of [ticket, token])
      new WebSocket(`${server.url.replace('http', 'ws')}${LIVE_PATH}?token=${listener}`).addEventListener(
        'error',
        () => undefined,
      );

    // Failures are where values leak: connections are cut while people sign in and register.
    // Listened to from the start: a call that fails while the loop below waits would end this process.
    const cut = Promise.allSettled(
      Array.from({ length: CUT }, (_, n) =>
        n % 2 === 0
          ? call(endpoints.login, { body: { email: EMAIL, password: PASSWORD } })
          : call(endpoints.register, { body: { email: `${n}.${EMAIL}`, password: PASSWORD, phone: PHONE } }),
      ),
    );
    for (let at = 0; at < 10; at += 1) {
      await database.pool.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
      await sleep(50);
    }
    const unanswered = (await cut).flatMap((each) =>
      each.status === 'rejected' ? [String((each.reason as Error).cause)] : [],
    );
    for (const reason of unanswered) process.stderr.write(`no answer: ${reason}\n`);
    await server.kill('SIGTERM');
    const log = server.output();
    const found = [...secrets].filter((secret) => secret !== '' && withoutWelcome(log).includes(secret));
    for (const secret of found) process.stderr.write(`in the log: ${secret.slice(0, 6)}...\n`);
    return [
      {
        name: 'tokens, codes, passwords, cards, phones, emails that were used',
        value: secrets.size,
        unit: 'secrets',
        target: '>= 12',
      },
      { name: 'lines in the log', value: log.split('\n').length, unit: 'lines', target: '> 10' },
      {
        name: 'calls without an answer while connections to the database were cut',
        value: unanswered.length,
        unit: 'calls',
        target: '= 0',
      },
      { name: 'of these found in the log', value: found.length, unit: 'secrets', target: '= 0' },
    ];
  } finally {
    await server.stop();
    await database.drop();
    await cluster.stop();
  }
}

/** The demo prints its accounts and their password for the person at the terminal, before any request. */
function withoutWelcome(log: string): string {
  return log
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .join('\n');
}
