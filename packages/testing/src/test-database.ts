import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import pg from 'pg';
import type { TemplateAnswer, TemplateName, TestCluster } from './test-database-process.ts';

/** A database of its own for one test file: today's schema and reference data. */
export interface TestDatabase {
  readonly url: string;
  readonly pool: pg.Pool;
  /** Ends the pool and deletes the database, whoever is still connected. */
  drop(): Promise<void>;
}

export interface TestDatabaseOptions {
  /** The cluster of a script, from startTestCluster(); that of the run's global set-up unless given. */
  cluster?: TestCluster;
  /** `demo`: with the demo's companies, people and parcels, as of the start of the run; no accounts unless given. */
  template?: TemplateName;
  /** The name of a database of the same cluster that nobody is connected to: cloned instead of a template. */
  copy_of?: string;
  pool?: pg.PoolConfig;
}

/** Clones a template of this run. Call it in `beforeAll`, and drop() in `afterAll`. */
export async function createTestDatabase(options: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const cluster = options.cluster ?? (await clusterOfThisRun(options.template ?? 'reference'));
  const name = `sampan_test_${randomBytes(6).toString('hex')}`;
  await administer(
    cluster,
    `create database ${name} template ${options.copy_of ?? cluster.template} strategy file_copy`,
  );
  const target = new URL(cluster.admin_url);
  target.pathname = `/${name}`;
  const pool = new pg.Pool({ connectionString: target.href, max: 10, ...options.pool });
  // What a broken connection means, its query says; unheard events would end the test process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    url: target.href,
    pool,
    drop: async () => {
      if (!pool.ended && !pool.ending) await pool.end();
      await administer(cluster, `drop database if exists ${name} with (force)`);
    },
  };
}

async function clusterOfThisRun(template: TemplateName): Promise<TestCluster> {
  const { inject } = await import('vitest');
  const port = inject('sampan_test_cluster') as number | undefined;
  if (port === undefined) {
    throw new Error('No test database: the Vitest project needs packages/testing/src/global-setup.ts as globalSetup.');
  }
  const text = await new Promise<string>((resolve, reject) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(template));
    socket.on('data', (chunk: Buffer) => (received += chunk.toString('utf8')));
    socket.once('end', () => resolve(received));
    socket.once('error', reject);
  });
  const answer = JSON.parse(text) as TemplateAnswer;
  if ('error' in answer) throw new Error(answer.error);
  return answer;
}

async function administer(cluster: TestCluster, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: cluster.admin_url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
