import { lt } from 'drizzle-orm';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { purgeEmailChanges } from './email-change/index.ts';
import { passwordResets } from './password-reset.table.ts';

/** Forgets reset links and wishes for another email whose time is over. */
export async function purgeAccounts(ctx: Ctx): Promise<void> {
  await ctx.db.delete(passwordResets).where(lt(passwordResets.expires_at, epochSeconds(ctx.clock)));
  await purgeEmailChanges(ctx);
}
