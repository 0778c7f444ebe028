import type { LedgerReport } from '@sampan/contract';
import { lt, sql } from 'drizzle-orm';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import { consumeLimits } from '../../../platform/throttle/throttle.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { countInconsistentDays } from './verify-day-totals.ts';
import { auditLedger, isBalanced, type LedgerAudit } from './audit-ledger.ts';
import { ledgerChecks } from './ledger-check.table.ts';
import { readLedgerReport } from './ledger-report.ts';

/** Wrong accounts that are kept by name; all of them are counted. */
const NAMED = 100;
const KEPT_DAYS = 400;
const DAY_S = 86_400;
const ASKED_PER_HOUR = 6;

/** What a check finds: balances and movements, and the kept sums of days. */
export interface CheckedLedger extends LedgerAudit {
  /** Sums of a day that differ from their entries: statements and histories are made of them. */
  wrong_days: number;
}

/** Recomputes the ledger and its sums of days, keeps what was found for the operator's desk, and says it in the log when something is wrong. */
export async function runLedgerCheck(ctx: Ctx, cause: 'start' | 'schedule' | 'asked'): Promise<CheckedLedger> {
  const started = ctx.clock.now();
  const audit: CheckedLedger = { ...(await auditLedger(ctx)), wrong_days: await countInconsistentDays(ctx) };
  const at = epochSeconds(ctx.clock);
  if (!isBalanced(audit) || audit.wrong_days > 0)
    ctx.log.error({ audit: { ...audit, totals: undefined } }, 'the ledger does not add up');
  await ctx.db.insert(ledgerChecks).values({
    id: newId(),
    at,
    cause,
    took_ms: ctx.clock.now() - started,
    entries: audit.entries,
    differences: audit.differences,
    wrong_accounts: audit.wrong_accounts.slice(0, NAMED),
    wrong_accounts_total: audit.wrong_accounts.length,
    wrong_entries: audit.wrong_entries,
    wrong_journals: audit.wrong_journals,
    wrong_days: audit.wrong_days,
    totals: audit.totals,
  });
  await ctx.db.delete(ledgerChecks).where(lt(ledgerChecks.at, at - KEPT_DAYS * DAY_S));
  return audit;
}

/** The job behind it: the first check after the start is of the start. */
export function createLedgerCheck(ctx: Ctx): () => Promise<void> {
  let cause: 'start' | 'schedule' = 'start';
  return async () => {
    await runLedgerCheck(ctx, cause);
    cause = 'schedule';
  };
}

/**
 * Counts everything again because somebody of Sampan asked. Throws `rate_limited` after six times an hour: it reads the
 * whole ledger. Two at once count one after the other.
 */
export async function checkLedger({ ctx }: { ctx: Ctx }): Promise<LedgerReport> {
  await consumeLimits(ctx, [{ name: 'ledger-check', who: 'everybody', uses: ASKED_PER_HOUR, seconds: 3_600 }]);
  return withTransaction(ctx, async (tx) => {
    await tx.db.execute(sql`select pg_advisory_xact_lock(hashtext('ledger_check'))`);
    const audit = await runLedgerCheck(tx, 'asked');
    await recordAudit(tx, {
      action: 'ledger.check',
      object_type: 'ledger',
      object_id: 'all',
      company_id: null,
      details: { entries: audit.entries, is_sound: isBalanced(audit) && audit.wrong_days === 0 },
    });
    return readLedgerReport({ ctx: tx });
  });
}
