import { setTimeout as sleep } from 'node:timers/promises';
import type { Ctx } from '../../../platform/context.ts';
import { attemptDelivery } from './attempt-delivery.ts';
import { leaseDeliveries } from './delivery-lease.repo.ts';

/** Of one server, to all receivers together. */
const MOST_AT_ONCE = 64;
/** To one receiver: a slow one holds up nobody else. */
const MOST_PER_ENDPOINT = 2;
/** Well above the longest attempt, so that a living server never loses what it is sending. */
const LEASE_S = 60;
/** While something flies, new rows are looked for this often. */
const LOOK_AGAIN_MS = 250;
/** At a stop: what flies longer is tried again by another server, when its lease is over. */
const LAND_MS = 8_000;

export interface WebhookDispatcher {
  /** Starts what is due; answers how many attempts run, those of before included. */
  run: () => Promise<number>;
  /** Waits a while for what runs. */
  land: () => Promise<void>;
  /** Attempts that run. */
  busy: () => number;
}

/**
 * Makes the job that delivers webhooks (trust 1 'Webhooks out'). It does not wait for a slow receiver before it serves
 * the next one.
 */
export function createWebhookDispatcher(ctx: Ctx): WebhookDispatcher {
  const in_flight = new Set<Promise<void>>();

  async function pause(ms: number): Promise<void> {
    const late = new AbortController();
    await Promise.race([...in_flight, sleep(ms, undefined, { signal: late.signal }).catch(() => undefined)]);
    late.abort();
  }

  return {
    async run() {
      const free = MOST_AT_ONCE - in_flight.size;
      const due =
        free > 0 ? await leaseDeliveries(ctx, { lease_s: LEASE_S, limit: free, per_endpoint: MOST_PER_ENDPOINT }) : [];
      for (const row of due) {
        const attempt = attemptDelivery(ctx, row)
          .catch((error: unknown) => {
            // The lease brings it back.
            ctx.log.warn({ err: error, delivery_id: row.id }, 'a webhook attempt was not settled');
          })
          .finally(() => in_flight.delete(attempt));
        in_flight.add(attempt);
      }
      const running = in_flight.size;
      if (running > 0) await pause(LOOK_AGAIN_MS);
      return running;
    },
    async land() {
      const until = Date.now() + LAND_MS;
      while (in_flight.size > 0 && Date.now() < until) await pause(until - Date.now());
    },
    busy: () => in_flight.size,
  };
}
