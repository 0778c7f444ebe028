export { createTrackingModel } from './tracking.model.ts';
export type { Rating, Tracked, TrackingModel, TrackingPort, TrackingState } from './tracking.model.ts';
export { isMobileDevice, progressOf, trackingStatusText } from './tracking.texts.ts';
export { TrackingActions, TrackingView } from './tracking.view.tsx';
export type { TrackingViewProps } from './tracking.view.tsx';
