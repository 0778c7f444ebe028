/**
 * A server reduced to its database, for the tests of starting, killing and taking over:
 * `node embedded-postgres.fixtures.ts <data_dir> [outside_base]`. It prints one line of JSON per event, runs each line of its
 * input as SQL, and stops in order on SIGINT and SIGTERM.
 */
import { createInterface } from 'node:readline';
import pg from 'pg';
import { DatabaseStartError } from '../src/database-start-error.ts';
import { startEmbeddedPostgres } from '../src/embedded-postgres.ts';

const [data_dir = '', outside_base] = process.argv.slice(2);
const say = (event: object): void => void process.stdout.write(`${JSON.stringify(event)}\n`);
const log = (level: string) => (fields: object, message: string) => say({ event: 'log', level, message, ...fields });

try {
  const postgres = await startEmbeddedPostgres({
    data_dir,
    log: { info: log('info'), warn: log('warn'), error: log('error') },
    ...(outside_base === undefined ? {} : { outside_bases: [outside_base] }),
  });
  await postgres.announce(`http://127.0.0.1:8080/${process.pid}`);
  void postgres.lost.then((error) => say({ event: 'lost', message: error.message }));

  const query = async (sql: string): Promise<unknown[]> => {
    const client = new pg.Client({ connectionString: postgres.urlOf('postgres') });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(sql)).rows;
    } finally {
      await client.end();
    }
  };
  createInterface(process.stdin).on('line', (sql) => {
    query(sql).then(
      (rows) => say({ event: 'rows', rows }),
      (error: unknown) => say({ event: 'query_error', message: String(error) }),
    );
  });
  const stop = async (): Promise<void> => {
    say({ event: 'stopping', rows: await query('select 1 as still_there') });
    await postgres.stop();
    say({ event: 'stopped' });
    process.exit(0);
  };
  process.once('SIGINT', () => void stop());
  process.once('SIGTERM', () => void stop());
  say({ event: 'ready' });
} catch (error) {
  say({
    event: 'refused',
    message: (error as Error).message,
    running: error instanceof DatabaseStartError ? error.running : null,
  });
  process.exitCode = 1;
}
