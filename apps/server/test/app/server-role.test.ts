import { ACCEPT_V1, endpoints, SERVICE_BASES } from '@sampan/contract';
import { freePort } from '@sampan/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runServer } from '../../src/composition/server.ts';
import { openTestApp, type TestApp } from './test-app.fixtures.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/**
 * Starts a server in a role, asks it, and stops it. A job runs at once when it is started, and a stop waits for it: what was
 * waiting to be sealed is sealed by a server that runs jobs.
 */
async function serveAs(role: 'all' | 'web' | 'worker') {
  const { rows } = await app.database.pool.query<{ seq: string }>(
    "insert into audit_log (at, request_id, ip, action, object_type, object_id) values (1, 'r', 'i', 'a', 't', 'o') returning seq",
  );
  const port = await freePort();
  const env = { ...app.ctx.env, PORT: port, SAMPAN_ROLE: role };
  const server = await runServer({ ...app, ctx: { ...app.ctx, env } }, app.database.url);
  const { service, path: constants } = endpoints.getConstants;
  const paths = ['/api/health/live', '/api/health/ready', '/api/health', SERVICE_BASES[service] + constants];
  // A connection that is kept would hold up the stop by a second.
  const headers = { Accept: ACCEPT_V1, Connection: 'close' };
  const answers = await Promise.all(paths.map((path) => fetch(`http://127.0.0.1:${port}${path}`, { headers })));
  await server.stop();
  const waiting = await app.database.pool.query('select 1 from audit_unsealed where seq = $1', [rows[0]?.seq]);
  return { statuses: answers.map(({ status }) => status), has_worked: waiting.rowCount === 0 };
}

test('a web server answers and leaves the jobs, a worker does the jobs and answers health checks alone', async () => {
  expect(await serveAs('web')).toEqual({ statuses: [200, 200, 200, 200], has_worked: false });
  expect(await serveAs('worker')).toEqual({ statuses: [200, 200, 200, 404], has_worked: true });
  expect(await serveAs('all')).toEqual({ statuses: [200, 200, 200, 200], has_worked: true });
});
