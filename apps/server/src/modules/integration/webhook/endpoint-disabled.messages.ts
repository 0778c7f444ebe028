import { textsOf } from '../../../platform/texts.ts';

export const DISABLED_TEXTS = textsOf('mail_webhook_disabled');
