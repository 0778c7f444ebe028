import type { Currency } from '@sampan/country-rules';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/context.ts';
import type { AccountTotal } from './ledger-check.table.ts';

export interface LedgerAudit {
  entries: number;
  /** How far the entries are from zero, over all currencies; zero in a sound ledger. */
  imbalance_minor: number;
  /** What the entries of each currency sum to. */
  differences: { currency: Currency; amount_minor: number }[];
  /**
   * Accounts of companies whose kept sum or number of entries differs from their entries, whose holds differ from what is held,
   * or that owe something while something is payable.
   */
  wrong_accounts: string[];
  /** Entries whose number, running balance or currency does not follow from the one before. */
  wrong_entries: number;
  /** Journals whose entries do not sum to zero. */
  wrong_journals: number;
  /** What stands where, counted from the entries. */
  totals: AccountTotal[];
}

type TotalRow = Record<'owner' | 'kind' | 'currency' | 'accounts' | 'entries' | 'posted' | 'held', string>;

/**
 * Recomputes every balance from the entries alone (trust 2.5, M8); at start and every day the server does so. Each statement
 * sees one moment, so that money on the move is never taken for a difference.
 */
export async function auditLedger(ctx: Pick<Ctx, 'db'>): Promise<LedgerAudit> {
  const totals = await totalsOf(ctx);
  const wrong = await ctx.db.execute<{ id: string }>(sql`
    select a.id from ledger_accounts a
    left join (select account_id, sum(amount_minor) as posted, count(*) as n from entries where account_seq is not null group by 1) e
      on e.account_id = a.id
    left join (select account_id, sum(amount_minor) as held from holds where state = 'placed' group by 1) h on h.account_id = a.id
    where a.company_id is not null
      and (a.kind = 'owed' and a.posted_minor < 0
          and exists (select 1 from ledger_accounts p where p.company_id = a.company_id and p.kind = 'payable' and p.posted_minor > 0)
        or a.posted_minor <> coalesce(e.posted, 0) or a.entry_seq <> coalesce(e.n, 0) or a.held_minor <> coalesce(h.held, 0))`);
  const chain = await ctx.db.execute<{ n: string }>(sql`
    select count(*) as n from (
      select account_id, currency, account_seq, balance_minor, created_at,
        row_number() over w as seq, sum(amount_minor) over w as balance, lag(created_at) over w as before_at
      from entries where account_seq is not null window w as (partition by account_id order by account_seq)
    ) e join ledger_accounts a on a.id = e.account_id
    where e.account_seq <> e.seq or e.balance_minor <> e.balance or e.created_at < e.before_at or e.currency <> a.currency`);
  const journals = await ctx.db.execute<{ n: string }>(sql`
    select count(*) as n from
      (select journal_id from entries group by journal_id, currency having sum(amount_minor) <> 0) j`);
  const differences = differencesOf(totals);
  return {
    entries: totals.reduce((sum, { entries }) => sum + entries, 0),
    imbalance_minor: differences.reduce((sum, { amount_minor }) => sum + Math.abs(amount_minor), 0),
    differences,
    wrong_accounts: wrong.rows.map((row) => row.id),
    wrong_entries: Number(chain.rows[0]?.n ?? 0),
    wrong_journals: Number(journals.rows[0]?.n ?? 0),
    totals,
  };
}

/** Whether everything adds up. */
export function isBalanced(
  audit: Pick<LedgerAudit, 'imbalance_minor' | 'wrong_accounts' | 'wrong_entries' | 'wrong_journals'>,
) {
  const { imbalance_minor, wrong_accounts, wrong_entries, wrong_journals } = audit;
  return imbalance_minor === 0 && wrong_accounts.length === 0 && wrong_entries === 0 && wrong_journals === 0;
}

async function totalsOf(ctx: Pick<Ctx, 'db'>): Promise<AccountTotal[]> {
  const { rows } = await ctx.db.execute<TotalRow>(sql`
    select case when a.company_id is null then 'house' else 'company' end as owner, a.kind, coalesce(e.currency, a.currency) as currency,
      count(distinct a.id) as accounts, coalesce(sum(e.n), 0) as entries, coalesce(sum(e.posted), 0) as posted, sum(a.held_minor) as held
    from ledger_accounts a
    left join (select account_id, currency, count(*) as n, sum(amount_minor) as posted from entries group by 1, 2) e on e.account_id = a.id
    group by 1, 2, 3 order by 3, 1, 2`);
  return rows.map((row) => ({
    owner: row.owner as AccountTotal['owner'],
    kind: row.kind as AccountTotal['kind'],
    currency: row.currency as Currency,
    accounts: Number(row.accounts),
    entries: Number(row.entries),
    amount_minor: Number(row.posted),
    held_minor: Number(row.held),
  }));
}

function differencesOf(totals: readonly AccountTotal[]): LedgerAudit['differences'] {
  const by_currency = Map.groupBy(totals, ({ currency }) => currency);
  return [...by_currency].map(([currency, rows]) => ({
    currency,
    amount_minor: rows.reduce((sum, { amount_minor }) => sum + amount_minor, 0),
  }));
}
