import { NoPrimary, type DatabaseRoute } from './follow-primary.ts';
import { DatabaseStartError } from '@sampan/embedded-postgres';

/** The oldest PostgreSQL the product's SQL is written for (design 6). */
const OLDEST_VERSION = 150_000;

/** Checks that `database_url` can be used, and says in plain words what is wrong when it cannot. */
export async function checkExternalPostgres(database_url: string, route: DatabaseRoute): Promise<void> {
  const client = new route.Client({ ...route.config, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const answer = await client.query<{ version: number; name: string; encoding: string }>(
      `select current_setting('server_version_num')::int as version, current_setting('server_version') as name,
              current_setting('server_encoding') as encoding`,
    );
    const found = answer.rows[0];
    if (found === undefined || found.version < OLDEST_VERSION) {
      throw new DatabaseStartError(
        `DATABASE_URL leads to PostgreSQL ${found?.name ?? '?'}; version 15 or newer is needed.`,
      );
    }
    if (found.encoding !== 'UTF8') {
      throw new DatabaseStartError(
        `DATABASE_URL leads to a database with the encoding ${found.encoding}; UTF8 is needed.`,
      );
    }
  } catch (error) {
    if (error instanceof DatabaseStartError) throw error;
    throw new DatabaseStartError(`DATABASE_URL (${withoutPassword(database_url)}) cannot be used: ${reason(error)}`, {
      cause: error,
    });
  } finally {
    await client.end().catch(() => undefined);
  }
}

function reason(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string };
  if (error instanceof NoPrimary) return 'none of its hosts takes writes.';
  if (code === 'ECONNREFUSED' || code === 'ENOENT') return 'no PostgreSQL answers there.';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'its host name is not known.';
  if (code === '28P01' || code === '28000') return 'user or password is refused.';
  if (code === '3D000') return 'that database does not exist; create it first.';
  return message === undefined || message === '' ? String(code ?? error) : message;
}

function withoutPassword(database_url: string): string {
  try {
    const url = new URL(database_url);
    if (url.password !== '') url.password = '***';
    return url.href;
  } catch {
    return 'not a URL';
  }
}
