export { TRACKING_REFRESH_MS, createPublicTrackingModel } from './public-tracking.store.ts';
export type { PublicTrackingModel, Tracked, TrackingState } from './public-tracking.store.ts';
export { createTrackingModel } from './tracking.store.ts';
export type { Rating, RatingState, TrackingModel, TrackingPort } from './tracking.store.ts';
