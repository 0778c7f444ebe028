export { mountConfirmPage } from './confirm-page.ts';
export { mountHostedStyle } from './hosted-page.ts';
export { createPageBrands } from './page-brands.ts';
export { mountTrackingPage } from './tracking-page.ts';
