import { sql } from 'drizzle-orm';
import type { Ctx } from '../../kernel/context.ts';

export interface LedgerAudit {
  entries: number;
  /** Sum of all entries; zero in a sound ledger. */
  imbalance_minor: number;
  /** Wallets whose kept sum differs from their entries, or whose holds differ from what is held. */
  wrong_wallets: string[];
}

/** Recomputes every wallet from its entries (trust 2.5). Read-only; run at start, nightly and by tests. */
export async function auditLedger(ctx: Pick<Ctx, 'db'>): Promise<LedgerAudit> {
  const totals = await ctx.db.execute<{ n: string; sum: string | null }>(
    sql`select count(*) as n, sum(amount_minor) as sum from entries`,
  );
  const wrong = await ctx.db.execute<{ id: string }>(sql`
    select a.id from ledger_accounts a
    left join (select account_id, sum(amount_minor) as posted from entries group by 1) e on e.account_id = a.id
    left join (select account_id, sum(amount_minor) as held from holds where state = 'placed' group by 1) h on h.account_id = a.id
    where a.kind = 'wallet' and (a.posted_minor <> coalesce(e.posted, 0) or a.held_minor <> coalesce(h.held, 0))`);
  return {
    entries: Number(totals.rows[0]?.n ?? 0),
    imbalance_minor: Number(totals.rows[0]?.sum ?? 0),
    wrong_wallets: wrong.rows.map((row) => row.id),
  };
}
