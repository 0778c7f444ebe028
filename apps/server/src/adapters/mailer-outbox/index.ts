export { createOutboxMailer } from './outbox-mailer.ts';
