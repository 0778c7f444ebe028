export { insertEnquiry } from './enquiry.repo.ts';
export type { EnquiryRow } from './enquiry.table.ts';
