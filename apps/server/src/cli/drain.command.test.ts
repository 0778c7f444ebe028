import { freePort } from '@sampan/testing';
import { connect, type Socket } from 'node:net';
import { hostname } from 'node:os';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { runServer, type RunningServer } from '../composition/server.ts';
import { readEnv } from '../platform/config/env.ts';
import { drainCommand } from './drain.command.ts';
import type { KnownServer } from '../platform/drain/server.repo.ts';

let app: TestApp;
const running: RunningServer[] = [];
const sockets: Socket[] = [];
beforeAll(async () => {
  app = await openTestApp();
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await Promise.all(running.splice(0).map((server) => server.stop()));
});
afterAll(() => app.close());

async function start() {
  const port = await freePort();
  const server = await runServer(
    { ...app, ctx: { ...app.ctx, env: { ...app.ctx.env, PORT: port } } },
    app.database.url,
  );
  running.push(server);
  const name = `${hostname()}:${port}`;
  return { name, port, stop: () => running.splice(running.indexOf(server), 1)[0]?.stop() };
}

async function run(text: string) {
  const env = readEnv({ DATABASE_URL: app.database.url }, 'unused');
  const { exit_code, text: output } = await drainCommand([...text.split(' '), '--json'], env);
  const { servers } = JSON.parse(output) as { servers: (Omit<KnownServer, 'state'> & { state: string })[] };
  return { exit_code, servers };
}

const statusOf = async (port: number, path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;

/** A request whose body has not come yet. */
async function begin(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => undefined);
  const head = [
    'POST /api/v1/login HTTP/1.1',
    'Host: sampan.test',
    'Content-Type: application/json',
    'Content-Length: 2',
  ];
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  return socket;
}

test('a server is not ready, answers whoever comes, is empty when that has ended, and works again', async () => {
  const { name, port } = await start();
  const done = { exit_code: 0, servers: [{ name, state: 'empty', running: 0 }] };
  expect(await run(name)).toMatchObject(done);
  expect(await statusOf(port, '/api/health/ready')).toBe(503);
  expect(await statusOf(port, '/api/health')).toBe(200);

  const request = await begin(port);
  await expect.poll(() => run('list')).toMatchObject({ servers: [{ state: 'drains', running: 1 }] });
  expect((await run(`${name} --wait 0`)).exit_code).toBe(0);
  expect((await run(`${name} --wait 0.1`)).exit_code).toBe(1);
  request.write('{}');
  expect(await run(name)).toMatchObject(done);

  expect(await run(`${name} --undo`)).toMatchObject({ exit_code: 0, servers: [{ state: 'works' }] });
  expect(await statusOf(port, '/api/health/ready')).toBe(200);
});

test('of two servers one drains, or both, and one that stops is off the list', async () => {
  const [one, two] = [await start(), await start()];
  expect((await run(one.name)).servers.map(({ name }) => name)).toEqual([one.name]);
  expect(await statusOf(two.port, '/api/health/ready')).toBe(200);
  const all = await run('--all');
  expect([all.exit_code, all.servers.map(({ state }) => state)]).toEqual([0, ['empty', 'empty']]);
  await one.stop();
  await expect.poll(async () => (await run('list')).servers.map(({ name }) => name)).toEqual([two.name]);
});

test('nobody is asked who is not there, and not by accident', async () => {
  const { name } = await start();
  const env = readEnv({ DATABASE_URL: app.database.url }, 'unused');
  const codes = [];
  for (const words of [[], ['list', '--all'], [name, '--all'], [name, 'two'], [name, '--wait', 'soon'], ['--undo']])
    codes.push((await drainCommand(words, env)).exit_code);
  expect(codes).toEqual([2, 2, 2, 2, 2, 2]);
  expect(await drainCommand(['nobody:1'], env)).toEqual({
    exit_code: 1,
    text: 'No server nobody:1 is there. "drain list" names those that are.',
  });
  const { text } = await drainCommand(['list'], env);
  expect(text).toContain(`${name} (all, `);
  expect(text).toContain('): works, ');
});
