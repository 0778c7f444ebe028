export { purgeWebhooks } from './delivery.repo.ts';
export { createWebhookDispatcher } from './dispatch-webhooks.ts';
export { createDeliveries } from './create-deliveries.ts';
export { sealedWebhookSecrets } from './sealed-secrets.ts';
