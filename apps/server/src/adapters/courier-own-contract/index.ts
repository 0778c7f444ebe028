export { checkAccount } from './check-account.ts';
export { ownProfile, underOwnContract } from './own-contract-courier.ts';
export { contractRates, type ContractService } from './own-contract-rates.ts';
