import type { Ctx } from './context.ts';

/** Runs reads that must agree with one another, such as rows and their sums, on the database as it is at one moment. */
export async function readSnapshot<T>(ctx: Ctx, read: (ctx: Ctx) => Promise<T>): Promise<T> {
  return ctx.db.transaction((tx) => read({ ...ctx, db: tx }), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
}

/**
 * The same on the replica, where there is one that has everything which was written until now; else on the primary. For long reads
 * alone, such as the rows of a file: a replica may break one off, which then has to be made again on the primary.
 */
export async function readLong<T>(ctx: Ctx, within_ms: number, read: (ctx: Ctx) => Promise<T>): Promise<T> {
  const db = (await ctx.ports.replica?.caughtUp(within_ms)) ?? ctx.db;
  return readSnapshot({ ...ctx, db }, read);
}
