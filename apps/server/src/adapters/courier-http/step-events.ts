import type { Clock } from '../../platform/clock.ts';
import type { CourierEvent, CourierEventCode } from '../../ports/courier.ts';
import { eventId } from './courier-units.ts';

const MAX_ORDERS = 5_000;

/** When each word of an order was first seen, for couriers that say where an order stands and not since when. */
export class FirstSeen {
  readonly #orders = new Map<string, Map<string, number>>();

  of(order_id: string): Map<string, number> {
    const known = this.#orders.get(order_id) ?? new Map<string, number>();
    this.#orders.delete(order_id);
    this.#orders.set(order_id, known);
    const [oldest] = this.#orders.keys();
    if (this.#orders.size > MAX_ORDERS && oldest !== undefined) this.#orders.delete(oldest);
    return known;
  }
}

export interface Step {
  word: string;
  code: CourierEventCode;
  description: string;
  driver_phone?: string | null;
  pod_urls?: string[];
}

/** The steps that an order has come through, as events. The same word has the same id whenever it is asked for. */
export function stepEvents(
  alias: string,
  order_id: string,
  steps: readonly Step[],
  { seen, clock }: { seen: FirstSeen; clock: Clock },
): CourierEvent[] {
  const times = seen.of(order_id);
  const now = Math.floor(clock.now() / 1000);
  let last = 0;
  return steps.map(({ word, code, description, driver_phone = null, pod_urls = [] }, index): CourierEvent => {
    // Two words of one second would have no order.
    last = times.get(word) ?? Math.max(last + 1, now - (steps.length - 1 - index));
    times.set(word, last);
    const id = eventId(alias, order_id, `${word}/${code}`, 0);
    return { id, code, description: description.slice(0, 300), place: '', at: last, driver_phone, pod_urls };
  });
}
