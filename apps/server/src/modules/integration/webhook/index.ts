export { sweepWebhooks } from './delivery.repo.ts';
export { createWebhookDispatcher } from './dispatch-webhooks.ts';
export { fanOutEvents } from './create-deliveries.ts';
export { sealedWebhookSecrets } from './sealed-secrets.ts';
