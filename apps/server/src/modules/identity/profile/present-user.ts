import type { User } from '@sampan/contract';
import { rulesOf, toMajor } from '@sampan/country-rules';
import type { Ctx } from '../../../platform/context.ts';
import { rightsOf } from '../../../platform/permission.ts';
import { findDefaultPickupLocation } from '../company/index.ts';
import { hasAcceptedTerms, hasAdminRights, type UserWithCompany, requiresEmailVerification } from '../account/index.ts';
import { balanceOf } from '../../ledger/wallet/index.ts';

/** The signed-in person as the wire shows them (spec 3 'User account'). */
export async function presentUser(ctx: Ctx, { user, company }: UserWithCompany): Promise<User> {
  const { currency } = rulesOf(company.country_code);
  const requires_email_verification = requiresEmailVerification(ctx, user);
  // One after the other: in a transaction there is one connection for them.
  const balance = await balanceOf(ctx, company.id);
  const pickup = await findDefaultPickupLocation(ctx, company.id);
  const cards = user.role === 'owner' ? await ctx.lookups.cardIds(ctx, company.id) : [];
  return {
    id: user.id,
    name: user.name,
    email: user.email ?? '',
    phone: user.phone,
    avatar: user.avatar,
    balance: toMajor(balance.available_minor, currency),
    currency,
    country_code: company.country_code,
    company_name: company.name,
    payment_type: company.payment_type,
    company_role: user.role,
    is_admin: hasAdminRights(ctx, user),
    ...(user.is_admin && !hasAdminRights(ctx, user) ? { needs_two_factor: true } : {}),
    is_admin_logged_in: Boolean(ctx.actor?.impersonator_id),
    ...(ctx.actor?.impersonated_until === undefined ? {} : { impersonated_until: ctx.actor.impersonated_until }),
    is_first_login: user.is_first_login,
    has_password: user.password_hash !== null,
    is_test: company.is_test,
    is_test_mode: company.is_test || ctx.env.SAMPAN_PROFILE === 'demo',
    is_mail_verified: user.is_mail_verified,
    requires_email_verification,
    accept_locad: hasAcceptedTerms(user),
    invite_code: company.invite_code,
    language: user.language,
    pickup_location: pickup?.coordinate ?? null,
    coordinate: company.billing_address,
    is_same_billing_and_delivery_address: company.is_same_billing_and_delivery_address,
    paymentMethodList: { records: cards },
    rights: rightsOf({
      company_role: user.role,
      is_admin: hasAdminRights(ctx, user),
      is_impersonated: Boolean(ctx.actor?.impersonator_id),
      api_scopes: ctx.actor?.api_key?.scopes ?? null,
      is_test_key: ctx.actor?.api_key?.may_spend === false,
      is_mail_verified: user.is_mail_verified,
      requires_email_verification,
      accept_locad: hasAcceptedTerms(user),
    }),
  };
}
