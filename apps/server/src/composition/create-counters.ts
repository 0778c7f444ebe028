import type { Logger } from 'pino';
import { createValkeyCounters } from '../adapters/counters-valkey/index.ts';
import type { Env } from '../platform/config/env.ts';
import { createMemoryCounters } from '../platform/http/memory-counters.ts';
import type { RateCounters } from '../ports/rate-counters.ts';

/** What counts calls: Valkey for all servers, if the settings name one, else each server for itself. */
export function createCounters({ SAMPAN_VALKEY_URL: url, secret }: Env, log: Logger): RateCounters {
  return url === undefined ? createMemoryCounters() : createValkeyCounters({ url, secret, log });
}
