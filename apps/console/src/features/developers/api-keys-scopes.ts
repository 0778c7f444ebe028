import type { ApiScope } from '@sampan/contract';

/** What a key may be allowed to do, in plain words, in the order of the form: looking first, then changing. */
export const SCOPE_TEXTS = {
  'account:read': { title: 'api_key.scope_account_read', text: 'api_key.scope_account_read_text' },
  'orders:read': { title: 'api_key.scope_orders_read', text: 'api_key.scope_orders_read_text' },
  'orders:write': { title: 'api_key.scope_orders_write', text: 'api_key.scope_orders_write_text' },
  'rates:read': { title: 'api_key.scope_rates_read', text: 'api_key.scope_rates_read_text' },
  'labels:write': { title: 'api_key.scope_labels_write', text: 'api_key.scope_labels_write_text' },
  'tracking:read': { title: 'api_key.scope_tracking_read', text: 'api_key.scope_tracking_read_text' },
  'wallet:read': { title: 'api_key.scope_wallet_read', text: 'api_key.scope_wallet_read_text' },
  'products:read': { title: 'api_key.scope_products_read', text: 'api_key.scope_products_read_text' },
  'products:write': { title: 'api_key.scope_products_write', text: 'api_key.scope_products_write_text' },
} as const satisfies Record<ApiScope, { title: string; text: string }>;

export const SCOPES = Object.keys(SCOPE_TEXTS) as ApiScope[];
