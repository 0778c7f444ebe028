export { findCompany, findOwner, findPerson, findPersonByEmail, takeOrderNumber } from './account.repo.ts';
export { openSession } from './login.ts';
export { hashPassword } from './password.ts';
export { writeAccount } from './register.ts';
export type { CompanyRow, UserRow } from './account.table.ts';
