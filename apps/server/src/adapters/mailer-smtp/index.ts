export { createSmtpMailer } from './smtp-mailer.ts';
