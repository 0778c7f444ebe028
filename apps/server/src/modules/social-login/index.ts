export { mountConsentPages } from './consent-page.ts';
