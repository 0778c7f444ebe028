export { accountTokens } from './account-tokens.ts';
export { findOpenAccount } from './courier-account.repo.ts';
export { ownCouriersOf, requireCourierAccount } from './own-couriers.ts';
export { sealedCourierAccounts } from './sealed-accounts.ts';
