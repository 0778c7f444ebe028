import type { Ctx } from './context.ts';

/**
 * Runs `work` in one transaction: its writes, audit rows and outbox messages happen together or not at all.
 * A verb called inside another's transaction joins it.
 *
 * `present` makes the answer of what was written. It runs before the commit: an answer that cannot be made leaves nothing
 * behind, and after the commit there is nothing that could fail.
 */
export async function withTransaction<T>(ctx: Ctx, work: (tx: Ctx) => Promise<T>): Promise<T>;
export async function withTransaction<T, A>(
  ctx: Ctx,
  work: (tx: Ctx) => Promise<T>,
  present: (tx: Ctx, written: T) => A | Promise<A>,
): Promise<A>;
export async function withTransaction<T, A>(
  ctx: Ctx,
  work: (tx: Ctx) => Promise<T>,
  present?: (tx: Ctx, written: T) => A | Promise<A>,
): Promise<T | A> {
  return ctx.db.transaction(async (db) => {
    const tx = { ...ctx, db };
    const written = await work(tx);
    return present ? present(tx, written) : written;
  });
}
