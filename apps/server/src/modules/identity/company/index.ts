export { findDefaultPickupLocation, saveDefaultPickupLocation } from './address.repo.ts';
export { checkParty, placePrintErrors, tidyCoordinate, tidyParty } from './check-address.ts';
export { checkOwnAddress, checkOwnPhone } from './check-own.ts';
export { printErrors } from './print-errors.ts';
