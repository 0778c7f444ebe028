/**
 * Asks the server at a port for its health until it is told to stop, then says how slow the slowest answer was:
 * `node health-probe.command.ts 8080`. A process of its own, because one event loop with the load would measure the load's
 * delays.
 */
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { HealthSeen } from './watch-health.ts';

const EVERY_MS = 10;
const port = Number(process.argv[2]);
let ended = false;
process.once('message', () => (ended = true));

/** One question on a connection of its own, as a load balancer asks. */
function ask(): Promise<number | null> {
  return new Promise((resolve) => {
    const asked = request({ host: '127.0.0.1', port, path: '/api/health', agent: false }, (response) => {
      response.once('end', () => resolve(response.statusCode ?? null));
      response.resume();
    });
    asked.once('error', () => resolve(null));
    asked.end();
  });
}

// The first question loads code.
await ask();
process.send?.('ready');
const seen: HealthSeen = { answers: 0, failed: 0, slowest_ms: 0 };
while (!ended) {
  const began = performance.now();
  const status = await ask();
  seen.slowest_ms = Math.max(seen.slowest_ms, performance.now() - began);
  if (status === 200) seen.answers += 1;
  else seen.failed += 1;
  await sleep(EVERY_MS);
}
process.send?.(seen);
process.disconnect();
