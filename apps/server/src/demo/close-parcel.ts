import { NO_ANSWER, allocatePrice } from '../modules/shipping/label/index.ts';
import type { SeedParcel, SeedContext } from './seed-context.ts';

const HOUR_S = 3_600;
const REASONS = [
  'Customer changed her mind',
  'Ordered twice',
  'Wrong address, customer will order again',
  'Out of stock',
] as const;

/** The merchant cancels: money of a bought label goes back as `cancelOrder` does it. */
export function cancelled({ random }: SeedContext, parcel: SeedParcel, at: number): SeedParcel {
  const { order, purchase } = parcel;
  const reason = random.pick(REASONS);
  const deed = { at, action: 'order.cancel', details: { reason, refunded_minor: purchase?.amount_minor ?? 0 } };
  const ended = {
    ...order,
    status: 'cancelled' as const,
    cancelled_at: at,
    cancel_reason: reason,
    has_problem: false,
    updated_at: at,
  };
  if (!purchase) return { ...parcel, order: ended, deeds: [...parcel.deeds, deed] };
  return {
    ...parcel,
    order: { ...ended, label_state: 'refunded' },
    purchase: { ...purchase, state: 'refunded', updated_at: at },
    next_poll_at: null,
    movements: [
      ...parcel.movements,
      {
        kind: 'label_refund',
        at,
        reference: purchase.id,
        description: '',
        details: {},
        split: allocatePrice(purchase.entry),
      },
    ],
    deeds: [...parcel.deeds, deed],
  };
}

/** The merchant says how a delivered parcel went, if at all: rarely bad, more often when something went wrong. */
export function rated({ random, now_ms }: SeedContext, parcel: SeedParcel): SeedParcel {
  const { order } = parcel;
  const at = (order.completed_at ?? 0) + random.between(1, 40) * HOUR_S;
  const went_wrong = parcel.events.some(
    (event) => event.code === 'delayed' || event.code === 'delivery_failed' || event.code === 'returned',
  );
  const rating = random.chance(went_wrong ? 0.6 : 0.05) ? 2.5 : 5;
  if (order.status !== 'completed' || !random.chance(0.62) || at * 1000 > now_ms) return parcel;
  return {
    ...parcel,
    order: { ...order, rating, updated_at: Math.max(at, order.updated_at) },
    deeds: [...parcel.deeds, { at, action: 'order.rate', details: { rating } }],
  };
}

/** Put out of the lists once all is said. */
export function archived({ random, now_ms }: SeedContext, parcel: SeedParcel): SeedParcel {
  const now_s = Math.floor(now_ms / 1000);
  const at = Math.min(now_s, parcel.order.updated_at + random.between(2, 70) * HOUR_S);
  return {
    ...parcel,
    order: { ...parcel.order, archived_at: at, updated_at: at },
    deeds: [...parcel.deeds, { at, action: 'order.archive', details: { reason: '' } }],
  };
}

/** A purchase the courier never answered: the money was set aside and given back. */
export function refusedPurchase(parcel: SeedParcel, purchase: NonNullable<SeedParcel['purchase']>): SeedParcel {
  const ended_at = purchase.created_at + 41;
  return {
    ...parcel,
    order: { ...parcel.order, label_state: 'failed', label_error: NO_ANSWER, updated_at: ended_at },
    purchase: { ...purchase, state: 'failed', error: NO_ANSWER, attempts: 3, updated_at: ended_at },
    movements: [
      {
        kind: 'released',
        at: ended_at,
        asked_at: purchase.created_at,
        hold_id: purchase.hold_id ?? '',
        reference: purchase.id,
        amount_minor: purchase.amount_minor,
      },
    ],
    deeds: [
      ...parcel.deeds,
      {
        at: purchase.created_at,
        action: 'label.buy',
        details: {
          amount_minor: purchase.amount_minor,
          currency: purchase.currency,
          courier: purchase.entry.courier.alias,
        },
      },
      { at: ended_at, action: 'label.failed', details: { reason: NO_ANSWER } },
    ],
  };
}
