import type { ServiceMatch } from '@sampan/contract';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { findMatches } from './service-match.repo.ts';

/** What names mean to the company, by name. */
export async function getServiceMatches({ ctx }: { ctx: Ctx }): Promise<{ matches: ServiceMatch[] }> {
  return { matches: await findMatches(ctx, requireActor(ctx).company_id) };
}
