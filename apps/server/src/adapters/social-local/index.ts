export { mountConsentPages } from './consent-page.ts';
export { createLocalLogin } from './local-login.ts';
