export { findDefaultPickupLocation, saveDefaultPickupLocation } from './address.repo.ts';
export { checkParty, placePrintErrors, normaliseCoordinate, normaliseParty } from './check-address.ts';
export { checkCompanyPhone, companyAddressErrors, companyPhoneErrors } from './check-company-contact.ts';
export { mountCompanyFiles } from './company-document.routes.ts';
export { findCompanyProfile, writeCompanyProfile } from './company.repo.ts';
export { MAX_DOCUMENT_BYTES } from './document-type.ts';
export { mendPhones } from './mend-phones.ts';
export { printErrors } from './print-errors.ts';
