import { createTestDatabase, freePort, holdSocket, startTestCluster, startTestServer } from '@sampan/testing';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { readEnv } from '../src/platform/config/env.ts';
import { composeServer, runServer } from '../src/composition/server.ts';
import { startLoad } from './steady-load.ts';

const STOPS = 100;
const PROCESSES = 20;
/** How long a server is under load before it is told to stop. */
const UNDER_LOAD_MS = 150;
const PATH = '/api/v1/common/constant';
const LOAD = { path: PATH, kept: 20, fresh: 2 };
const AGAIN = fileURLToPath(new URL('./stop-again.command.ts', import.meta.url));

/**
 * A stop under load cuts nobody: a hundred times on a socket that outlives the server, as the self-host unit has it, a hundred
 * times on one of the server's own, and whole processes by SIGTERM.
 *
 * A socket of its own has to be closed at last. Who connects between the server's last look and that moment is reset by the
 * kernel instead of being refused; there is no call that ends both at once, so those are counted and have no target.
 */
export async function trustStops() {
  const cluster = await startTestCluster();
  const database = await createTestDatabase({ cluster, pool: { max: 20 } });
  try {
    const port = await freePort();
    const env = readEnv(
      { PORT: String(port), SAMPAN_RATE_LIMIT_FACTOR: '1000000', SAMPAN_LOG_LEVEL: 'silent' },
      tmpdir(),
    );
    const parts = await composeServer({ pool: database.pool, env, log: pino({ level: 'silent' }) });
    const load = startLoad({ ...LOAD, port });
    let slowest_ms = 0;
    for (let stop = 0; stop < STOPS; stop += 1) {
      const server = await runServer(parts, database.url);
      await sleep(UNDER_LOAD_MS);
      const began = performance.now();
      await server.stop();
      slowest_ms = Math.max(slowest_ms, performance.now() - began);
    }
    await load.end();

    const processes = await stopProcesses(database.url);
    const held = await stopHeld(database.url);
    const { count } = load;
    return [
      { name: 'held socket: stops of a server under load', value: STOPS, unit: 'stops', target: '= 100' },
      { name: 'held socket: requests answered', value: held.count.answered, unit: 'requests', target: '> 1000' },
      { name: 'held socket: resets of kept connections', value: held.count.resets, unit: 'resets', target: '= 0' },
      { name: 'held socket: resets of new connections', value: held.count.queue_resets, unit: 'resets', target: '= 0' },
      { name: 'held socket: connections refused', value: held.count.refused, unit: 'connections', target: '= 0' },
      { name: 'held socket: requests nobody answered', value: held.count.unanswered, unit: 'requests', target: '= 0' },
      { name: 'held socket: answers of 500 and above', value: held.count.failed, unit: 'answers', target: '= 0' },
      { name: 'held socket: slowest stop', value: held.slowest_ms / 1000, unit: 's', target: '<= 25' },
      { name: 'stops of a server under load', value: STOPS, unit: 'stops', target: '= 100' },
      { name: 'requests answered meanwhile', value: count.answered, unit: 'requests', target: '> 1000' },
      { name: 'answers that said `Connection: close`', value: count.last, unit: 'answers', target: '> 1000' },
      { name: 'resets of kept connections', value: count.resets, unit: 'resets', target: '= 0' },
      {
        name: 'new connections in the queue of the kernel when it closed',
        value: count.queue_resets + processes.queue_resets,
        unit: 'connections',
        target: null,
      },
      { name: 'requests nobody answered', value: count.unanswered, unit: 'requests', target: '= 0' },
      { name: 'answers of 500 and above', value: count.failed, unit: 'answers', target: '= 0' },
      { name: 'slowest stop', value: slowest_ms / 1000, unit: 's', target: '<= 25' },
      { name: 'processes ended by SIGTERM under load', value: PROCESSES, unit: 'processes', target: '= 20' },
      { name: 'resets by them', value: processes.resets, unit: 'resets', target: '= 0' },
      { name: 'exit codes that were not 0', value: processes.wrong_codes, unit: 'codes', target: '= 0' },
      { name: 'slowest end of a process', value: processes.slowest_ms / 1000, unit: 's', target: '<= 25' },
    ];
  } finally {
    await database.drop();
    await cluster.stop();
  }
}

/** The socket stays open from the first stop to the last: who connects between two servers waits for the next. */
async function stopHeld(database_url: string) {
  const socket = holdSocket();
  const sockets = Array.from({ length: STOPS + 1 }, () => socket.fd);
  const child = spawn(process.execPath, [AGAIN, String(STOPS), String(socket.port)], {
    stdio: ['pipe', 'pipe', 'inherit', ...sockets],
    env: { ...process.env, DATABASE_URL: database_url },
  });
  const ended = once(child, 'close') as Promise<[code: number | null]>;
  const lines = createInterface({ input: child.stdout as Readable })[Symbol.asyncIterator]();
  await lines.next();
  const load = startLoad({ ...LOAD, port: socket.port });
  const { value: slowest_ms } = await lines.next();
  await load.end();
  child.stdin?.end();
  const [code] = await ended;
  socket.close();
  if (code !== 0) throw new Error(`The server on a held socket ended with ${code}.`);
  return { count: load.count, slowest_ms: Number(slowest_ms) };
}

async function stopProcesses(database_url: string) {
  const seen = { resets: 0, queue_resets: 0, wrong_codes: 0, slowest_ms: 0 };
  for (let index = 0; index < PROCESSES; index += 1) {
    const server = await startTestServer({ database_url, env: { SAMPAN_RATE_LIMIT_FACTOR: '1000000' } });
    const load = startLoad({ ...LOAD, port: server.port });
    await sleep(UNDER_LOAD_MS * 4);
    const began = performance.now();
    if ((await server.kill('SIGTERM')) !== 0) seen.wrong_codes += 1;
    seen.slowest_ms = Math.max(seen.slowest_ms, performance.now() - began);
    await load.end();
    seen.resets += load.count.resets;
    seen.queue_resets += load.count.queue_resets;
    await server.stop();
  }
  return seen;
}
