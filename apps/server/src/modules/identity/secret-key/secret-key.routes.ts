import { endpoints } from '@sampan/contract';
import { serve } from '../../../platform/http/route.ts';
import { createSecretKey } from './create-secret-key.ts';
import { listSecretKeys } from './list-secret-keys.ts';
import { revokeSecretKey } from './revoke-secret-key.ts';
import { rotateSecretKey } from './rotate-secret-key.ts';
import { updateSecretKey } from './update-secret-key.ts';

export const secretKeyRoutes = [
  serve(endpoints.listSecretKeys, ({ ctx, query }) => listSecretKeys({ ctx, query })),
  serve(endpoints.createSecretKey, ({ ctx, body }) => createSecretKey({ ctx, input: body })),
  serve(endpoints.rotateSecretKey, ({ ctx, params, body }) => rotateSecretKey({ ctx, id: params.id, input: body })),
  serve(endpoints.updateSecretKey, ({ ctx, params, body }) => updateSecretKey({ ctx, id: params.id, input: body })),
  serve(endpoints.revokeSecretKey, async ({ ctx, params }) => {
    await revokeSecretKey({ ctx, id: params.id });
    return { success: true as const };
  }),
];
