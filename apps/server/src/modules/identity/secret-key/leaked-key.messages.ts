import { textsOf } from '../../../platform/texts.ts';

/** The mail about a secret key that came from a web page. */
export const LEAK_TEXTS = textsOf('mail_leaked_key');
