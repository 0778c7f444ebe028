import type { ApiTag } from './openapi-money-tags.ts';

/** The chapter about writing to Sampan. */
export const SUPPORT_TAGS: readonly ApiTag[] = [
  {
    name: 'Enquiries',
    description: 'Contact support, sales, API and brand teams, and read the answers.',
    endpoints: [
      'sendContact',
      'sendSalesLead',
      'sendCompanyEnquiry',
      'listSupportRequests',
      'createSupportRequest',
      'getSupportRequest',
      'replySupportRequest',
      'closeSupportRequest',
      'listDeskRequests',
      'getDeskRequest',
      'answerDeskRequest',
      'closeDeskRequest',
    ],
  },
];
