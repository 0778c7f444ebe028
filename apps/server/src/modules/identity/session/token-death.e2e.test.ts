import { LIVE_PATH, SERVICE_BASES, endpoints, type ActiveSession, type Endpoint, type Session } from '@sampan/contract';
import { startTestServer, type TestServer } from '@sampan/testing';
import { DEMO_PASSWORD as PASSWORD, useDemo } from '@sampan/testing/demo';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const NEW_PASSWORD = 'Otak#Otak22';

const demo = useDemo();
let one: TestServer;
let two: TestServer;

beforeAll(async () => {
  one = demo.server;
  two = await startTestServer({
    database_url: demo.database.url,
    env: { SAMPAN_RATE_LIMIT_FACTOR: '1000', SAMPAN_COURIER_SPEED: '1' },
  });
});
afterAll(() => two?.stop());

async function call<T>(server: TestServer, endpoint: Endpoint, token = '', body?: object, id = ''): Promise<T> {
  const response = await fetch(server.url + SERVICE_BASES[endpoint.service] + endpoint.path.replace('{id}', id), {
    method: endpoint.method,
    headers: token === '' ? {} : { Authorization: `Bearer ${token}` },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`${endpoint.name}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}
const signIn = (email: string, password = PASSWORD) => call<Session>(one, endpoints.login, '', { email, password });
const statusOf = async (server: TestServer, token: string) =>
  (await fetch(`${server.url}/api/v1/me`, { headers: { Authorization: `Bearer ${token}` } })).status;

/** A live connection by the session's own token. */
async function listen(server: TestServer, token: string) {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}${LIVE_PATH}?token=${token}`);
  const closed = new Promise<{ code: number }>((resolve) =>
    socket.addEventListener('close', ({ code }) => resolve({ code })),
  );
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
  return { closed };
}

async function otherSession(token: string): Promise<string> {
  const { records } = await call<{ records: ActiveSession[] }>(one, endpoints.listSessions, token);
  return records.find((session) => !session.is_current)?.id ?? '';
}

/** Ways a session ends, done on the first server while the connection is on the second. */
const WAYS: Record<string, (token: string, email: string) => Promise<unknown>> = {
  logout: (token) => call(one, endpoints.logout, token),
  'sign out elsewhere': async (_token, email) => {
    const { token } = await signIn(email);
    return call(one, endpoints.revokeSession, token, undefined, await otherSession(token));
  },
  'password change': async (_token, email) => {
    const { token } = await signIn(email);
    const body = { old_password: PASSWORD, new_password: NEW_PASSWORD, confirm_new_password: NEW_PASSWORD };
    return call(one, endpoints.changePassword, token, body);
  },
  'removal of the person': (_token, email) =>
    demo.database.pool.query('update users set disabled_at = 1 where email = $1', [email]),
};

describe('a session that ended is dead (trust A3)', () => {
  // A live connection looks for its session every few seconds: they may wait together.
  test.concurrent.each(Object.keys(WAYS))(
    '%s: its token at once on every server, its live connection soon after',
    async (name) => {
      const { email, token } = await demo.newCompany();
      const { closed } = await listen(two, token);
      expect(await statusOf(two, token)).toBe(200);
      await WAYS[name]?.(token, email);
      expect([await statusOf(one, token), await statusOf(two, token)]).toEqual([401, 401]);
      expect((await closed).code).toBe(4401);
      const late = await listen(two, token);
      expect((await late.closed).code).toBe(4401);
    },
  );

  test('a reset link ends every session of the person', async () => {
    const { email, token } = await demo.newCompany();
    await call(one, endpoints.forgotPassword, '', { email });
    let link = '';
    await expect
      .poll(
        async () => {
          const response = await fetch(`${two.url}/api/dev/outbox?to=${email}`);
          const { records } = (await response.json()) as { records: { text: string }[] };
          link = /reset-password#token=([\w-]+)/u.exec(records.map(({ text }) => text).join('\n'))?.[1] ?? '';
          return link;
        },
        { timeout: 10_000 },
      )
      .not.toBe('');
    await call(two, endpoints.resetPassword, '', { token: link, new_password: NEW_PASSWORD });
    expect([await statusOf(one, token), await statusOf(two, token)]).toEqual([401, 401]);
    expect((await signIn(email, NEW_PASSWORD)).token).not.toBe(token);
  });
});
