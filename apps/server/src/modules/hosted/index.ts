export { mountTrackingPage } from './tracking-page.ts';
