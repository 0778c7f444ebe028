import { sql } from 'drizzle-orm';
import type { Ctx } from '../../kernel/context.ts';

export interface LedgerAudit {
  entries: number;
  /** Sum of all entries; zero in a sound ledger. */
  imbalance_minor: number;
  /** Accounts of companies whose kept sum or number of entries differs from their entries, or whose holds differ from what is held. */
  wrong_accounts: string[];
  /** Entries whose number, running balance or currency does not follow from the one before. */
  wrong_entries: number;
}

/** Recomputes every balance from the entries alone (trust 2.5, M8); at start and every day the server does so. */
export async function auditLedger(ctx: Pick<Ctx, 'db'>): Promise<LedgerAudit> {
  const totals = await ctx.db.execute<{ n: string; sum: string | null }>(
    sql`select count(*) as n, sum(amount_minor) as sum from entries`,
  );
  const wrong = await ctx.db.execute<{ id: string }>(sql`
    select a.id from ledger_accounts a
    left join (select account_id, sum(amount_minor) as posted, count(*) as n from entries where account_seq is not null group by 1) e
      on e.account_id = a.id
    left join (select account_id, sum(amount_minor) as held from holds where state = 'placed' group by 1) h on h.account_id = a.id
    where a.company_id is not null
      and (a.posted_minor <> coalesce(e.posted, 0) or a.entry_seq <> coalesce(e.n, 0) or a.held_minor <> coalesce(h.held, 0))`);
  const chain = await ctx.db.execute<{ n: string }>(sql`
    select count(*) as n from (
      select account_id, currency, account_seq, balance_minor, created_at,
        row_number() over w as seq, sum(amount_minor) over w as balance, lag(created_at) over w as before_at
      from entries where account_seq is not null window w as (partition by account_id order by account_seq)
    ) e join ledger_accounts a on a.id = e.account_id
    where e.account_seq <> e.seq or e.balance_minor <> e.balance or e.created_at < e.before_at or e.currency <> a.currency`);
  return {
    entries: Number(totals.rows[0]?.n ?? 0),
    imbalance_minor: Number(totals.rows[0]?.sum ?? 0),
    wrong_accounts: wrong.rows.map((row) => row.id),
    wrong_entries: Number(chain.rows[0]?.n ?? 0),
  };
}
