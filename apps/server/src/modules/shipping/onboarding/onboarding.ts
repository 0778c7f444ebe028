import type { Onboarding } from '@sampan/contract';
import { isAddressFilled } from '@sampan/country-rules';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireActor, requireWriter, type Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { findUser } from '../../identity/account/index.ts';
import { findCompanyProfile, findDefaultPickupLocation, writeCompanyProfile } from '../../identity/company/index.ts';
import { findOnboardingProgress } from '../order/index.ts';

/**
 * How far the company is on the way to its first label (spec 2 '/onboard'). What is done is read off the data itself, so it
 * is right on every device and after every change; only the wish to be left alone is stored.
 */
export async function getOnboarding({ ctx }: { ctx: Ctx }): Promise<Onboarding> {
  const { user_id, company_id, country_code } = requireActor(ctx);
  const person = await findUser(ctx, user_id);
  if (!person) throw new DomainError('unauthorized');
  const pickup = await findDefaultPickupLocation(ctx, company_id);
  const milestones = await findOnboardingProgress(ctx, company_id);
  const profile = await findCompanyProfile(ctx, company_id);
  const { user, company } = person;
  return {
    steps: {
      person: user.name !== '' && user.phone !== '' && company.name !== '',
      address:
        isAddressFilled(company.billing_address, country_code) &&
        isAddressFilled(pickup?.coordinate ?? null, country_code),
      parcel: milestones.has_order,
      label: milestones.has_label,
    },
    open_order_id: milestones.open_order_id,
    skipped_at: profile?.onboarding_skipped_at ?? null,
  };
}

/** Leaves the steps for later; Home keeps a card that leads back. */
export async function skipOnboarding({ ctx }: { ctx: Ctx }): Promise<Onboarding> {
  const { company_id } = requireWriter(ctx);
  return withTransaction(ctx, async (tx) => {
    await writeCompanyProfile(tx, company_id, { onboarding_skipped_at: epochSeconds(ctx.clock) });
    await recordAudit(tx, { action: 'onboarding.skip', object_type: 'company', object_id: company_id });
    return getOnboarding({ ctx: tx });
  });
}
