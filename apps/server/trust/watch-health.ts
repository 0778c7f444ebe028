import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** What a probe saw of a server's health. */
export interface HealthSeen {
  answers: number;
  /** Answers other than 200, and none at all. */
  failed: number;
  slowest_ms: number;
}

const PROBE = fileURLToPath(new URL('health-probe.command.ts', import.meta.url));

/** Watches the health of a server from a process of its own; the answered function ends that. */
export async function watchHealth(port: number): Promise<() => Promise<HealthSeen>> {
  const probe = fork(PROBE, [String(port)]);
  const ended = once(probe, 'exit');
  await once(probe, 'message');
  return async () => {
    const told = once(probe, 'message');
    probe.send('end');
    const [seen] = (await told) as [HealthSeen];
    await ended;
    return seen;
  };
}
