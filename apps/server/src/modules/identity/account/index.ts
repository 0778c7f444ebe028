export {
  findCompany,
  findCompanyByInvite,
  findOwner,
  findOwners,
  findPerson,
  findPersonByEmail,
  findPersonByLoginPhone,
  findUnprovenByEmail,
  takeOrderNumber,
} from './account.repo.ts';
export type { Person } from './account.repo.ts';
export { companies, users } from './account.table.ts';
export type { CompanyRow, UserRow } from './account.table.ts';
export { requiresEmailVerification } from './requires-email-verification.ts';
export { acceptedTerms } from './terms.ts';
