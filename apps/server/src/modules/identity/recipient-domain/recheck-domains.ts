import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { applyFinding, askDns } from './check-domain.ts';
import { findDueDomains } from './recipient-domain.repo.ts';

const EVERY_S = 6 * 3_600;
const AT_ONCE = 20;

/** Looks again at the DNS of verified domains; one whose record is gone for days is no longer served. Answers how many. */
export async function recheckDomains(ctx: Ctx): Promise<number> {
  if (ctx.env.SAMPAN_RECIPIENT_DOMAINS === undefined) return 0;
  const due = await findDueDomains(ctx, epochSeconds(ctx.clock) - EVERY_S, AT_ONCE);
  const findings = await Promise.all(due.map(async (row) => ({ row, finding: await askDns(ctx, row) })));
  for (const { row, finding } of findings) await withTransaction(ctx, (tx) => applyFinding(tx, row, finding));
  return due.length;
}
