export {
  findCompany,
  findCompanyByInvite,
  findOwner,
  findOwners,
  findUser,
  findUserByVerifiedEmail,
  findUserByLoginPhone,
  findUnverifiedByEmail,
  allocateOrderNumbers,
} from './account.repo.ts';
export type { UserWithCompany } from './account.repo.ts';
export { companies, users } from './account.table.ts';
export type { CompanyRow, UserRow } from './account.table.ts';
export { requiresEmailVerification } from './requires-email-verification.ts';
export { hasAdminRights, isTwoFactorRequired } from './two-factor-rule.ts';
export { acceptedTerms, hasAcceptedTerms } from './terms.ts';
export { namesOf } from './company-name.repo.ts';
