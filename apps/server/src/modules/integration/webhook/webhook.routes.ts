import { endpoints } from '@sampan/contract';
import { route } from '../../../platform/http/route.ts';
import { getDelivery, resendDelivery, resendFailed, testEndpoint } from './resend-delivery.ts';
import { revealSecret, rotateSecret } from './endpoint-secret.ts';
import { getEndpoint, listDeliveries, listEndpoints } from './list-webhooks.ts';
import { createEndpoint, deleteEndpoint, updateEndpoint } from './save-endpoint.ts';

export const webhookRoutes = [
  route(endpoints.listWebhookEndpoints, ({ ctx, query }) => listEndpoints({ ctx, query })),
  route(endpoints.createWebhookEndpoint, ({ ctx, body }) => createEndpoint({ ctx, input: body })),
  route(endpoints.getWebhookDelivery, ({ ctx, params }) => getDelivery({ ctx, id: params.id })),
  route(endpoints.resendWebhookDelivery, ({ ctx, params }) => resendDelivery({ ctx, id: params.id })),
  route(endpoints.getWebhookEndpoint, ({ ctx, params }) => getEndpoint({ ctx, id: params.id })),
  route(endpoints.updateWebhookEndpoint, ({ ctx, params, body }) =>
    updateEndpoint({ ctx, id: params.id, input: body }),
  ),
  route(endpoints.deleteWebhookEndpoint, async ({ ctx, params }) => {
    await deleteEndpoint({ ctx, id: params.id });
    return { success: true as const };
  }),
  route(endpoints.revealWebhookSecret, ({ ctx, params }) => revealSecret({ ctx, id: params.id })),
  route(endpoints.rotateWebhookSecret, ({ ctx, params }) => rotateSecret({ ctx, id: params.id })),
  route(endpoints.testWebhookEndpoint, ({ ctx, params }) => testEndpoint({ ctx, id: params.id })),
  route(endpoints.resendFailedWebhooks, ({ ctx, params, body }) =>
    resendFailed({ ctx, id: params.id, since: body.since }),
  ),
  route(endpoints.listWebhookDeliveries, ({ ctx, params, query }) => listDeliveries({ ctx, id: params.id, query })),
];
