import type { Clock } from '../../platform/clock.ts';
import type { CourierEvent, CourierEventCode } from '../../ports/courier.ts';
import { eventId } from '../courier-http/index.ts';
import type { LalamoveDriver, LalamoveOrder } from './lalamove.schema.ts';
import { DESCRIPTIONS, ENDED, WAY } from './lalamove.status.ts';

const MAX_ORDERS = 5_000;

/** When each word of an order was first seen: Lalamove says where an order stands, and not since when. */
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

/** The words that an order has come through, as far as its present one says. */
function stepsOf(word: string, is_undelivered: boolean): (readonly [word: string, code: CourierEventCode])[] {
  const place = WAY.findIndex(([one]) => one === word);
  const ended = ENDED.get(word);
  if (ended !== undefined) return [...WAY.slice(0, 1), [word, ended]];
  if (place === -1) return [...WAY.slice(0, 1), [word, 'noted']];
  const steps = WAY.slice(0, place + 1);
  // Completed, and nobody took it: a person has to look.
  return is_undelivered ? [...steps.slice(0, -1), [word, 'delivery_failed']] : steps;
}

function describe(word: string, driver: LalamoveDriver | null): string {
  const text = DESCRIPTIONS.get(word) ?? word;
  const who = [driver?.name, driver?.plateNumber].filter(Boolean).join(', ');
  return (word === 'ON_GOING' && who !== '' ? `${text}: ${who}` : text).slice(0, 300);
}

/** What an order's present word says happened, oldest first. The same word has the same id whenever it is asked for. */
export function eventsOf(
  alias: string,
  order: LalamoveOrder,
  { driver, seen, clock }: { driver: LalamoveDriver | null; seen: FirstSeen; clock: Clock },
): CourierEvent[] {
  const pod = order.stops.at(-1)?.POD;
  const steps = stepsOf(order.status, pod?.status === 'FAILED');
  const times = seen.of(order.orderId);
  const now = Math.floor(clock.now() / 1000);
  let last = 0;
  return steps.map(([word, code], index): CourierEvent => {
    // Two words of one second would have no order.
    last = times.get(word) ?? Math.max(last + 1, now - (steps.length - 1 - index));
    times.set(word, last);
    const is_newest = index === steps.length - 1;
    return {
      id: eventId(alias, order.orderId, `${word}/${code}`, 0),
      code,
      description: describe(word, driver),
      place: '',
      at: last,
      driver_phone: is_newest && code === 'out_for_delivery' ? driver?.phone.slice(0, 24) || null : null,
      pod_urls: is_newest && code === 'delivered' && pod?.image?.startsWith('https://') ? [pod.image] : [],
    };
  });
}
