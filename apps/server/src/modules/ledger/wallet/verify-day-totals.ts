import { sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/context.ts';

/**
 * How many kept sums of days (`ledger_days`) of companies' accounts differ from their entries; zero in a sound ledger
 * (trust 2.5). Sums of Sampan's own accounts say where money went and are no balance of anybody.
 */
export async function countInconsistentDays(ctx: Pick<Ctx, 'db'>): Promise<number> {
  const { rows } = await ctx.db.execute<{ n: string }>(sql`
    with counted as (
      select a.company_id, a.kind as account_kind, ledger_day(e.currency, e.created_at) as day, e.kind,
        sum(greatest(e.amount_minor, 0)) as in_minor, sum(greatest(-e.amount_minor, 0)) as out_minor,
        count(*) filter (where e.amount_minor > 0) as in_count, count(*) filter (where e.amount_minor < 0) as out_count,
        min(e.account_seq) as first_seq, max(e.account_seq) as last_seq
      from entries e join ledger_accounts a on a.id = e.account_id where e.account_seq is not null group by 1, 2, 3, 4
    ), kept as (select * from ledger_days where first_seq is not null)
    select count(*) as n from counted c full join kept k using (company_id, account_kind, day, kind)
    where (c.in_minor, c.out_minor, c.in_count, c.out_count, c.first_seq, c.last_seq)
      is distinct from (k.in_minor, k.out_minor, k.in_count, k.out_count, k.first_seq, k.last_seq)`);
  return Number(rows[0]?.n ?? 0);
}
