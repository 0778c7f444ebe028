import { textsOf } from '../../../platform/texts.ts';

/** What the server writes to people about who belongs to a company. */
export const MEMBER_TEXTS = textsOf('mail_member');
