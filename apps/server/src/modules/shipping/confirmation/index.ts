export { findUnlockedLink } from './confirmation.repo.ts';
