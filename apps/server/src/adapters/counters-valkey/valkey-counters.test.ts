import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startValkeyServer, VALKEY_COMMAND } from '#test/adapters/counters-valkey/valkey-server.fixtures.ts';
import {
  startValkeyStandIn,
  type ValkeyStandIn,
  type ValkeyUnderTest,
} from '#test/adapters/counters-valkey/valkey-stand-in.fixtures.ts';
import { createRateLimiter } from '../../platform/http/rate-limit.ts';
import type { RateCounters } from '../../ports/rate-counters.ts';
import { createValkeyCounters } from './valkey-counters.ts';

const LIMIT = { name: 'login', points: 5, seconds: 60 };
const CALLER = '203.0.113.7';

let valkey: ValkeyUnderTest;
let warnings: string[];
const opened: RateCounters[] = [];
const openCounters = (secret = 'a secret') => {
  const log = pino({ level: 'warn' }, { write: (line: string) => void warnings.push(line) });
  const counters = createValkeyCounters({ url: valkey.url, secret, log });
  opened.push(counters);
  return counters;
};
const ready = (counters: RateCounters) => vi.waitFor(async () => expect(await counters.areShared()).toBe(true), 5_000);
/** How many of `calls` were let through. */
const passed = async (counters: RateCounters, calls: number, caller = CALLER) => {
  let count = 0;
  for (let call = 0; call < calls; call += 1) if (!(await counters.count(LIMIT, caller)).is_refused) count += 1;
  return count;
};

/** A real one is tried where one is installed; the stand-in is everywhere. */
const installed = VALKEY_COMMAND;
const KINDS: [string, () => Promise<ValkeyUnderTest>][] = [['a stand-in', startValkeyStandIn]];
if (installed !== undefined) KINDS.push([installed, () => startValkeyServer(installed)]);

describe.each(KINDS)('limits that servers share, on %s', (_kind, start) => {
  beforeEach(async () => {
    warnings = [];
    valkey = await start();
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((counters) => counters.stop()));
    await valkey.kill().catch(() => undefined);
  });

  test('two servers count one caller together, and others apart', async () => {
    const [one, other] = [openCounters(), openCounters()];
    await ready(one);
    await ready(other);
    expect((await passed(one, 3)) + (await passed(other, 3))).toBe(5);
    expect(await passed(other, 6, '198.51.100.2')).toBe(5);
    const refused = await one.count(LIMIT, CALLER);
    expect(refused).toMatchObject({ is_refused: true, remaining: 0 });
    expect(refused.ms_before_next).toBeGreaterThan(50_000);
    expect(refused.ms_before_next).toBeLessThanOrEqual(60_000);
  });

  test('the limits of the API are shared: what one server refuses, the other refuses', async () => {
    const limiters = [openCounters(), openCounters()].map((counters) => createRateLimiter(1, counters));
    await Promise.all(opened.map(ready));
    const ask = (limiter = limiters[0]) =>
      limiter
        ?.spend({ name: 'sendContact', method: 'POST' }, { id: CALLER, kind: 'public' }, () => undefined)
        .then(
          () => true,
          () => false,
        );
    const let_through = [];
    for (let call = 0; call < 8; call += 1) let_through.push(await ask(limiters[call % 2]));
    expect(let_through).toEqual([true, true, true, true, true, false, false, false]);
  });

  test('killed: calls go on at once, counted by each server alone, and are shared again when it is back', async () => {
    const counters = openCounters();
    await ready(counters);
    expect(await passed(counters, 2)).toBe(2);
    await valkey.kill();
    const started = performance.now();
    // A window of its own: what counts alone knows nothing of what was counted there.
    expect(await passed(counters, 8)).toBe(5);
    expect(performance.now() - started).toBeLessThan(1_500);
    expect(await counters.areShared()).toBe(false);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain('each server counts calls alone');
    await valkey.restart();
    await ready(counters);
    expect(await passed(counters, 8)).toBe(5);
  });
});

describe('what nobody may feel', () => {
  let stand_in: ValkeyStandIn;
  beforeEach(async () => {
    warnings = [];
    stand_in = await startValkeyStandIn();
    valkey = stand_in;
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((counters) => counters.stop()));
    await stand_in.kill();
  });

  test('a Valkey that hangs costs one call its wait, not every call', async () => {
    const counters = openCounters();
    await ready(counters);
    const counted = () => stand_in.commands().filter((command) => /^eval/iu.test(command)).length;
    const before = counted();
    stand_in.hang(true);
    expect(await passed(counters, 20)).toBe(5);
    expect(counted() - before).toBe(1);
    stand_in.hang(false);
    await ready(counters);
  });

  test('callers are kept as a hash that needs the secret', async () => {
    const [one, other] = [openCounters(), openCounters('another secret')];
    await ready(one);
    await ready(other);
    await one.count(LIMIT, CALLER);
    await other.count(LIMIT, CALLER);
    expect(stand_in.keys()).toHaveLength(2);
    for (const key of stand_in.keys()) {
      expect(key).toMatch(/^sampan:login:60:[\w-]{22}$/u);
      expect(key).not.toContain(CALLER);
    }
  });

  test('nothing is opened by whoever counts nothing', async () => {
    const counters = openCounters();
    await counters.stop();
    expect(stand_in.commands()).toEqual([]);
  });
});
