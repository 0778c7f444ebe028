import { MAX_WEBHOOK_BODY_BYTES, type WebhookEvent, type WebhookEventType } from '@sampan/contract';
import type { Ctx } from '../../../platform/context.ts';
import { checkoutFacts } from '../../commerce/checkout/index.ts';
import { findOrders, presentOrder, type OrderRow } from '../../shipping/order/index.ts';
import { presentTracking } from '../../shipping/tracking/index.ts';

/** What the outbox keeps of an event: ids and what cannot be read later. */
export interface EventFacts {
  type: WebhookEventType;
  data: { order_id: string; status?: string; number?: string; checkout_id?: string };
}

/**
 * The body of an event, made of the answers of the API itself, at most 20 KB: beyond that the big part is null and its ids
 * say what to ask for. Null when what it was about has left no trace.
 */
export async function composeEvent(
  ctx: Ctx,
  company_id: string,
  facts: EventFacts,
  happened_at: number,
): Promise<string | null> {
  const [order] = await findOrders(ctx, company_id, [facts.data.order_id]);
  const data = await dataOf(ctx, company_id, facts, order ?? null);
  if (data === null) return null;
  const timestamp = new Date(happened_at * 1000).toISOString();
  return fitted({ type: facts.type, timestamp, data } as WebhookEvent);
}

/** A test event, for 'Send a test'. */
export function composeTestEvent(endpoint_id: string, now_s: number): string {
  const event: WebhookEvent = {
    type: 'webhook.test',
    timestamp: new Date(now_s * 1000).toISOString(),
    data: { endpoint_id, message: 'This is a test. Nothing happened to any parcel.' },
  };
  return JSON.stringify(event);
}

async function dataOf(ctx: Ctx, company_id: string, { type, data }: EventFacts, order: OrderRow | null) {
  const number = order?.number ?? data.number ?? '';
  const facts = { order_id: data.order_id, number, status: data.status ?? order?.status ?? 'deleted' };
  const shown = order && presentOrder(ctx, order);
  if (type === 'tracking.updated') return { ...facts, tracking: order && (await presentTracking(ctx, order)) };
  if (type === 'checkout.paid') {
    const checkout_id = data.checkout_id ?? '';
    const bought = await checkoutFacts(ctx, company_id, checkout_id);
    return bought && { checkout_id, order_id: data.order_id, number, ...bought, order: shown };
  }
  return { ...facts, order: shown };
}

function fitted(event: WebhookEvent): string {
  const whole = JSON.stringify(event);
  if (Buffer.byteLength(whole) <= MAX_WEBHOOK_BODY_BYTES) return whole;
  const { data } = event;
  return JSON.stringify({
    ...event,
    data: { ...data, ...('tracking' in data ? { tracking: null } : {}), ...('order' in data ? { order: null } : {}) },
  });
}
