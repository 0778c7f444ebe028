import type { LiveEvent } from '@sampan/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocketServer } from 'ws';
import type { WebSocket as ServerSocket } from 'ws';
import { ApiError } from './api-error.ts';
import { createLiveConnection } from './live-connection.ts';
import type { LiveConnection, LiveState } from './live-connection.ts';
import { startTestServer } from '#test/http-server.fixtures.ts';
import type { TestServer } from '#test/http-server.fixtures.ts';

let server: TestServer;
let sockets: { socket: ServerSocket; url: URL }[];
let connection: LiveConnection | undefined;
let tickets = 0;
let events: LiveEvent[];
let states: LiveState[];

beforeEach(async () => {
  server = await startTestServer((_request, response) => response.end());
  sockets = [];
  events = [];
  states = [];
  tickets = 0;
  const live = new WebSocketServer({ server: server.http });
  live.on('connection', (socket, request) =>
    sockets.push({ socket, url: new URL(request.url ?? '', server.base_url) }),
  );
});
afterEach(async () => {
  connection?.stop();
  await server.close();
});

function connect(getTicket = () => Promise.resolve(`ticket-${(tickets += 1)}`), last_seq?: number) {
  connection = createLiveConnection({
    base_url: server.base_url,
    getTicket,
    onEvent: (event) => events.push(event),
    onState: (state) => states.push(state),
    last_seq,
    random: () => 0,
  });
  return connection;
}
const send = (at: number, event: unknown) =>
  sockets[at]!.socket.send(typeof event === 'string' ? event : JSON.stringify(event));
const event = (seq: number, event_type = 'order_updated') => ({
  seq,
  event_type,
  user_id: 'u1',
  created_at: 1,
  data: { order_id: 'o1', status: 'new' },
});

describe('live connection (spec 4 Live events)', () => {
  it('opens with a ticket and hands over events in their order', async () => {
    connect();
    await expect.poll(() => sockets.length).toBe(1);
    expect(sockets[0]!.url.pathname + sockets[0]!.url.search).toBe('/api/chat/ws?token=ticket-1');
    send(0, event(7));
    send(0, event(8, 'tracking_updated'));
    await expect.poll(() => events.map(({ seq }) => seq)).toEqual([7, 8]);
    expect(states).toEqual(['connecting', 'open']);
  });

  it('waits to be looked at when it was closed for one that was opened elsewhere', async () => {
    connect();
    await expect.poll(() => states.at(-1)).toBe('open');
    sockets[0]!.socket.close(4429);
    await expect.poll(() => states.at(-1)).toBe('waiting');
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(sockets).toHaveLength(1);
    connection?.resume();
    await expect.poll(() => sockets.length).toBe(2);
  });

  it('comes back with a new ticket and the last seq it saw', async () => {
    connect(undefined, 3);
    await expect.poll(() => sockets.length).toBe(1);
    expect(sockets[0]!.url.searchParams.get('last_seq')).toBe('3');
    for (const seq of [9, 11, 10]) send(0, event(seq));
    await expect.poll(() => events.length).toBe(3);
    sockets[0]!.socket.terminate();
    await expect.poll(() => sockets.length, { timeout: 5000 }).toBe(2);
    expect(Object.fromEntries(sockets[1]!.url.searchParams)).toEqual({ token: 'ticket-2', last_seq: '10' });
  });

  it('passes over what it does not know, and still counts it', async () => {
    const live = connect();
    await expect.poll(() => sockets.length).toBe(1);
    for (const odd of ['hello', 'null', { type: 'greeting' }, event(4, 'from_a_later_server'), event(5)]) send(0, odd);
    await expect.poll(() => events.map(({ seq }) => seq)).toEqual([5]);
    expect(live.lastSeq()).toBe(5);
  });

  it('stops asking when the session is over, and keeps trying when the server is down', async () => {
    const fields = {
      message: '',
      detail: '',
      errors: [],
      request_id: '',
      retryable: false,
      retry_after_s: null,
      idempotency_key: null,
      data: {},
    };
    connect(() => Promise.reject(new ApiError({ ...fields, status: 401, code: 'unauthorized' })));
    await expect.poll(() => states.at(-1)).toBe('refused');

    let attempts = 0;
    const live = connect(() => ((attempts += 1) === 1 ? Promise.reject(new Error('down')) : Promise.resolve('t')));
    await expect.poll(() => states.at(-1)).toBe('waiting');
    live.resume();
    await expect.poll(() => states.at(-1)).toBe('open');
    expect(attempts).toBe(2);
  });

  it('closes for good when stopped, also while it waits for a ticket', async () => {
    connect();
    await expect.poll(() => sockets.length).toBe(1);
    const closed = new Promise((resolve) => sockets[0]!.socket.once('close', resolve));
    connection!.stop();
    await closed;
    expect(states.at(-1)).toBe('stopped');

    let give = (_ticket: string) => {};
    const late = connect(() => new Promise<string>((resolve) => (give = resolve)));
    late.stop();
    give('late');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(sockets).toHaveLength(1);
  });
});
