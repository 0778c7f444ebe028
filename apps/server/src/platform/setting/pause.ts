import { eq } from 'drizzle-orm';
import type { MiddlewareHandler } from 'hono';
import type { Database } from '../database/database.ts';
import { DomainError } from '../errors.ts';
import type { RepeatedJob } from '../jobs/run-repeatedly.ts';
import { serverSettings } from './setting.table.ts';

const KEY = 'paused';
const LOOK_EVERY_MS = 2_000;

/**
 * A restored copy is paused: whoever restored it may have the original running beside it, and both would send the same
 * mails and buy the same labels. It shows everything and does nothing until the operator lets it (docs/backup.md).
 */
export async function pauseServers(db: Database, reason: string): Promise<void> {
  await db
    .insert(serverSettings)
    .values({ key: KEY, value: reason })
    .onConflictDoUpdate({ target: serverSettings.key, set: { value: reason } });
}

/** Lets the servers of this database work again; false where they did already. They notice within seconds. */
export async function resumeServers(db: Database): Promise<boolean> {
  const gone = await db.delete(serverSettings).where(eq(serverSettings.key, KEY)).returning();
  return gone.length > 0;
}

/** Why the servers of this database are paused, or null. */
export async function pauseReason(db: Database): Promise<string | null> {
  const [row] = await db.select().from(serverSettings).where(eq(serverSettings.key, KEY));
  return row?.value ?? null;
}

/** What one server knows of the pause; `look` asks the database. */
export interface PauseWatch {
  reason(): string | null;
  look: RepeatedJob;
}

export async function createPauseWatch(db: Database): Promise<PauseWatch> {
  let reason = await pauseReason(db);
  const run = async () => {
    reason = await pauseReason(db);
  };
  return { reason: () => reason, look: { name: 'see whether paused', every_ms: LOOK_EVERY_MS, run } };
}

/** Jobs that do nothing while the server is paused. */
export function pausable(jobs: readonly RepeatedJob[], watch: PauseWatch): RepeatedJob[] {
  return jobs.map((job) => ({ ...job, run: async () => (watch.reason() === null ? job.run() : 0) }));
}

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

export interface PauseRules {
  /** Paths that let people look around, whatever the method. */
  allowed: ReadonlySet<string>;
  /** Beginnings of paths where reading reaches a provider. */
  acting: readonly string[];
}

/** Refuses whatever could change something or reach a provider. */
export function refuseWhilePaused(watch: PauseWatch, { allowed, acting }: PauseRules): MiddlewareHandler {
  return async (c, next) => {
    const { method, path } = c.req;
    const is_read = READS.has(method) && !acting.some((beginning) => path.startsWith(beginning));
    if (watch.reason() !== null && !is_read && !allowed.has(path))
      throw new DomainError('paused', { retry_after_s: 60 });
    await next();
  };
}
