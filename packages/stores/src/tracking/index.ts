export { TRACKING_REFRESH_MS, createPublicTrackingStore } from './public-tracking.store.ts';
export type { PublicTrackingStore, Tracked, TrackingState } from './public-tracking.store.ts';
export { createTrackingStore } from './tracking.store.ts';
export type { Rating, RatingState, TrackingStore, TrackingPort } from './tracking.store.ts';
