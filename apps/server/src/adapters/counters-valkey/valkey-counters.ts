import { Redis } from 'ioredis';
import { createHmac } from 'node:crypto';
import type { Logger } from 'pino';
import { RateLimiterRedis } from 'rate-limiter-flexible';
import { countOn, createMemoryCounters, limitersBy } from '../../platform/http/memory-counters.ts';
import type { CountedUse, RateCounters } from '../../ports/rate-counters.ts';

/** A count is worth no longer wait: every call of the API pays it. */
const ANSWER_MS = 250;
const CONNECT_MS = 2_000;
const LONGEST_WAIT_MS = 2_000;

/**
 * Counts calls in Valkey, or in Redis, so that all servers share one limit. Nothing that guards money or accounts is kept there:
 * those limits are in PostgreSQL. Without it each server counts alone, and no call fails or waits for it to come back.
 *
 * @param input.secret callers are kept as a hash, so that nobody reads addresses of people there
 */
export function createValkeyCounters(input: { url: string; secret: string; log: Pick<Logger, 'warn'> }): RateCounters {
  const alone = createMemoryCounters();
  /** Set by a connection that answers, until something fails on it. */
  let is_usable = false;
  let is_told = false;
  const client = new Redis(input.url.replace(/^valkey(s?):/u, 'redis$1:'), {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: CONNECT_MS,
    commandTimeout: ANSWER_MS,
    retryStrategy: (tries) => Math.min(100 * tries, LONGEST_WAIT_MS),
  });
  const note = (error: unknown) => {
    if (!is_told) input.log.warn({ err: error }, 'Valkey does not answer: each server counts calls alone');
    is_told = true;
    is_usable = false;
  };
  client.on('error', note);
  client.on('close', () => {
    is_usable = false;
  });
  client.on('ready', () => {
    is_told = false;
    is_usable = true;
  });
  const limiterOf = limitersBy(
    ({ name, points, seconds }) =>
      new RateLimiterRedis({
        storeClient: client,
        rejectIfRedisNotReady: true,
        keyPrefix: `sampan:${name}:${seconds}`,
        points,
        duration: seconds,
      }),
  );
  const hashed = (caller: string) =>
    createHmac('sha256', `counters ${input.secret}`).update(caller).digest('base64url').slice(0, 22);

  /** The first call opens the connection and does not wait for it: commands and tests that count nothing never do. */
  const connect = () => {
    if (client.status === 'wait') client.connect().catch(note);
  };

  return {
    async count(limit, caller): Promise<CountedUse> {
      connect();
      if (!is_usable) return alone.count(limit, caller);
      try {
        return await countOn(limiterOf(limit), hashed(caller));
      } catch (error) {
        // A connection that hangs would cost every call the wait; a new one is used once it answers.
        if (is_usable) client.disconnect(true);
        note(error);
        return alone.count(limit, caller);
      }
    },
    async areShared() {
      try {
        if (client.status === 'wait') await client.connect();
        return (await client.ping()) === 'PONG';
      } catch {
        return false;
      }
    },
    stop: () => {
      client.disconnect();
      return Promise.resolve();
    },
  };
}
