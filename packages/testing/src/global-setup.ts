import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startTestCluster } from './test-database-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A socket that answers one line: the TestCluster of this run. */
    sampan_test_cluster: string;
  }
}

/**
 * Vitest's global set-up: one PostgreSQL for the whole run, started when the first test asks for it, so that a run which
 * needs none pays nothing. Tests ask through createTestDatabase().
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'sampan-run-'));
  const socket_path = join(folder, 'cluster');
  let cluster: ReturnType<typeof startTestCluster> | null = null;
  const broker = createServer((socket) => {
    socket.on('error', () => undefined);
    cluster ??= startTestCluster();
    cluster.then(
      ({ admin_url, template }) => socket.end(JSON.stringify({ admin_url, template })),
      (error: unknown) => socket.end(JSON.stringify({ error: String(error) })),
    );
  });
  await new Promise<void>((resolve, reject) => {
    broker.once('error', reject);
    broker.listen(socket_path, resolve);
  });
  project.provide('sampan_test_cluster', socket_path);

  return async () => {
    await new Promise((resolve) => broker.close(resolve));
    // A cluster that never came up has told the tests why.
    const started = await cluster?.catch(() => null);
    await started?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
