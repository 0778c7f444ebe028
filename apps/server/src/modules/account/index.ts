export { findCompany, findPerson, takeOrderNumber } from './account.repo.ts';
export { createAccount } from './register.ts';
export type { NewAccount } from './register.ts';
