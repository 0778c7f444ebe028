export { findCompany, findPerson, findPersonByEmail, takeOrderNumber } from './account.repo.ts';
export { createAccount } from './register.ts';
export type { NewAccount } from './register.ts';
