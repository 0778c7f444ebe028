import { CLOSING_OBSTACLES, type AccountClosing } from '@sampan/contract';
import { rulesOf, toMajor } from '@sampan/country-rules';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { countOpen, findBalance } from './account-closing.repo.ts';

/** What must have ended before the caller's company closes its account, and what its wallet has left. */
export async function getAccountClosing({ ctx }: { ctx: Ctx }): Promise<AccountClosing> {
  const { company_id, country_code } = requireActor(ctx);
  const wallet = await findBalance(ctx, company_id);
  const { currency } = rulesOf(country_code);
  return {
    obstacles: await findObstacles(ctx, company_id),
    balance: wallet === null ? 0 : toMajor(wallet.posted_minor, wallet.currency),
    currency: wallet?.currency ?? currency,
  };
}

export async function findObstacles(ctx: Ctx, company_id: string): Promise<AccountClosing['obstacles']> {
  const open = await countOpen(ctx, company_id);
  return CLOSING_OBSTACLES.flatMap((kind) => (open[kind] === 0 ? [] : [{ kind, count: open[kind] }]));
}
