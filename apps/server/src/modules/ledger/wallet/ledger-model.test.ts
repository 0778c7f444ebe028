import { afterAll, beforeAll, expect, test } from 'vitest';
import { compareAtOnce, compareWithReference } from '../../../../trust/ledger-model.ts';
import { STEPS } from '../../../../trust/ledger-step.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { auditLedger, isBalanced } from './index.ts';

/** The short version of M6 of trust 7; `npm run trust` does 10,000. */
let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test('whatever moves money, in whatever order: the database agrees with a sheet of paper after each operation (M6)', async () => {
  const outcome = await compareWithReference({
    ctx: app.ctx,
    pool: app.database.pool,
    operations: 600,
    seed: 20_261_122,
  });
  expect(outcome.disagreement).toBe('');
  expect(outcome.operations).toBeGreaterThanOrEqual(600);
  expect(outcome.refused).toBeGreaterThan(20);
  expect(outcome.kinds).toBe(STEPS.length);
  expect(isBalanced(await auditLedger(app.ctx))).toBe(true);
});

test('the same by eight clients at once: what was acknowledged is what stands there (M6)', async () => {
  const { ctx, database } = app;
  const outcome = await compareAtOnce({ ctx, pool: database.pool, clients: 8, operations: 600, seed: 20_261_122 });
  expect(outcome.disagreement).toBe('');
  expect(outcome.refused).toBeGreaterThan(20);
  expect(isBalanced(await auditLedger(app.ctx))).toBe(true);
});
