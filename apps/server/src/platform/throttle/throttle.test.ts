import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { epochSeconds } from '../clock.ts';
import { DomainError } from '../errors.ts';
import { resetLimits, refundUse, tryConsume, consumeLimits, purgeThrottles, type UsageLimit } from './throttle.ts';

let app: TestApp;
let twin: TestApp;

beforeAll(async () => {
  const env = { SAMPAN_RATE_LIMIT_FACTOR: '1' };
  app = await openTestApp({ env });
  // Another server on the same database.
  twin = await openTestApp({ env, database: app.database });
});
afterAll(() => app.close());

let count = 0;
const newAllowance = (change: Partial<UsageLimit> = {}): UsageLimit => ({
  name: 'test',
  who: `mai-${(count += 1)}@example.test`,
  uses: 3,
  seconds: 900,
  ...change,
});

describe('limits that hold over servers and restarts (trust 5)', () => {
  test('of two hundred at once exactly as many as allowed get through', async () => {
    const limit = newAllowance({ uses: 7 });
    const results = await Promise.all(
      Array.from({ length: 200 }, (_, n) => tryConsume(n % 2 === 0 ? app.ctx : twin.ctx, limit)),
    );
    expect(results.filter(Boolean)).toHaveLength(7);
  });

  test('so many uses, then none until the window is over, and it says how long that is', async () => {
    const limit = newAllowance();
    app.clock.stop();
    twin.clock.stop();
    const behind = epochSeconds(twin.clock) - epochSeconds(app.clock);
    for (let n = 0; n < 3; n += 1) await consumeLimits(app.ctx, [limit]);
    twin.clock.advance(100 - behind);
    const refused = await consumeLimits(twin.ctx, [limit]).catch((error: unknown) => error as DomainError);
    expect(refused).toBeInstanceOf(DomainError);
    expect((refused as DomainError).code).toBe('rate_limited');
    expect((refused as DomainError).details.retry_after_s).toBe(800);
    twin.clock.advance(799);
    await expect(consumeLimits(twin.ctx, [limit])).rejects.toThrow(DomainError);
    twin.clock.advance(1);
    await consumeLimits(twin.ctx, [limit]);
  });

  test("a caller who is out of tries spends nobody else's", async () => {
    const caller = newAllowance({ uses: 1 });
    const account = newAllowance();
    await consumeLimits(app.ctx, [caller, account]);
    for (let n = 0; n < 5; n += 1) await consumeLimits(app.ctx, [caller, account]).catch(() => undefined);
    expect(await tryConsume(app.ctx, account)).toBe(true);
    expect(await tryConsume(app.ctx, account)).toBe(true);
    expect(await tryConsume(app.ctx, account)).toBe(false);
  });

  test('a rightful use is given back; forgiving begins anew', async () => {
    const limit = newAllowance({ uses: 1 });
    await consumeLimits(app.ctx, [limit]);
    await refundUse(app.ctx, limit);
    await consumeLimits(app.ctx, [limit]);
    expect(await tryConsume(app.ctx, limit)).toBe(false);
    await resetLimits(app.ctx, [limit]);
    expect(await tryConsume(app.ctx, limit)).toBe(true);
  });

  test('no email, phone or address stands in the table, and windows that are over go', async () => {
    const limit = newAllowance();
    await tryConsume(app.ctx, limit);
    const rows = async () => JSON.stringify((await app.database.pool.query('select * from throttles')).rows);
    expect(await rows()).not.toContain('example.test');
    app.clock.advance(86_401);
    await purgeThrottles(app.ctx);
    expect(await rows()).toBe('[]');
  });
});
