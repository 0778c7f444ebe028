export { mountConfirmPage } from './confirm-page.ts';
export { mountHostedStyle } from './hosted-page.ts';
export { mountTrackingPage } from './tracking-page.ts';
