import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

declare module 'vitest' {
  interface ProvidedContext {
    /** A port of this machine that answers a TemplateName with a TemplateAnswer as JSON. */
    sampan_test_cluster: number;
  }
}

/** A connection that may create databases, and the database every test starts from a clone of. */
export interface TestCluster {
  readonly admin_url: string;
  readonly template: string;
}

/** What a database of a test begins with: schema and reference data only, or the demo's companies as well. */
export type TemplateName = 'reference' | 'demo';

export type TemplateAnswer = TestCluster | { readonly error: string };

/** The server owns its schema; it is asked by a process, since this package imports no app. */
const COMMAND = fileURLToPath(new URL('../../../apps/server/test/database/test-database.command.ts', import.meta.url));

/**
 * Starts the throwaway PostgreSQL of a test run, or uses the one at DATABASE_URL. It lives until stop(), and no longer than
 * this process: it ends when the pipe to it does.
 *
 * With `is_durable` it has the settings that the product ships: what was committed survives a crash of PostgreSQL.
 */
export async function startTestCluster({ is_durable = false } = {}): Promise<TestCluster & { stop(): Promise<void> }> {
  const args = is_durable ? [COMMAND, '--durable'] : [COMMAND];
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const line = await new Promise<string>((resolve, reject) => {
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString('utf8');
      if (text.includes('\n')) resolve(text);
    });
    child.once('error', reject);
    void ended.then((code) => reject(new Error(`The test database did not start (exit code ${code}).`)));
  });
  const cluster = JSON.parse(line) as TestCluster;
  return {
    ...cluster,
    stop: async () => {
      child.stdin.end();
      await ended;
    },
  };
}
