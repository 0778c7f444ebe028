import { endpoints } from '@sampan/contract';
import { serve } from '../../../platform/http/route.ts';
import { checkKey } from './check-key.ts';
import { createKey } from './create-key.ts';
import { listKeys } from './list-keys.ts';
import { revokeKey } from './revoke-key.ts';
import { updateKey } from './update-key.ts';

export const publishableKeyRoutes = [
  serve(endpoints.listPublishableKeys, ({ ctx, query }) => listKeys({ ctx, query })),
  serve(endpoints.createPublishableKey, ({ ctx, body }) => createKey({ ctx, input: body })),
  serve(endpoints.updatePublishableKey, ({ ctx, params, body }) => updateKey({ ctx, id: params.id, input: body })),
  serve(endpoints.revokePublishableKey, async ({ ctx, params }) => {
    await revokeKey({ ctx, id: params.id });
    return { success: true as const };
  }),
  serve(endpoints.checkKey, ({ ctx }) => checkKey({ ctx })),
];
