import { createRoute } from '@tanstack/react-router';
import { parseAddressBookSearch } from '../../features/address-book/address-book-search.ts';
import { parseActivitySearch } from '../../features/settings/activity/activity-search.ts';
import { layoutRoute } from './layout-route.ts';
import { parseRequestLogSearch } from '../../features/developers/request-log-search.ts';
import { parseDeliverySearch } from '../../features/developers/webhooks/delivery-search.ts';
import { lazyPage } from './lazy-page.ts';

const settingsRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/settings',
  component: lazyPage('settings', () => import('../../features/settings/settings-layout.tsx'), 'SettingsLayout'),
});
const securityRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/security',
  component: lazyPage('settings', () => import('../../features/settings/security.page.tsx'), 'SecurityPage'),
});
const settingsIndexRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/',
  component: lazyPage('settings', () => import('../../features/settings/settings.page.tsx'), 'SettingsPage'),
});
const paymentMethodsRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/payment-methods',
  component: lazyPage(
    'settings',
    () => import('../../features/wallet/cards/payment-methods.page.tsx'),
    'PaymentMethodsPage',
  ),
});

const activityRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/activity',
  validateSearch: parseActivitySearch,
  component: lazyPage('settings', () => import('../../features/settings/activity/activity.page.tsx'), 'ActivityPage'),
});
const membersRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/members',
  component: lazyPage('settings', () => import('../../features/settings/members/members.page.tsx'), 'MembersPage'),
});

/** The same page under an address of its own: on a phone /settings is the list. */
const settingsProfileRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/profile',
  component: lazyPage('settings', () => import('../../features/settings/settings.page.tsx'), 'SettingsPage'),
});
const companyRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/company',
  component: lazyPage('settings', () => import('../../features/settings/company.page.tsx'), 'CompanyPage'),
});
const recipientPagesRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/recipient-pages',
  component: lazyPage(
    'settings',
    () => import('../../features/settings/recipient-pages.page.tsx'),
    'RecipientPagesPage',
  ),
});
const courierAccountsRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/courier-accounts',
  component: lazyPage(
    'settings',
    () => import('../../features/settings/courier-accounts.page.tsx'),
    'CourierAccountsPage',
  ),
});
const pickupLocationsRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/pick-up-locations',
  component: lazyPage(
    'settings',
    () => import('../../features/settings/pickup-locations.page.tsx'),
    'PickupLocationsPage',
  ),
});
const addressBookRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/address-book',
  validateSearch: parseAddressBookSearch,
  component: lazyPage('settings', () => import('../../features/address-book/address-book.page.tsx'), 'AddressBookPage'),
});
const shippingRulesRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/shipping-rules',
  component: lazyPage('settings', () => import('../../features/settings/shipping-rules.page.tsx'), 'ShippingRulesPage'),
});
const balanceRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/balance',
  component: lazyPage('settings', () => import('../../features/settings/balance.page.tsx'), 'BalancePage'),
});
const notificationsRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/notifications',
  component: lazyPage('settings', () => import('../../features/settings/notifications.page.tsx'), 'NotificationsPage'),
});

const apiKeysRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/api-keys',
  component: lazyPage('developers', () => import('../../features/developers/api-keys.page.tsx'), 'ApiKeysPage'),
});
const requestLogRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/request-log',
  validateSearch: parseRequestLogSearch,
  component: lazyPage('developers', () => import('../../features/developers/request-log.page.tsx'), 'RequestLogPage'),
});

const webhooksRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/webhooks',
  component: lazyPage(
    'developers',
    () => import('../../features/developers/webhooks/webhooks.page.tsx'),
    'WebhooksPage',
  ),
});
const webhookEndpointRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/webhooks/$id',
  validateSearch: parseDeliverySearch,
  component: lazyPage(
    'developers',
    () => import('../../features/developers/webhooks/endpoint.page.tsx'),
    'WebhookEndpointPage',
  ),
});

const supportRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/support',
  component: lazyPage('settings', () => import('../../features/settings/support/support.page.tsx'), 'SupportPage'),
});

/** /settings with its pages. */
export const settingsRoutes = settingsRoute.addChildren([
  webhooksRoute,
  webhookEndpointRoute,
  settingsIndexRoute,
  securityRoute,
  membersRoute,
  activityRoute,
  paymentMethodsRoute,
  settingsProfileRoute,
  companyRoute,
  recipientPagesRoute,
  courierAccountsRoute,
  pickupLocationsRoute,
  addressBookRoute,
  shippingRulesRoute,
  balanceRoute,
  notificationsRoute,
  apiKeysRoute,
  requestLogRoute,
  supportRoute,
]);
