import { endpoints } from '@sampan/contract';
import { serve } from '../../../platform/http/route.ts';
import { getDelivery, resendDelivery, resendFailed, testEndpoint } from './deliveries.ts';
import { revealSecret, rotateSecret } from './endpoint-secret.ts';
import { getEndpoint, listDeliveries, listEndpoints } from './list-webhooks.ts';
import { createEndpoint, deleteEndpoint, updateEndpoint } from './save-endpoint.ts';

export const webhookRoutes = [
  serve(endpoints.listWebhookEndpoints, ({ ctx, query }) => listEndpoints({ ctx, query })),
  serve(endpoints.createWebhookEndpoint, ({ ctx, body }) => createEndpoint({ ctx, input: body })),
  serve(endpoints.getWebhookDelivery, ({ ctx, params }) => getDelivery({ ctx, id: params.id })),
  serve(endpoints.resendWebhookDelivery, ({ ctx, params }) => resendDelivery({ ctx, id: params.id })),
  serve(endpoints.getWebhookEndpoint, ({ ctx, params }) => getEndpoint({ ctx, id: params.id })),
  serve(endpoints.updateWebhookEndpoint, ({ ctx, params, body }) =>
    updateEndpoint({ ctx, id: params.id, input: body }),
  ),
  serve(endpoints.deleteWebhookEndpoint, async ({ ctx, params }) => {
    await deleteEndpoint({ ctx, id: params.id });
    return { success: true as const };
  }),
  serve(endpoints.revealWebhookSecret, ({ ctx, params }) => revealSecret({ ctx, id: params.id })),
  serve(endpoints.rotateWebhookSecret, ({ ctx, params }) => rotateSecret({ ctx, id: params.id })),
  serve(endpoints.testWebhookEndpoint, ({ ctx, params }) => testEndpoint({ ctx, id: params.id })),
  serve(endpoints.resendFailedWebhooks, ({ ctx, params, body }) =>
    resendFailed({ ctx, id: params.id, since: body.since }),
  ),
  serve(endpoints.listWebhookDeliveries, ({ ctx, params, query }) => listDeliveries({ ctx, id: params.id, query })),
];
