import { createRoute } from '@tanstack/react-router';
import { parseFulfilmentSearch } from '../../features/fulfilment/fulfilment-search.ts';
import { layoutRoute } from './layout-route.ts';
import { lazyPage } from './lazy-page.ts';

/** Order Management (spec section 2 /fulfillment): the orders in the warehouses, and what lies in them. */
const fulfilmentRoute = createRoute({ getParentRoute: () => layoutRoute, path: '/fulfillment' });

const frameRoute = createRoute({
  getParentRoute: () => fulfilmentRoute,
  id: 'frame',
  component: lazyPage(
    'fulfilment',
    () => import('../../features/fulfilment/fulfilment-layout.tsx'),
    'FulfilmentLayout',
  ),
});
const listRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/',
  validateSearch: parseFulfilmentSearch,
  component: lazyPage('fulfilment', () => import('../../features/fulfilment/fulfilment.page.tsx'), 'FulfilmentPage'),
});
const pickRoute = createRoute({
  getParentRoute: () => fulfilmentRoute,
  path: '/pick',
  component: lazyPage('fulfilment', () => import('../../features/fulfilment/pick/pick.page.tsx'), 'PickPage'),
});
const orderRoute = createRoute({
  getParentRoute: () => fulfilmentRoute,
  path: '/order/$id',
  component: lazyPage(
    'fulfilment',
    () => import('../../features/fulfilment/order/fulfilment-order.page.tsx'),
    'FulfilmentOrderPage',
  ),
});

export const fulfilmentRoutes = fulfilmentRoute.addChildren([
  frameRoute.addChildren([listRoute]),
  pickRoute,
  orderRoute,
]);
