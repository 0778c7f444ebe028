import { epochSeconds } from '../../../platform/clock.ts';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { textOf } from './present-message.ts';
import { findLatest } from './service-message.repo.ts';

/** What Sampan tells the merchants of the caller's country now, in the caller's language (spec 7 GET message/latest). */
export async function latestMessage({ ctx }: { ctx: Ctx }) {
  const { country_code } = requireActor(ctx);
  const row = await findLatest(ctx, country_code, epochSeconds(ctx.clock));
  if (row === undefined) return { message: null };
  // Without its ID: nobody can do anything with it, and the same one would be in the answers of many companies.
  const { texts, tone, created_at, ends_at } = row;
  return { message: { text: textOf(texts, ctx.language), tone, created_at, ends_at } };
}
