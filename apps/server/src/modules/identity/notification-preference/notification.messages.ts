import { textsOf, type Texts } from '../../../platform/texts.ts';

/** Sentences of the mails people choose, with `{{placeholders}}`, and of the page behind their last link. */
export type NotificationTexts = Texts<'mail_notification'>;

export const NOTIFICATION_TEXTS = textsOf('mail_notification');
