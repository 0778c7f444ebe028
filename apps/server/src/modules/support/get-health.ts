import { sql } from 'drizzle-orm';
import { epochSeconds } from '../../kernel/clock.ts';
import type { Ctx } from '../../kernel/context.ts';
import { SERVER_VERSION } from '../../kernel/version.ts';

/** Answers only when the database does. */
export async function getHealth({ ctx }: { ctx: Ctx }) {
  await ctx.db.execute(sql`select 1`);
  return {
    status: 'ok' as const,
    version: SERVER_VERSION,
    profile: ctx.env.SAMPAN_PROFILE,
    time: epochSeconds(ctx.clock),
  };
}
