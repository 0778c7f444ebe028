import { endpoints } from '@sampan/contract';
import { route } from '../../../platform/http/route.ts';
import { answerPrivacyRequest, exportBuyerData, listPrivacyRequests } from './answer-privacy-request.ts';
import { arrangeStoreOrder } from './arrange-order.ts';
import { authStore } from './auth-store.ts';
import { pushAgain, pushByHand } from './change-push.ts';
import { disconnectStore } from './disconnect-store.ts';
import { fetchStoreOrder } from './fetch-order.ts';
import { listAvailableStores } from './list-available-stores.ts';
import { getStoreOrder, listStoreOrders } from './list-store-orders.ts';
import { getPlatformLabel } from './platform-label.ts';
import { resolveStoreOrder } from './resolve-order.ts';
import { saveStore } from './save-store.ts';
import { saveStoreSettings } from './save-store-settings.ts';
import { splitStoreOrder } from './split-order.ts';
import { syncAllStores } from './sync-stores.ts';

export const channelRoutes = [
  route(endpoints.listAvailableStores, ({ ctx }) => listAvailableStores({ ctx })),
  route(endpoints.authStore, ({ ctx, query }) => authStore({ ctx, input: query })),
  route(endpoints.saveStore, ({ ctx, body }) => saveStore({ ctx, input: body })),
  route(endpoints.saveStoreSettings, ({ ctx, params, body }) => saveStoreSettings({ ctx, id: params.id, input: body })),
  route(endpoints.disconnectStore, async ({ ctx, params, query }) => {
    await disconnectStore({ ctx, id: params.id, query });
    return { success: true as const };
  }),
  route(endpoints.listStoreOrders, ({ ctx, query }) => listStoreOrders({ ctx, query })),
  route(endpoints.syncAllStores, ({ ctx, body }) => syncAllStores({ ctx, store_id: body.store_id })),
  route(endpoints.fetchStoreOrder, ({ ctx, body }) => fetchStoreOrder({ ctx, input: body })),
  route(endpoints.getStoreOrder, ({ ctx, params }) => getStoreOrder({ ctx, id: params.id })),
  route(endpoints.resolveStoreOrder, ({ ctx, params, body }) =>
    resolveStoreOrder({ ctx, id: params.id, action: body.action }),
  ),
  route(endpoints.splitStoreOrder, ({ ctx, params, body }) => splitStoreOrder({ ctx, id: params.id, input: body })),
  route(endpoints.arrangeStoreOrder, ({ ctx, params }) => arrangeStoreOrder({ ctx, id: params.id })),
  route(endpoints.getPlatformLabel, ({ ctx, params, query }) =>
    getPlatformLabel({ ctx, id: params.id, parcel_id: query.parcel_id }),
  ),
  route(endpoints.pushAgain, ({ ctx, params }) => pushAgain({ ctx, id: params.id })),
  route(endpoints.pushByHand, ({ ctx, params }) => pushByHand({ ctx, id: params.id })),
  route(endpoints.listPrivacyRequests, ({ ctx, query }) => listPrivacyRequests({ ctx, query })),
  route(endpoints.exportBuyerData, ({ ctx, params }) => exportBuyerData({ ctx, id: params.id })),
  route(endpoints.answerPrivacyRequest, ({ ctx, params }) => answerPrivacyRequest({ ctx, id: params.id })),
];
