import { createRoute } from '@tanstack/react-router';
import { parseFulfilmentSearch } from '../../features/fulfilment/fulfilment-search.ts';
import { parsePageSearch } from '../../features/fulfilment/inbound/inbound-search.ts';
import { parseStockSearch } from '../../features/fulfilment/stock/stock-search.ts';
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
const stockRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/stock',
  validateSearch: parseStockSearch,
  component: lazyPage('fulfilment', () => import('../../features/fulfilment/stock/stock.page.tsx'), 'StockPage'),
});
const inboundRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/inbound',
  validateSearch: parsePageSearch,
  component: lazyPage('fulfilment', () => import('../../features/fulfilment/inbound/inbound.page.tsx'), 'InboundPage'),
});
const warehousesRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/warehouses',
  component: lazyPage(
    'fulfilment',
    () => import('../../features/fulfilment/warehouses/warehouses.page.tsx'),
    'WarehousesPage',
  ),
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
  frameRoute.addChildren([listRoute, stockRoute, inboundRoute, warehousesRoute]),
  pickRoute,
  orderRoute,
]);
