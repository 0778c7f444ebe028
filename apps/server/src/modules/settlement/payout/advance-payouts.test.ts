import { endpoints, type Payout } from '@sampan/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DirectPayouts, PayoutOrder, PayoutOutcome } from '../../../ports/payout.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { DEMO_PASSWORD } from '../../../demo/index.ts';
import { auditLedger } from '../../ledger/wallet/index.ts';
import { fundPayable, newAccount, newPayout } from '#test/payout/payout.fixtures.ts';
import { advancePayouts } from './index.ts';

const SG = 'sg@demo.sampan.test';

/** A bank that can lose its answer after it has taken an order, or be away; it counts how often each reference was paid. */
class FlakyBank implements DirectPayouts {
  readonly leaves_by = 'itself';
  readonly name = 'flaky';
  readonly sent = new Map<string, number>();
  mood: 'well' | 'loses answers' | 'away' = 'well';

  async find(client_ref: string): Promise<PayoutOutcome> {
    if (this.mood === 'away') throw new Error('connect ECONNREFUSED');
    return Promise.resolve(
      this.sent.has(client_ref) ? { status: 'paid', bank_reference: `B-${client_ref}` } : { status: 'unknown' },
    );
  }

  async send({ client_ref }: PayoutOrder): Promise<PayoutOutcome> {
    if (this.mood === 'away') throw new Error('connect ECONNREFUSED');
    this.sent.set(client_ref, (this.sent.get(client_ref) ?? 0) + 1);
    if (this.mood === 'loses answers') throw new Error('socket hang up');
    return Promise.resolve({ status: 'sent', bank_reference: `B-${client_ref}` });
  }
}

const bank = new FlakyBank();
let app: TestApp;
let token: string;
let to: { payout_account_id: string };

beforeAll(async () => {
  app = await openTestApp({ ports: { payouts: bank } });
  await fundPayable(app, SG, 1_000_000);
  to = { payout_account_id: (await newAccount(app, await app.tokenOf(SG))).id };
  app.clock.advance(86_401);
  const { body } = await app.call<{ token: string }>(endpoints.login, { body: { email: SG, password: DEMO_PASSWORD } });
  token = body.token;
});
afterAll(() => app.close());

const statusOf = async (id: string) =>
  (await app.call<Payout>(endpoints.getPayout, { token, params: { id } })).body.status;
const times = () => [...bank.sent.values()];

describe('payouts are sent once (trust 3, F3)', () => {
  test('an answer that got lost is asked for, and nothing is sent twice', async () => {
    bank.mood = 'loses answers';
    const payout = await newPayout(app, token, { ...to, amount: 50 });
    await advancePayouts(app.ctx);
    expect(await statusOf(payout.id)).toBe('sent');
    bank.mood = 'well';
    // The lease is not over: nobody asks.
    await advancePayouts(app.ctx);
    expect(await statusOf(payout.id)).toBe('sent');
    app.clock.advance(61);
    await advancePayouts(app.ctx);
    expect(await statusOf(payout.id)).toBe('paid');
    expect(times()).toEqual([1]);
  });

  test('a bank that is away delays a payout and loses none', async () => {
    bank.mood = 'away';
    const payout = await newPayout(app, token, { ...to, amount: 51 });
    for (let round = 0; round < 3; round += 1) {
      await advancePayouts(app.ctx);
      app.clock.advance(61);
    }
    expect(await statusOf(payout.id)).toBe('sent');
    bank.mood = 'well';
    await advancePayouts(app.ctx);
    app.clock.advance(61);
    await advancePayouts(app.ctx);
    expect(await statusOf(payout.id)).toBe('paid');
    expect(times()).toEqual([1, 1]);
  });

  test('a server that died between its note and the bank leaves a payout that the next one sends', async () => {
    const payout = await newPayout(app, token, { ...to, amount: 52 });
    // What kill -9 leaves: approved and leased, the bank has heard nothing.
    await app.database.pool.query("update payouts set status = 'approved', look_at = $2 where id = $1", [
      payout.id,
      Math.floor(app.clock.now() / 1000) + 60,
    ]);
    await advancePayouts(app.ctx);
    expect(times()).toHaveLength(2);
    app.clock.advance(61);
    await Promise.all([advancePayouts(app.ctx), advancePayouts(app.ctx), advancePayouts(app.ctx)]);
    app.clock.advance(61);
    await advancePayouts(app.ctx);
    expect(await statusOf(payout.id)).toBe('paid');
    expect(times()).toEqual([1, 1, 1]);
    expect(await auditLedger(app.ctx)).toMatchObject({ imbalance_minor: 0, wrong_accounts: [], wrong_entries: 0 });
  });

  test('taken back and sent at the same moment, one of both happens', async () => {
    for (let round = 0; round < 10; round += 1) {
      const payout = await newPayout(app, token, { ...to, amount: 60 + round });
      const before = times().length;
      const [cancelled] = await Promise.all([
        app.call(endpoints.cancelPayout, { token, params: { id: payout.id } }),
        advancePayouts(app.ctx),
      ]);
      expect(times().length - before).toBe(cancelled.status === 200 ? 0 : 1);
      app.clock.advance(61);
      await advancePayouts(app.ctx);
    }
    expect(await auditLedger(app.ctx)).toMatchObject({ imbalance_minor: 0, wrong_accounts: [], wrong_entries: 0 });
  });
});
