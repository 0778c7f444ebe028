import type { EndpointName } from '@sampan/contract';

/**
 * The pages of /settings in the order of the menu. A page stands in the menu of those whose role reaches `needs`; the
 * server refuses the others anyway (spec section 6).
 */
export const SETTINGS_PAGES = [
  { path: '/settings', label: 'settings.profile', needs: 'getMe' },
  { path: '/settings/company', label: 'settings.company', needs: 'getCompany' },
  { path: '/settings/pick-up-locations', label: 'settings.places', needs: 'listPickupLocations' },
  { path: '/settings/address-book', label: 'address_book.title', needs: 'listSavedRecipients' },
  { path: '/settings/shipping-rules', label: 'shipping_rule.title', needs: 'getShippingRules' },
  { path: '/settings/courier-accounts', label: 'courier_account.title', needs: 'listCourierAccounts' },
  { path: '/settings/recipient-pages', label: 'recipient_page.title', needs: 'getRecipientPages' },
  { path: '/settings/notifications', label: 'notification.title', needs: 'getNotificationChoices' },
  { path: '/settings/payment-methods', label: 'payment.title', needs: 'listPaymentMethods' },
  { path: '/settings/balance', label: 'balance.title', needs: 'saveLowBalance' },
  { path: '/settings/members', label: 'member.title', needs: 'listMembers' },
  { path: '/settings/security', label: 'security.title', needs: 'listSessions' },
  { path: '/settings/api-keys', label: 'api_key.title', needs: 'listSecretKeys' },
  { path: '/settings/request-log', label: 'request_log.title', needs: 'listRequests' },
  { path: '/settings/add-to-site', label: 'site.title', needs: 'listPublishableKeys' },
  { path: '/settings/webhooks', label: 'webhook.title', needs: 'listWebhookEndpoints' },
  { path: '/settings/support', label: 'support.title', needs: 'listSupportRequests' },
  { path: '/settings/activity', label: 'activity.title', needs: 'listActivity' },
] as const satisfies readonly { path: string; label: string; needs: EndpointName }[];
