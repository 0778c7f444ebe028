export { PublicTracking } from './public-tracking.tsx';
export { TRACKING_REFRESH_MS } from './public-tracking.model.ts';
export { createPublicTrackingModel } from './public-tracking.model.ts';
export type { PublicTrackingModel, Tracked, TrackingState } from './public-tracking.model.ts';
export { createTrackingModel } from './tracking.model.ts';
export type { Rating, TrackingModel, TrackingPort } from './tracking.model.ts';
export { isMobileDevice, progressOf, trackingStatusText } from './tracking.texts.ts';
export { TrackingActions, TrackingView } from './tracking.view.tsx';
export type { TrackingViewProps } from './tracking.view.tsx';
