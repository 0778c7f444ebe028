import type { Ctx } from './context.ts';

/** Runs reads that must agree with one another, such as rows and their sums, on the database as it is at one moment. */
export async function readSnapshot<T>(ctx: Ctx, read: (ctx: Ctx) => Promise<T>): Promise<T> {
  return ctx.db.transaction((tx) => read({ ...ctx, db: tx }), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
}
