import { serve, type WebSocketServerLike } from '@hono/node-server';
import { LIVE_PATH, endpoints } from '@sampan/contract';
import { Hono } from 'hono';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { verifyLiveToken, findActorOfSession } from '../../modules/identity/session/index.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import type { LiveHub } from './live-hub.ts';
import { mountLiveSocket } from './live-socket.ts';

let app: TestApp;
let http: Server;
let port: number;
let token: string;
const hub = {
  join: vi.fn<LiveHub['join']>(() => Promise.resolve(() => undefined)),
  stop: () => undefined,
} satisfies LiveHub;

beforeAll(async () => {
  app = await openTestApp();
  token = await app.tokenOf('sg@demo.sampan.test');
  const site = new Hono();
  mountLiveSocket(site, {
    ctx: app.ctx,
    hub,
    entranceOfToken: verifyLiveToken,
    actorOfSession: findActorOfSession,
    check_ms: 50,
  });
  http = serve({
    fetch: site.fetch,
    port: 0,
    hostname: '127.0.0.1',
    websocket: { server: new WebSocketServer({ noServer: true }) as unknown as WebSocketServerLike },
  }) as Server;
  await once(http, 'listening');
  ({ port } = http.address() as AddressInfo);
});
afterAll(async () => {
  http.closeAllConnections();
  http.close();
  await app.close();
});

async function connect(who = token, origin?: string) {
  const { body } = await app.call<{ ticket: string }>(endpoints.createLiveTicket, { token: who });
  const socket = new WebSocket(`ws://127.0.0.1:${port}${LIVE_PATH}?token=${body.ticket}`, origin ? { origin } : {});
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  await once(socket, 'open');
  return { socket, closed };
}

test('three connections a person; the fourth takes the place of the oldest', async () => {
  const three = [await connect(), await connect(), await connect()];
  const other = await connect(await app.tokenOf('my@demo.sampan.test'));
  const fourth = await connect();
  expect(await three[0]?.closed).toBe(4429);
  for (const { socket } of [...three.slice(1), fourth, other]) expect(socket.readyState).toBe(WebSocket.OPEN);
  for (const { socket } of [...three, fourth, other]) socket.close();
  await Promise.all([...three, fourth, other].map(({ closed }) => closed));
  const again = [await connect(), await connect(), await connect()];
  for (const { socket } of again) expect(socket.readyState).toBe(WebSocket.OPEN);
  for (const { socket } of again) socket.close();
});

test('a connection on which nothing happens is kept from proxies that end idle ones', async () => {
  const { socket, closed } = await connect();
  expect(await once(socket, 'ping', { signal: AbortSignal.timeout(5_000) })).toHaveLength(1);
  socket.close();
  await closed;
});

test('one that cannot catch up, because the database is away, is told to come again, and the server lives on', async () => {
  hub.join.mockRejectedValueOnce(new Error('Connection terminated unexpectedly'));
  const { closed } = await connect();
  expect(await closed).toBe(1013);
  const { socket, closed: ended } = await connect();
  expect(socket.readyState).toBe(WebSocket.OPEN);
  socket.close();
  await ended;
});

test('a hundred messages a minute, then it is closed', async () => {
  const { socket, closed } = await connect();
  for (let n = 0; n < 101; n += 1) socket.send('x');
  expect(await closed).toBe(1008);
});

test("pages of other origins may not listen, even with somebody's ticket", async () => {
  for (const origin of ['https://evil.example', 'null', 'http://127.0.0.1:1'])
    await expect(connect(token, origin)).rejects.toThrow('Unexpected server response: 403');
  const own = await connect(token, `http://127.0.0.1:${port}`);
  own.socket.close();
  expect(await own.closed).toBe(1005);
});
