export { findCompany, findOwner, findOwners, findPerson, findPersonByEmail, takeOrderNumber } from './account.repo.ts';
export { getMe } from './me.ts';
export { openSession } from './login.ts';
export { hashPassword, verifyPassword } from './password.ts';
export { writeAccount } from './register.ts';
export { presentUser } from './present-user.ts';
export type { CompanyRow, UserRow } from './account.table.ts';
