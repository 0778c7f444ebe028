export { applyEvents, changeFromEvents } from './apply-events.ts';
export { getPublicTracking, presentTracking } from './get-tracking.ts';
export { mountStatusPictures } from './mount-status-pictures.ts';
export { poll, pollCouriers } from './poll-couriers.ts';
export { reconcileInstructions } from './reconcile-instructions.ts';
export { findHeard, startPolling, stopPolling } from './tracking.repo.ts';
export { mapCourierEvent } from './tracking.status.ts';
export { mountCourierMessages } from './take-courier-message.ts';
export { purgeCourierMessages, workCourierMessages } from './work-courier-messages.ts';
