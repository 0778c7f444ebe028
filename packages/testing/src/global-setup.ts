import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { makeDemoTemplate } from './demo/demo-template.ts';
import { startTestCluster, type TemplateAnswer, type TemplateName } from './test-database-process.ts';

/**
 * Vitest's global set-up: one PostgreSQL for the whole run, started when the first test asks for it, so that a run which
 * needs none pays nothing. A whole stage begins with tests that need none: TEST_DATABASE=at-once has it started beside them.
 * Tests ask through createTestDatabase(), for the empty template or for the one with the demo's seed data, which is made once,
 * when the first test wants it.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  let cluster: ReturnType<typeof startTestCluster> | null = null;
  let demo_template: Promise<string> | null = null;

  const templateFor = async (name: TemplateName): Promise<TemplateAnswer> => {
    cluster ??= startTestCluster();
    const { admin_url, template } = await cluster;
    if (name === 'reference') return { admin_url, template };
    demo_template ??= makeDemoTemplate({ admin_url, template });
    return { admin_url, template: await demo_template };
  };

  if (process.env['TEST_DATABASE'] === 'at-once') {
    cluster = startTestCluster();
    // Tests that ask for it say why it did not come up.
    cluster.catch(() => undefined);
  }

  const broker = createServer((socket: Socket) => {
    socket.on('error', () => undefined);
    socket.once('data', (name: Buffer) => {
      templateFor(name.toString('utf8') as TemplateName).then(
        (answer) => socket.end(JSON.stringify(answer)),
        (error: unknown) => socket.end(JSON.stringify({ error: String(error) })),
      );
    });
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
