export { forgetRecipients } from './forget-recipients.ts';
