export { recheckDomains } from './recheck-domains.ts';
export { recipientOriginOf } from './recipient-origin.ts';
export { serveDomains } from './serve-domains.ts';
