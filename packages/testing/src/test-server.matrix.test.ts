import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { startTestServer } from './test-server.ts';
import type { TestServer } from './test-server.ts';

/** Without the demo, whose seed costs several starts and is nothing this is about. */
const SETTINGS = { SAMPAN_PROFILE: 'production', SAMPAN_SECRET: 'pN7vQ2xL9sT4wR8yK3mZ6bH1cJ5dF0gA7uE2iO9' };

/** Trust F2, on the server as `npm start` runs it. */
describe('one server per data folder, in its own process', () => {
  const data_dir = mkdtempSync(join(tmpdir(), 'sampan-data-'));
  chmodSync(data_dir, 0o711);
  const started: TestServer[] = [];
  async function start(): Promise<TestServer> {
    const server = await startTestServer({ data_dir, env: SETTINGS });
    started.push(server);
    return server;
  }
  afterAll(async () => {
    for (const server of started) await server.stop();
    rmSync(data_dir, { recursive: true, force: true });
  });
  const postmaster_file = join(data_dir, 'database', 'data', 'postmaster.pid');

  it('refuses a second one, naming the first, is taken over after a kill -9, and ends without a trace', async () => {
    const listeners = process.listenerCount('exit');
    const first = await start();
    await expect(start()).rejects.toThrow(
      `A server (pid ${first.pid}) already uses the data folder ${data_dir} and serves ${first.url}`,
    );
    expect((await fetch(`${first.url}/api/health`)).status).toBe(200);

    await first.kill('SIGKILL');
    expect(existsSync(postmaster_file)).toBe(true);
    const second = await start();
    expect((await fetch(`${second.url}/api/health`)).status).toBe(200);
    // However many were started, one listener ends them all with the run.
    expect(process.listenerCount('exit')).toBeLessThanOrEqual(listeners + 1);

    expect(await second.kill('SIGINT')).toBe(0);
    expect(existsSync(postmaster_file)).toBe(false);
    // Fewer where a server of the worker's file before ended meanwhile.
    expect(process.listenerCount('exit')).toBeLessThanOrEqual(listeners);
  });
});
