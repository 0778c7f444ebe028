export { createLiveEvents } from './live-events.store.ts';
export type { LiveEventLike, LiveEvents, LiveEventsOptions } from './live-events.store.ts';
