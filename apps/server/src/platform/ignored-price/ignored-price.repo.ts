import { count, desc, max, sql, sum } from 'drizzle-orm';
import { epochSeconds } from '../clock.ts';
import type { Ctx } from '../context.ts';
import { priceClaims } from './price-claim.table.ts';

const SHOWN = 200;

/** Counts fields of a call that had no effect. The call goes on when this fails: it changes nothing for anybody. */
export async function countClientPrices(ctx: Ctx, endpoint: string, fields: readonly string[]): Promise<void> {
  const last_at = epochSeconds(ctx.clock);
  const caller = ctx.actor?.company_id ?? 'public';
  ctx.log.warn(
    { endpoint, fields, caller, request_id: ctx.request_id },
    'a client sent amounts that only the server decides',
  );
  try {
    await ctx.db
      .insert(priceClaims)
      // Always in the same order, so that two calls never wait for each other.
      .values(fields.toSorted().map((field) => ({ endpoint, field, caller, times: 1, last_at })))
      .onConflictDoUpdate({
        target: [priceClaims.endpoint, priceClaims.field, priceClaims.caller],
        set: { times: sql`${priceClaims.times} + 1`, last_at },
      });
  } catch (error) {
    ctx.log.warn({ err: error, endpoint }, 'ignored fields of a call were not counted');
  }
}

/** Which fields were ignored where, the last one first; who sent them is counted, not named. */
export async function listClientPrices(ctx: Pick<Ctx, 'db'>) {
  const rows = await ctx.db
    .select({
      endpoint: priceClaims.endpoint,
      field: priceClaims.field,
      times: sum(priceClaims.times),
      callers: count(),
      last_at: max(priceClaims.last_at),
    })
    .from(priceClaims)
    .groupBy(priceClaims.endpoint, priceClaims.field)
    .orderBy(desc(max(priceClaims.last_at)), priceClaims.endpoint, priceClaims.field)
    .limit(SHOWN);
  return rows.map(({ times, last_at, ...row }) => ({ ...row, times: Number(times), last_at: last_at ?? 0 }));
}
