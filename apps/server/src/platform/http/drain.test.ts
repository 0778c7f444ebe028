import { serve, upgradeWebSocket, type WebSocketServerLike } from '@hono/node-server';
import { Hono } from 'hono';
import { once } from 'node:events';
import { Agent, request, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { watchConnections } from './drain.ts';

let http: Server;
let drain: () => Promise<void>;
let port: number;
let agent: Agent;
/** What `/held` waits for. */
let held: Promise<void>;
let letGo: () => void;

beforeEach(async () => {
  ({ promise: held, resolve: letGo } = Promise.withResolvers<void>());
  const app = new Hono();
  app.get('/fast', (c) => c.text('fast'));
  app.get('/held', async (c) => {
    await held;
    return c.text('held');
  });
  app.get(
    '/live',
    upgradeWebSocket(() => ({})),
  );
  const live = new WebSocketServer({ noServer: true });
  http = serve({
    fetch: app.fetch,
    port: 0,
    hostname: '127.0.0.1',
    websocket: { server: live as unknown as WebSocketServerLike },
  }) as Server;
  const connections = watchConnections(http, live, () => () => undefined);
  drain = () => connections.drain();
  await once(http, 'listening');
  ({ port } = http.address() as AddressInfo);
  agent = new Agent({ keepAlive: true, maxSockets: 1 });
});
afterEach(() => {
  agent.destroy();
  http.closeAllConnections();
  http.close();
});

async function get(path: string, by: Agent | false = agent): Promise<{ text: string; connection: string | undefined }> {
  const asked = request({ host: '127.0.0.1', port, path, agent: by });
  asked.end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  let text = '';
  for await (const part of response) text += String(part);
  return { text, connection: response.headers.connection };
}

/** Waits until the server listens no more; it says so in the same turn as its connections learn that they end. */
const refusesOthers = () => expect.poll(() => http.listening, { interval: 1 }).toBe(false);

test('what runs at a stop is answered, and its connection ends with the answer', async () => {
  const began = once(http, 'request');
  const running = get('/held');
  await began;
  const stopped = drain();
  await refusesOthers();
  letGo();
  expect(await running).toEqual({ text: 'held', connection: 'close' });
  await stopped;
});

test('a kept-alive connection may ask once more, and is told that it was the last time', async () => {
  expect((await get('/fast')).connection).toBe('keep-alive');
  const stopped = drain();
  await refusesOthers();
  expect(await get('/fast')).toEqual({ text: 'fast', connection: 'close' });
  await expect(get('/fast')).rejects.toThrow('ECONNREFUSED');
  await stopped;
});

test('idle connections end in order, those that never asked as well, and wait for none that is busy', async () => {
  await get('/fast');
  const silent = connect(port, '127.0.0.1');
  await once(silent, 'connect');
  silent.resume();
  const began = once(http, 'request');
  const busy = get('/held', false);
  await began;
  const order: string[] = [];
  const noted = (what: string) => () => order.push(what);
  const answered = busy.then(noted('busy one answered'));
  const stopped = drain().then(noted('stopped'));
  await once(silent, 'end').then(noted('idle one ended'));
  letGo();
  await Promise.all([answered, stopped]);
  expect(order).toEqual(['idle one ended', 'busy one answered', 'stopped']);
});

test('live connections are told to come back', async () => {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/live`);
  await once(socket, 'open');
  const closed = once(socket, 'close');
  await drain();
  const [code, reason] = (await closed) as [number, Buffer];
  expect([code, String(reason)]).toEqual([1012, 'Service restart']);
});
