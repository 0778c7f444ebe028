import pg from 'pg';
import { DatabaseStartError } from './database-start-error.ts';
import type { RunningServer } from './database-start-error.ts';

/** Any fixed number: the lock that says "a server works on this data folder". */
const SERVER_LOCK = 7_266_726;
const ANSWER_LIMIT_MS = 5_000;

/**
 * The lock on a data folder is a session lock inside its PostgreSQL, held by one connection: it ends with the process that
 * holds it, however that ends, so there is no lock file that could be stale and no process id that could be another's.
 */
export interface ServerLock {
  /** Tells a second start where this server is; null while it does not listen. */
  announce(url: string | null): Promise<void>;
  release(): Promise<void>;
  /** Settles when the connection, and with it the lock, is lost without release(). */
  readonly lost: Promise<void>;
}

/** Takes the lock, or answers who holds it. The connection goes to the database `postgres`, since session locks are per database. */
export async function takeServerLock(connection: pg.ClientConfig): Promise<ServerLock | { held_by: RunningServer }> {
  const client = new pg.Client({
    ...connection,
    database: 'postgres',
    application_name: nameOf(null),
    connectionTimeoutMillis: ANSWER_LIMIT_MS,
  });
  let released = false;
  client.on('error', () => undefined);
  const lost = new Promise<void>((resolve) => {
    client.on('end', () => {
      if (!released) resolve();
    });
  });
  const release = async (): Promise<void> => {
    released = true;
    await client.end().catch(() => undefined);
  };
  try {
    await client.connect();
    const answer = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [SERVER_LOCK]);
    if (answer.rows[0]?.taken !== true) {
      const held_by = await holder(client);
      await release();
      return { held_by };
    }
  } catch (error) {
    await release();
    throw error;
  }
  return {
    lost,
    release,
    announce: async (url) => {
      await client.query('select set_config($1, $2, false)', ['application_name', nameOf(url)]);
    },
  };
}

/** The refusal of a second start. It names the server that runs. */
export function alreadyRunning(data_dir: string, running: RunningServer): DatabaseStartError {
  const pid = running.pid === null ? '' : ` (pid ${running.pid})`;
  const where = running.url === null ? 'is starting or stopping' : `serves ${running.url}`;
  return new DatabaseStartError(
    `A server${pid} already uses the data folder ${data_dir} and ${where}. Stop it first, or give this one another folder with SAMPAN_DATA.`,
    { running },
  );
}

async function holder(client: pg.Client): Promise<RunningServer> {
  const answer = await client.query<{ application_name: string }>(
    `select a.application_name from pg_locks l join pg_stat_activity a on a.pid = l.pid
      where l.locktype = 'advisory' and l.granted and l.classid = 0 and l.objid = $1`,
    [SERVER_LOCK],
  );
  const [, pid, url] = (answer.rows[0]?.application_name ?? '').split(' ');
  return { pid: pid === undefined ? null : Number(pid), url: url ?? null };
}

/** PostgreSQL cuts this at 63 bytes; a process id and a local address fit. */
function nameOf(url: string | null): string {
  return url === null ? `sampan ${process.pid}` : `sampan ${process.pid} ${url}`;
}
