export { answerChangeRequest } from './answer-change-request.ts';
export { confirmEmailChange } from './confirm-email-change.ts';
export { purgeEmailChanges } from './email-change.repo.ts';
export { startEmailChange } from './start-email-change.ts';
