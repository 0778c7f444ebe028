import type { Clock } from '../../platform/clock.ts';
import type { CourierEvent, CourierEventCode } from '../../ports/courier.ts';
import { stepEvents, type FirstSeen, type Step } from '../courier-http/index.ts';
import type { LalamoveDriver, LalamoveOrder } from './lalamove.schema.ts';
import { DESCRIPTIONS, ENDED, WAY } from './lalamove.status.ts';

/** The words that an order has come through, as far as its present one says. */
function wordsOf(word: string, is_undelivered: boolean): (readonly [word: string, code: CourierEventCode])[] {
  const place = WAY.findIndex(([one]) => one === word);
  const ended = ENDED.get(word);
  if (ended !== undefined) return [...WAY.slice(0, 1), [word, ended]];
  if (place === -1) return [...WAY.slice(0, 1), [word, 'noted']];
  const words = WAY.slice(0, place + 1);
  // Completed, and nobody took it: a person has to look.
  return is_undelivered ? [...words.slice(0, -1), [word, 'delivery_failed']] : words;
}

function describe(word: string, driver: LalamoveDriver | null): string {
  const text = DESCRIPTIONS.get(word) ?? word;
  const who = [driver?.name, driver?.plateNumber].filter(Boolean).join(', ');
  return word === 'ON_GOING' && who !== '' ? `${text}: ${who}` : text;
}

/** What an order's present word says happened, oldest first. */
export function eventsOf(
  alias: string,
  order: LalamoveOrder,
  { driver, ...times }: { driver: LalamoveDriver | null; seen: FirstSeen; clock: Clock },
): CourierEvent[] {
  const pod = order.stops.at(-1)?.POD;
  const words = wordsOf(order.status, pod?.status === 'FAILED');
  const steps = words.map(([word, code], index): Step => {
    const is_newest = index === words.length - 1;
    return {
      word,
      code,
      description: describe(word, driver),
      driver_phone: is_newest && code === 'out_for_delivery' ? driver?.phone.slice(0, 24) || null : null,
      pod_urls: is_newest && code === 'delivered' && pod?.image.startsWith('https://') ? [pod.image] : [],
    };
  });
  return stepEvents(alias, order.orderId, steps, times);
}
