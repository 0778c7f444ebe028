export { findDefaultPickupLocation, saveDefaultPickupLocation } from './address.repo.ts';
export { checkParty, tidyCoordinate, tidyParty } from './check-address.ts';
export { checkOwnAddress, checkOwnPhone } from './check-own.ts';
