export { PublicTracking } from './public-tracking.tsx';
export { isMobileDevice, progressOf, trackingStatusText } from './tracking-text.ts';
export { TrackingActions, TrackingView } from './tracking.view.tsx';
export type { TrackingViewProps } from './tracking.view.tsx';
