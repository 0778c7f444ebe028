import { endpoints } from '@sampan/contract';
import { route } from '../../../platform/http/route.ts';
import { checkKey } from './check-key.ts';
import { createKey } from './create-key.ts';
import { listKeys } from './list-keys.ts';
import { revokeKey } from './revoke-key.ts';
import { updateKey } from './update-key.ts';

export const publishableKeyRoutes = [
  route(endpoints.listPublishableKeys, ({ ctx, query }) => listKeys({ ctx, query })),
  route(endpoints.createPublishableKey, ({ ctx, body }) => createKey({ ctx, input: body })),
  route(endpoints.updatePublishableKey, ({ ctx, params, body }) => updateKey({ ctx, id: params.id, input: body })),
  route(endpoints.revokePublishableKey, async ({ ctx, params }) => {
    await revokeKey({ ctx, id: params.id });
    return { success: true as const };
  }),
  route(endpoints.checkKey, ({ ctx }) => checkKey({ ctx })),
];
