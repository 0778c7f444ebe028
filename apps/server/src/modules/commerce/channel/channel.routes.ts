import { endpoints } from '@sampan/contract';
import { route } from '../../../platform/http/route.ts';
import { authStore } from './auth-store.ts';
import { disconnectStore } from './disconnect-store.ts';
import { listAvailableStores } from './list-available-stores.ts';
import { saveStore } from './save-store.ts';
import { saveStoreSettings } from './save-store-settings.ts';

export const channelRoutes = [
  route(endpoints.listAvailableStores, ({ ctx }) => listAvailableStores({ ctx })),
  route(endpoints.authStore, ({ ctx, query }) => authStore({ ctx, input: query })),
  route(endpoints.saveStore, ({ ctx, body }) => saveStore({ ctx, input: body })),
  route(endpoints.saveStoreSettings, ({ ctx, params, body }) => saveStoreSettings({ ctx, id: params.id, input: body })),
  route(endpoints.disconnectStore, async ({ ctx, params, query }) => {
    await disconnectStore({ ctx, id: params.id, query });
    return { success: true as const };
  }),
];
