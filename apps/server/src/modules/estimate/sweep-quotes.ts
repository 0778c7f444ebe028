import { epochSeconds } from '../../kernel/clock.ts';
import type { Ctx } from '../../kernel/context.ts';
import { deleteQuotesExpiredBefore } from './quote.repo.ts';

/** Long enough to answer a question about yesterday's price; quotes hold addresses, so they are not kept for good. */
const KEPT_S = 7 * 86_400;

/** Deletes old quotes. Run by a job, any number of times, by any server. */
export async function sweepQuotes(ctx: Pick<Ctx, 'db' | 'clock'>): Promise<number> {
  return deleteQuotesExpiredBefore(ctx, epochSeconds(ctx.clock) - KEPT_S);
}
