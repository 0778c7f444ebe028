import { textsOf } from '../../../platform/texts.ts';

/** Sentences of the mails about a refund that came back, with `{{placeholders}}`. */
export const REFUND_FAILURE_TEXTS = textsOf('mail_refund_failure');
