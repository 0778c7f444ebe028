import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { startTestCluster } from './test-database-process.ts';

/**
 * Vitest's global set-up: one PostgreSQL for the whole run, started when the first test asks for it, so that a run which
 * needs none pays nothing. Tests ask through createTestDatabase().
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
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
    broker.listen(0, '127.0.0.1', resolve);
  });
  project.provide('sampan_test_cluster', (broker.address() as AddressInfo).port);

  return async () => {
    await new Promise((resolve) => broker.close(resolve));
    // A cluster that never came up has told the tests why.
    const started = await cluster?.catch(() => null);
    await started?.stop();
  };
}
