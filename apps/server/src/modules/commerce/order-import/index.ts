export { purgeOrderImports } from './order-import.repo.ts';
export { completeRecipients } from './complete-recipients.ts';
