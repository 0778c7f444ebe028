import pg from 'pg';
import type { Env } from '../platform/config/env.ts';
import { chooseDataDirectory, POSTGRES_USER, readPostmasterFile } from '@sampan/embedded-postgres';
import { DatabaseStartError, openDatabase } from '../platform/database/index.ts';
import { migrate } from '../platform/database/migrate.ts';

export interface CommandDatabase {
  pool: pg.Pool;
  close(): Promise<void>;
}

/** Commands tell what they found themselves. */
export const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

/**
 * The database for one command, whether a server runs or not: its own PostgreSQL is joined through the socket while a
 * server holds it, and started for the length of the command otherwise. Its schema is brought to this release, unless the
 * command only looks.
 */
export async function openForCommand(env: Env, { migrates = true } = {}): Promise<CommandDatabase> {
  try {
    const database = await openDatabase({
      database_url: env.DATABASE_URL,
      data_dir: env.data_dir,
      log: quiet,
      pool: { max: 2 },
    });
    if (migrates) await migrate(database.pool);
    return { pool: database.pool, close: () => database.stop() };
  } catch (error) {
    if (!(error instanceof DatabaseStartError) || error.running === null) throw error;
    const running = readPostmasterFile(chooseDataDirectory(env.data_dir).cluster);
    if (running === null) throw error;
    const pool = new pg.Pool({
      host: running.socket_folder,
      port: 5432,
      user: POSTGRES_USER,
      database: 'sampan',
      max: 2,
    });
    return { pool, close: () => pool.end() };
  }
}
