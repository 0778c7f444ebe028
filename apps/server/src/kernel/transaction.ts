import type { Ctx } from './context.ts';

/**
 * Runs `work` in one transaction: its writes, audit rows and outbox messages happen together or not at all.
 * A verb called inside another's transaction joins it.
 */
export async function withTransaction<T>(ctx: Ctx, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  return ctx.db.transaction((tx) => work({ ...ctx, db: tx }));
}
