/**
 * Runs a server again and again in one process, each time on the next of the sockets it was started with, and stops it under
 * whatever load there is: `node stop-again.command.ts <stops> <port>`, the database in DATABASE_URL, from descriptor 3 on one
 * socket more than stops. Prints a line when the first listens, and the milliseconds of the slowest stop when all have stopped;
 * then one more server answers until the standard input ends.
 */
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { pino } from 'pino';
import { composeServer, runServer } from '../src/composition/server.ts';
import { readEnv } from '../src/platform/config/env.ts';

const [, , stops = '', port = ''] = process.argv;
/** How long each is under load. */
const UNDER_LOAD_MS = 150;
const FIRST_SOCKET = 3;
const url = process.env['DATABASE_URL'] ?? '';

const pool = new pg.Pool({ connectionString: url, max: 20 });
const env = readEnv(
  { PORT: port, SAMPAN_RATE_LIMIT_FACTOR: '1000000', SAMPAN_LOG_LEVEL: 'silent', SAMPAN_FILES: tmpdir() },
  tmpdir(),
);
const parts = await composeServer({ pool, env, log: pino({ level: 'silent' }) });
let slowest_ms = 0;
for (let stop = 0; stop < Number(stops); stop += 1) {
  const server = await runServer(parts, url, FIRST_SOCKET + stop);
  if (stop === 0) process.stdout.write('listening\n');
  await sleep(UNDER_LOAD_MS);
  const began = performance.now();
  await server.stop();
  slowest_ms = Math.max(slowest_ms, performance.now() - began);
}
// Who waits for an answer gets it: the last server runs until nobody asks any more.
const last = await runServer(parts, url, FIRST_SOCKET + Number(stops));
process.stdout.write(`${slowest_ms}\n`);
process.stdin.resume();
await once(process.stdin, 'end');
await last.stop();
await pool.end();
process.exit(0);
