export { findUnlockedLink } from './confirmation.repo.ts';
export { isCorrectAnswer, readAnswer, recipientCheckOf, type RecipientCheckKind } from './recipient-check.ts';
