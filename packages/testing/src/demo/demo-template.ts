import { createTestDatabase } from '../test-database.ts';
import type { TestCluster } from '../test-database-process.ts';
import { startTestServer } from '../test-server.ts';
import { DEMO_TEST_ENV } from './demo-env.ts';

/**
 * Makes the database every test with demo data is cloned from: a server seeds it once and stops. Seeding costs about as
 * much as three starts of a server, so a run does it once and not once a file.
 *
 * @returns the name of the database in the cluster
 */
export async function makeDemoTemplate(cluster: TestCluster): Promise<string> {
  const { url, pool } = await createTestDatabase({ cluster });
  // A database can be cloned while nobody is connected to it.
  await pool.end();
  const server = await startTestServer({ database_url: url, env: DEMO_TEST_ENV });
  await server.stop();
  return new URL(url).pathname.slice(1);
}
