import type { Ctx } from '../../../platform/context.ts';
import { findCompaniesWithActivity } from '../../ledger/wallet/index.ts';
import { checkBalance } from './check-balance.ts';

/** Movements are written in transactions that may take a moment to end: each look reaches back this far. */
const OVERLAP_MS = 60_000;
/** A server that starts looks at what moved while none was running. */
const FIRST_LOOK_MS = 86_400_000;

/** Looks at the balances that moved since the last look. Answers how many it looked at. */
export function createLowBalanceCheck(ctx: Ctx): () => Promise<number> {
  let since_ms = ctx.clock.now() - FIRST_LOOK_MS;
  return async () => {
    const now_ms = ctx.clock.now();
    const companies = await findCompaniesWithActivity(ctx, since_ms);
    for (const company_id of companies) await checkBalance(ctx, company_id);
    since_ms = now_ms - OVERLAP_MS;
    return companies.length;
  };
}
