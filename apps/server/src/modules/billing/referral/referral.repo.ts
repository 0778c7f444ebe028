import { eq } from 'drizzle-orm';
import type { Ctx } from '../../../platform/context.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import { companies, users } from '../../identity/account/account.table.ts';
import { companyProfiles } from '../../identity/company/company-profile.table.ts';
import { referrals, type ReferralRefusal } from './referral.table.ts';
import type { ReferralParty } from './self-referral.ts';

/** The company, locked: of two parcels that are picked up at once, the second sees the first. */
export async function lockCompany(tx: Ctx, company_id: string) {
  const [row] = await tx.db
    .select({ id: companies.id, referred_by: companies.referred_by, is_test: companies.is_test })
    .from(companies)
    .where(eq(companies.id, company_id))
    .for('update');
  return row ?? null;
}

/** Who invited a company, if anybody did. */
export async function findReferrer(ctx: Ctx, company_id: string): Promise<string | null> {
  const [row] = await ctx.db
    .select({ referred_by: companies.referred_by })
    .from(companies)
    .where(eq(companies.id, company_id));
  return row?.referred_by ?? null;
}

export async function findDecision(ctx: Ctx, referred_company_id: string) {
  const [row] = await ctx.db.select().from(referrals).where(eq(referrals.referred_company_id, referred_company_id));
  return row ?? null;
}

/** Notes what became of an invitation; false when that was decided before. */
export async function recordDecision(
  tx: Ctx,
  invitation: { referred_company_id: string; referrer_company_id: string },
  refusal: ReferralRefusal | null,
): Promise<boolean> {
  const written = await tx.db
    .insert(referrals)
    .values({
      ...invitation,
      outcome: refusal === null ? 'rewarded' : 'refused',
      refusal,
      decided_at: epochSeconds(tx.clock),
    })
    .onConflictDoNothing()
    .returning({ id: referrals.referred_company_id });
  return written.length === 1;
}

/** One side of an invitation with its people, removed ones too. */
export async function partyOf(ctx: Ctx, company_id: string): Promise<(ReferralParty & { is_test: boolean }) | null> {
  const [company] = await ctx.db
    .select({
      country_code: companies.country_code,
      name: companies.name,
      is_test: companies.is_test,
      business_number: companyProfiles.business_number,
    })
    .from(companies)
    .leftJoin(companyProfiles, eq(companyProfiles.company_id, companies.id))
    .where(eq(companies.id, company_id));
  if (!company) return null;
  const people = await ctx.db
    .select({ email: users.email, phone: users.phone, login_phone: users.login_phone })
    .from(users)
    .where(eq(users.company_id, company_id));
  return { ...company, people };
}
