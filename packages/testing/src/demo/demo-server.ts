import { createTestDatabase, type TestDatabase } from '../test-database.ts';
import { freePort, isFreePort, startTestServer, type TestServer } from '../test-server.ts';
import { DEMO_TEST_ENV } from './demo-env.ts';
import { keptByWorker } from '../worker-scope.ts';

/** A server with the demo's companies, and the database behind it. */
export interface DemoServer {
  readonly server: TestServer;
  readonly database: TestDatabase;
}

/** Below what systems give to whoever asks for any port: between two servers of a worker nobody else is given it. */
const OWN_PORTS = { from: 20_000, count: 10_000 };

/**
 * The address of the worker's own servers, one after the other: to the browser they are one, so that its warm pages have the
 * files and the compiled scripts of the one before. All of them serve the same build, and nothing else of theirs is kept by it.
 */
async function ownPort(): Promise<number> {
  const port = OWN_PORTS.from + (process.pid % OWN_PORTS.count);
  return (await isFreePort(port)) ? port : freePort();
}

/** A server of one's own on a fresh clone of the demo; end it with stopDemoServer(). */
export async function startDemoServer(env: Readonly<Record<string, string>> = {}): Promise<DemoServer> {
  return startOn(await ownPort(), env);
}

async function startOn(port: number, env: Readonly<Record<string, string>>): Promise<DemoServer> {
  const database = await createTestDatabase({ template: 'demo' });
  try {
    return {
      database,
      server: await startTestServer({ database_url: database.url, port, env: { ...DEMO_TEST_ENV, ...env } }),
    };
  } catch (error) {
    await database.drop();
    throw error;
  }
}

/** Ends it at once: in order it would wait a second for what the browser may ask on the connections it keeps. */
export async function stopDemoServer({ server, database }: DemoServer): Promise<void> {
  await server.kill('SIGKILL');
  await server.stop();
  await database.drop();
}

/** The worker's server, shared by every file that asks for it; it ends with the worker. */
export const sharedDemoServer = (): Promise<DemoServer> =>
  keptByWorker('demo-server', async () => startOn(await freePort(), {}));
