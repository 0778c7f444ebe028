export { composeMail } from './compose-mail.ts';
export type { MailLine } from './compose-mail.ts';
export { createMessageDispatcher } from './dispatch-messages.ts';
export { purgeMessages } from './message-queue.repo.ts';
