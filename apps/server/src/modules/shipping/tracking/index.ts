export { endPickUp } from './end-instruction.ts';
export { forgetInstructions } from './instruction.repo.ts';
export { applyEvents, changeFromEvents } from './apply-events.ts';
export { getPublicTracking, presentTracking } from './get-tracking.ts';
export { mountStatusPictures } from './mount-status-pictures.ts';
export { poll, pollCouriers } from './poll-couriers.ts';
export { reconcileInstructions } from './reconcile-instructions.ts';
export { findHeard, startPolling, stopPolling, stopPollingCourier } from './tracking.repo.ts';
export { mapCourierEvent } from './tracking.status.ts';
export { COURIER_MESSAGE_PATH, mountCourierMessages } from './take-courier-message.ts';
export { purgeCourierMessages, workCourierMessages } from './work-courier-messages.ts';
export {
  chooseAttempt,
  findAttemptOffer,
  type AttemptInput,
  type AttemptOffer,
  type AttemptResult,
} from './choose-attempt.ts';
export { photoOfferOf, showPhotos, type PhotoOffer } from './show-photos.ts';
