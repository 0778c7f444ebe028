import { createRoute, redirect } from '@tanstack/react-router';
import { parseStoreOrdersSearch } from '../../features/channels/store-orders-search.ts';
import { parseStoresSearch } from '../../features/channels/stores-search.ts';
import { layoutRoute } from './layout-route.ts';
import { lazyPage } from './lazy-page.ts';

const storesRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/stores',
  validateSearch: parseStoresSearch,
  component: lazyPage('stores', () => import('../../features/channels/stores.page.tsx'), 'StoresPage'),
});

/** Where connecting ends: the address we gave with `/home` behind it (spec 2 'Redirect rules'). */
const connectedRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/stores/home',
  beforeLoad: ({ location }) => {
    const search = parseStoresSearch({ ...(location.search as object), connected: 'true' });
    throw redirect({ to: '/stores', search, replace: true });
  },
});

const storeOrdersRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/stores/orders',
  validateSearch: parseStoreOrdersSearch,
  component: lazyPage('stores', () => import('../../features/channels/store-orders.page.tsx'), 'StoreOrdersPage'),
});

/** /stores with its pages (spec 2 'Social Media'). */
export const storesRoutes = [storesRoute, connectedRoute, storeOrdersRoute];
