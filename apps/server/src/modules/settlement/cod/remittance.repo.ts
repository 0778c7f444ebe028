import { inArray } from 'drizzle-orm';
import type { Ctx } from '../../../platform/context.ts';
import { users } from '../../identity/account/account.table.ts';

/** Who uploaded some files. */
export async function namesOf(ctx: Ctx, user_ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const people = await ctx.db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, [...new Set(user_ids)]));
  return new Map(people.map(({ id, name }) => [id, name]));
}
