/** The rooms of the server and the console, and which may import which (docs/architecture.md). */

/** Areas of `apps/server/src`, lowest first: a file imports its own area and those before it. */
export const SERVER_AREAS = ['ports', 'platform', 'adapters', 'modules', 'demo', 'composition', 'cli'] as const;

/** Groups of `apps/server/src/modules`, lowest first. Modules of one group import each other without a circle. */
export const SERVER_GROUPS = [
  'ledger',
  'identity',
  'payments',
  'shipping',
  'commerce',
  'fulfilment',
  'billing',
  'settlement',
  'integration',
  'operations',
] as const;

/** Areas of `apps/console/src`, lowest first. */
export const CONSOLE_AREAS = ['shared', 'features', 'app'] as const;

/** The only features that import another one, each one way. */
export const FEATURE_IMPORTS: Readonly<Record<string, readonly string[]>> = {
  'address-book': ['create-label', 'orders'],
  'back-office': ['adjustments', 'billing', 'cod', 'payouts'],
  billing: ['orders', 'wallet'],
  channels: ['orders'],
  'create-label': ['wallet'],
  home: ['onboarding', 'orders', 'wallet'],
  onboarding: ['create-label'],
  orders: ['adjustments', 'cod', 'tracking', 'wallet'],
  products: ['add-to-site'],
  settings: ['add-to-site', 'auth'],
};
