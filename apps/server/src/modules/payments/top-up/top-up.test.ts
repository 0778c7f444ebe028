import { endpoints, HEADERS, MAX_AMOUNT, type TopUp, type TopUpBonus } from '@sampan/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { newSavedCard, newTestCard, save } from '#test/payment-method/payment-method.fixtures.ts';
import { paymentMethods } from '../payment-method/payment-method.table.ts';
import { auditLedger } from '../../ledger/wallet/index.ts';
import { applyTopUpPayment, settleTopUps } from './index.ts';
import { topUpBy } from '#test/top-up/top-up.fixtures.ts';
import { topUps } from './top-up.table.ts';

let app: TestApp;
let sg: string;
let my: string;

beforeAll(async () => {
  app = await openTestApp();
  sg = await app.tokenOf('sg@demo.sampan.test');
  my = await app.tokenOf('my@demo.sampan.test');
});
afterAll(() => app.close());

const balanceOf = async (token: string) =>
  (await app.call<{ balance: number }>(endpoints.getWalletBalance, { token })).body.balance;
const bonusOf = async (token: string, amount: number) =>
  (await app.call<TopUpBonus>(endpoints.lookUpTopUpBonus, { token, body: { amount } })).body;
const rowOf = async (id: string) => {
  const row = (await app.ctx.db.select().from(topUps)).find((one) => one.id === id);
  if (!row) throw new Error('no top-up');
  return row;
};
const cents = (amount: number) => Math.round(amount * 100);

describe('spec 9 Malaysia bonus tiers, on the server (M9)', () => {
  test.each([
    [299.99, 0],
    [300, 45],
    [599.99, 89.99],
    [600, 120],
    [999.99, 199.99],
    [1000, 335],
  ])('RM %s earns RM %s', async (amount, bonus) => {
    const before = await balanceOf(my);
    const said = await bonusOf(my, amount);
    expect([said.bonus_reward, cents(said.updated_balance)]).toEqual([
      bonus,
      cents(before) + cents(amount) + cents(bonus),
    ]);
    const { id } = await newSavedCard(app, my);
    const paid = await topUpBy(app, my, { amount, payment_method_id: id });
    expect(paid.body).toMatchObject({ status: 'succeeded', amount, bonus_reward: bonus });
    // Spec 4: the updated balance equals current balance plus top-up plus bonus.
    expect(cents(await balanceOf(my))).toBe(cents(said.updated_balance));
  });

  test('a preview whose sum is more than an answer can tell names the field', async () => {
    expect((await bonusOf(sg, 1_000_000)).amount).toBe(1_000_000);
    const answer = await app.refusal(endpoints.lookUpTopUpBonus, { token: sg, body: { amount: MAX_AMOUNT } });
    expect([answer.status, answer.body.errors?.map(({ param, code }) => [param, code])]).toEqual([
      422,
      [['amount', 'validate.amount_too_large']],
    ]);
  });

  test('elsewhere nothing is earned', async () => {
    expect((await bonusOf(sg, 1000)).bonus_reward).toBe(0);
  });
});

describe('a top-up', () => {
  test('spec 4: without a payment method it is refused, whatever the page shows', async () => {
    const ph = await app.tokenOf('ph@demo.sampan.test');
    await app.ctx.db.delete(paymentMethods);
    const answer = await app.refusal(endpoints.createTopUp, {
      token: ph,
      body: { amount: 4000, payment_method_id: '01a1fc16-bb9c-785d-82ef-2117c4e0d956' },
    });
    expect([answer.status, answer.body.code]).toEqual([422, 'payment_method_required']);
  });

  test('spec 6: companies that pay by invoice have none; staff neither', async () => {
    const { id } = await newSavedCard(app, sg);
    for (const email of ['postbilling@demo.sampan.test', 'staff@demo.sampan.test']) {
      const answer = await app.refusal(endpoints.createTopUp, {
        token: await app.tokenOf(email),
        body: { amount: 50, payment_method_id: id },
      });
      expect([email, answer.body.code]).toEqual([email, 'forbidden']);
    }
  });

  test('a declined card charges nothing and says why', async () => {
    const payment_method_id = await newTestCard(app, sg, { card_number: '4000000000009995' });
    const card = await save(app, sg, { payment_method_id, name: 'Rachel Tan' });
    const before = await balanceOf(sg);
    const answer = await topUpBy(app, sg, { amount: 50, payment_method_id: card.body.id });
    expect(answer.body).toMatchObject({ status: 'failed', decline_reason: 'insufficient_funds' });
    expect(await balanceOf(sg)).toBe(before);
  });

  test('trust 4.1: the same again within ten seconds is asked about; ten at once are one', async () => {
    const { id } = await newSavedCard(app, sg);
    const before = await balanceOf(sg);
    const body = { amount: 70, payment_method_id: id };
    const answers = await Promise.all(Array.from({ length: 10 }, () => topUpBy(app, sg, body)));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, ...Array<number>(9).fill(409)]);
    expect(cents(await balanceOf(sg))).toBe(cents(before) + 7_000);
    expect((await topUpBy(app, sg, { ...body, confirm_duplicate: true })).status).toBe(200);
    app.clock.advance(11);
    expect((await topUpBy(app, sg, body)).status).toBe(200);
    expect(cents(await balanceOf(sg))).toBe(cents(before) + 21_000);
  });

  test('one key is one charge (M3)', async () => {
    const { id } = await newSavedCard(app, sg);
    const before = await balanceOf(sg);
    const headers = { [HEADERS.idempotencyKey]: 'one-top-up' };
    const answers = [];
    for (let at = 0; at < 3; at += 1)
      answers.push((await topUpBy(app, sg, { amount: 90, payment_method_id: id }, headers)).body.id);
    expect(new Set(answers).size).toBe(1);
    expect(cents(await balanceOf(sg))).toBe(cents(before) + 9_000);
  });

  test('amounts: nothing, less than a cent, too much, more decimals than the currency has', async () => {
    const { id } = await newSavedCard(app, sg);
    for (const amount of [0, 0.5, 50_001, 10.005, -5]) {
      const answer = await app.refusal(endpoints.createTopUp, { token: sg, body: { amount, payment_method_id: id } });
      expect([amount, answer.status, answer.body.errors[0]?.param]).toEqual([amount, 422, 'amount']);
    }
  });

  test("another company's card and top-up do not exist", async () => {
    const mine = await newSavedCard(app, sg);
    await newSavedCard(app, my);
    const card = await app.refusal(endpoints.createTopUp, {
      token: my,
      body: { amount: 300, payment_method_id: mine.id },
    });
    expect(card.status).toBe(404);
    const { body } = await topUpBy(app, sg, { amount: 55, payment_method_id: mine.id });
    expect((await app.refusal(endpoints.getTopUp, { token: my, params: { id: body.id } })).status).toBe(404);
    expect((await app.call<TopUp>(endpoints.getTopUp, { token: sg, params: { id: body.id } })).body.status).toBe(
      'succeeded',
    );
  });
});

describe('what the provider says (trust 2.9, M4)', () => {
  test('a hundred times paid is paid once; for another amount or currency never', async () => {
    const { id } = await newSavedCard(app, sg);
    const { body } = await topUpBy(app, sg, { amount: 60, payment_method_id: id });
    const row = await rowOf(body.id);
    const before = await balanceOf(sg);
    const payment = {
      provider: row.provider,
      payment_id: row.provider_payment_id ?? '',
      reference: row.id,
      amount_minor: row.amount_minor,
      currency: row.currency,
      status: 'succeeded' as const,
      decline_reason: null,
    };
    await Promise.all(Array.from({ length: 100 }, () => applyTopUpPayment(app.ctx, payment)));
    await applyTopUpPayment(app.ctx, { ...payment, status: 'failed' });
    expect((await rowOf(body.id)).status).toBe('succeeded');
    for (const change of [{ amount_minor: 999_999 }, { currency: 'MYR' }, { payment_id: 'another' }])
      expect(await applyTopUpPayment(app.ctx, { ...payment, ...change })).toBeNull();
    expect(await balanceOf(sg)).toBe(before);
  });

  test('a top-up whose answer was lost is asked about until it is known', async () => {
    const { id } = await newSavedCard(app, sg);
    const { body } = await topUpBy(app, sg, { amount: 65, payment_method_id: id });
    const before = await balanceOf(sg);
    // As if the server had died between the charge and its answer.
    const lost = { ...(await rowOf(body.id)), id: '01a1fc16-bb9c-785d-82ef-2117c4e0d957', provider_payment_id: null };
    const now = Math.floor(app.clock.now() / 1000);
    await app.ctx.db.insert(topUps).values({ ...lost, status: 'pending', ask_at: now - 1, bonus_minor: null });
    expect(await settleTopUps(app.ctx)).toBe(1);
    expect((await rowOf(lost.id)).status).toBe('succeeded');
    expect(cents(await balanceOf(sg))).toBe(cents(before) + 6_500);
    expect(await settleTopUps(app.ctx)).toBe(0);
  });

  test('the ledger adds up after all of it', async () => {
    expect(await auditLedger(app.ctx)).toMatchObject({ imbalance_minor: 0, wrong_accounts: [] });
  });
});
