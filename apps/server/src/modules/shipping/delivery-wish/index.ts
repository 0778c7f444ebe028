export { findWish, forgetWishes } from './delivery-wish.repo.ts';
export { presentWish } from './present-wish.ts';
export { saveWish, wishProofOf, type WishInput, type WishResult } from './save-wish.ts';
export { tellWaitingDrivers } from './tell-driver.ts';
export { MAX_NOTE, plainNote, proveRecipient, type ProofFailure } from './prove-recipient.ts';
