export { createConsentStore, readConsent } from './consent.store.ts';
export type { Consent, ConsentStore, Purpose } from './consent.store.ts';
export { readThirdParties } from './read-third-parties.ts';
export { countedPath } from './counted-path.ts';
export { createViewCounter } from './view-counter.ts';
export type { ViewCounter } from './view-counter.ts';
export { saysNo, sendPageView, SERVICE_NAMES } from './send-page-view.ts';
