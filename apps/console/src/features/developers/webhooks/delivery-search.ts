import type { WebhookDelivery } from '@sampan/contract';

/** What the address of an endpoint's page says: which deliveries, which page of them, and which one is open. */
export interface DeliverySearch {
  readonly state?: WebhookDelivery['state'];
  readonly page?: string;
  readonly delivery?: string;
}

const STATES: readonly WebhookDelivery['state'][] = ['pending', 'delivered', 'failed'];

/** Reads it; what means nothing here is left out. */
export function parseDeliverySearch(raw: Record<string, unknown>): DeliverySearch {
  const state = STATES.find((one) => one === raw['state']);
  const { page, delivery } = raw;
  return {
    ...(state === undefined ? {} : { state }),
    ...(typeof page === 'string' && /^[1-9]\d{0,2}$/u.test(page) && page !== '1' ? { page } : {}),
    ...(typeof delivery === 'string' && /^[0-9a-f-]{36}$/u.test(delivery) ? { delivery } : {}),
  };
}
