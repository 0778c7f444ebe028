export { companyOrigins } from './company-origins.ts';
export { writeKey } from './create-key.ts';
export { createKeyFinder } from './find-key.ts';
