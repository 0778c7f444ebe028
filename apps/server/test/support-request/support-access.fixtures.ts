import { ADMIN, final, looks, type AccessRow } from '../app/access-row.fixtures.ts';

/** Who writes to Sampan's people and reads the answers: everybody of the company looks, and their desk is its own. */
export const SUPPORT_ACCESS = {
  listSupportRequests: looks(),
  createSupportRequest: final(),
  getSupportRequest: looks(),
  replySupportRequest: final(),
  closeSupportRequest: final(),
  listDeskRequests: ADMIN,
  getDeskRequest: ADMIN,
  answerDeskRequest: ADMIN,
  closeDeskRequest: ADMIN,
} satisfies Record<string, AccessRow>;
