import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** What a network does to answers; the names are those of Toxiproxy. Requests arrive, but for `down`. */
export const TOXICS = ['latency', 'timeout', 'reset_peer', 'slicer', 'bandwidth', 'limit_data', 'down'] as const;
export type Toxic = (typeof TOXICS)[number];

const LATENCY_MS = { least: 1_000, most: 5_000 };
const SLICE = { bytes: 3, every_ms: 1 };
/** Two kilobytes a second. */
const TRICKLE = { bytes: 200, every_ms: 100 };
const LIMIT_BYTES = 100;

export interface FaultProxy {
  readonly url: string;
  /** Does this to what passes from now on; nothing with null. */
  set(toxic: Toxic | null): Promise<void>;
  stop(): Promise<void>;
}

/** Stands between a server and a courier on a port of this machine. */
export async function startFaultProxy(to_port: number, chance: () => number): Promise<FaultProxy> {
  let toxic: Toxic | null = null;
  let port = 0;
  let server: Server | null = null;
  const sockets = new Set<Socket>();

  const inPieces = async (client: Socket, chunk: Buffer, { bytes, every_ms }: typeof SLICE) => {
    for (let at = 0; at < chunk.length && !client.destroyed; at += bytes) {
      client.write(chunk.subarray(at, at + bytes));
      await sleep(every_ms);
    }
  };
  const pass = async (client: Socket, chunk: Buffer, passed: number) => {
    switch (toxic) {
      case 'latency':
        await sleep(LATENCY_MS.least + chance() * (LATENCY_MS.most - LATENCY_MS.least));
        client.write(chunk);
        break;
      case 'timeout':
        break;
      case 'reset_peer':
        client.resetAndDestroy();
        break;
      case 'slicer':
        await inPieces(client, chunk, SLICE);
        break;
      case 'bandwidth':
        await inPieces(client, chunk, TRICKLE);
        break;
      case 'limit_data':
        client.end(chunk.subarray(0, Math.max(0, LIMIT_BYTES - passed)));
        break;
      default:
        client.write(chunk);
    }
  };
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => sockets.delete(socket));
  };
  const open = async () => {
    const made = createServer((client) => {
      const upstream = connect(to_port, '127.0.0.1');
      keep(client);
      keep(upstream);
      client.pipe(upstream);
      let passed = 0;
      let queue = Promise.resolve();
      upstream.on('data', (chunk: Buffer) => {
        const before = passed;
        passed += chunk.length;
        queue = queue.then(() => (client.destroyed ? undefined : pass(client, chunk, before)));
      });
      upstream.once('close', () => void queue.then(() => (toxic === 'timeout' ? undefined : client.end())));
      client.once('close', () => upstream.destroy());
    });
    made.listen(port, '127.0.0.1');
    await once(made, 'listening');
    port = (made.address() as AddressInfo).port;
    server = made;
  };
  /** Nobody listens, and what was open breaks off. */
  const close = async () => {
    const closing = server;
    server = null;
    if (closing === null) return;
    const closed = once(closing, 'close');
    closing.close();
    for (const socket of sockets) socket.resetAndDestroy();
    await closed;
  };

  await open();
  return {
    url: `http://127.0.0.1:${port}`,
    set: async (next) => {
      toxic = next;
      if (next === 'down') await close();
      else if (server === null) await open();
    },
    stop: close,
  };
}
