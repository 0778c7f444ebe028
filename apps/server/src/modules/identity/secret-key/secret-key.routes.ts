import { endpoints } from '@sampan/contract';
import { route } from '../../../platform/http/route.ts';
import { createSecretKey } from './create-secret-key.ts';
import { listSecretKeys } from './list-secret-keys.ts';
import { revokeSecretKey } from './revoke-secret-key.ts';
import { rotateSecretKey } from './rotate-secret-key.ts';
import { updateSecretKey } from './update-secret-key.ts';

export const secretKeyRoutes = [
  route(endpoints.listSecretKeys, ({ ctx, query }) => listSecretKeys({ ctx, query })),
  route(endpoints.createSecretKey, ({ ctx, body }) => createSecretKey({ ctx, input: body })),
  route(endpoints.rotateSecretKey, ({ ctx, params, body }) => rotateSecretKey({ ctx, id: params.id, input: body })),
  route(endpoints.updateSecretKey, ({ ctx, params, body }) => updateSecretKey({ ctx, id: params.id, input: body })),
  route(endpoints.revokeSecretKey, async ({ ctx, params }) => {
    await revokeSecretKey({ ctx, id: params.id });
    return { success: true as const };
  }),
];
