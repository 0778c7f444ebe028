export { createTrackingModel } from './tracking.model.ts';
export type { Rating, RatingState, Tracked, TrackingModel, TrackingPort, TrackingState } from './tracking.model.ts';
