import type { LedgerCheck, LedgerReport } from '@sampan/contract';
import { toMajor } from '@sampan/country-rules';
import { desc } from 'drizzle-orm';
import type { Ctx } from '../../../platform/context.ts';
import { listClientPrices } from '../../../platform/ignored-price/ignored-price.repo.ts';
import { ledgerChecks } from './ledger-check.table.ts';

const EARLIER = 30;

function present(row: typeof ledgerChecks.$inferSelect): LedgerCheck {
  const { id, at, cause, took_ms, entries, wrong_accounts, wrong_accounts_total } = row;
  const { wrong_entries, wrong_journals, wrong_days } = row;
  const differences = row.differences.map(({ currency, amount_minor }) => ({
    currency,
    amount: toMajor(amount_minor, currency),
  }));
  const is_balanced = differences.every(({ amount }) => amount === 0);
  return {
    id,
    at,
    cause,
    seconds: took_ms / 1000,
    entries,
    differences,
    wrong_accounts,
    wrong_accounts_total,
    wrong_entries,
    wrong_journals,
    wrong_days,
    is_sound: is_balanced && wrong_accounts_total + wrong_entries + wrong_journals + wrong_days === 0,
  };
}

/** Whether all money adds up, as the last checks found it (trust 2.5), and which prices clients sent in vain (trust 4.9). */
export async function readLedgerReport({ ctx }: { ctx: Ctx }): Promise<LedgerReport> {
  const rows = await ctx.db
    .select()
    .from(ledgerChecks)
    .orderBy(desc(ledgerChecks.at), desc(ledgerChecks.id))
    .limit(EARLIER + 1);
  const [last, ...earlier] = rows;
  return {
    last: last ? present(last) : null,
    totals: (last?.totals ?? []).map(({ amount_minor, held_minor, ...total }) => ({
      ...total,
      amount: toMajor(amount_minor, total.currency),
      held: toMajor(held_minor, total.currency),
    })),
    earlier: earlier.map(present),
    price_claims: await listClientPrices(ctx),
  };
}
