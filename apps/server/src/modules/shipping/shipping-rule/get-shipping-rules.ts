import type { ShippingRules } from '@sampan/contract';
import { rulesOf } from '@sampan/country-rules';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { presentRules } from './present-rule.ts';
import { findShippingRules } from './shipping-rule.repo.ts';

export async function getShippingRules({ ctx }: { ctx: Ctx }): Promise<ShippingRules> {
  const { company_id, country_code } = requireActor(ctx);
  return presentRules(await findShippingRules(ctx, company_id), rulesOf(country_code).currency);
}
