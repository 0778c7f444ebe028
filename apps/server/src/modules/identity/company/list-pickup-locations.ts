import type { PickupLocation } from '@sampan/contract';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { findPickupLocations } from './address.repo.ts';

/** The company's pick-up places, the default first (spec 7 GET pickup_location/list). */
export async function listPickupLocations({
  ctx,
}: {
  ctx: Ctx;
}): Promise<{ records: PickupLocation[]; total: number; page: number; per_page: number }> {
  const records = await findPickupLocations(ctx, requireActor(ctx).company_id);
  return { records, total: records.length, page: 1, per_page: Math.max(records.length, 1) };
}
