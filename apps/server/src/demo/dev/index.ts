export { mountOutboxPage } from './outbox-page.ts';
