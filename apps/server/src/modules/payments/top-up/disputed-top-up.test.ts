import {
  endpoints,
  type BalanceSetting,
  type PaymentMethod,
  type PayoutBalance,
  type TopUp,
  type TransactionPage,
} from '@sampan/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  eventOf,
  signatureOf,
  startStripeStandIn,
  type StripeStandIn,
} from '#test/adapters/payment-stripe/stripe-stand-in.fixtures.ts';
import { auditLog } from '../../../platform/audit/audit.table.ts';
import { newId } from '../../../platform/ids.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { openTestApp, type TestApp, STRONG_SECRET } from '#test/app/test-app.fixtures.ts';
import { auditLedger, isBalanced, placeHold, releaseHold } from '../../ledger/wallet/index.ts';
import { receiptNumber } from './receipt-number.ts';
import { topUpBy } from '#test/top-up/top-up.fixtures.ts';

/** A payer's bank takes a top-up back (charge.dispute.*): decision 32. */
const WEBHOOK_SECRET = 'whsec_of_the_stand_in';
let stripe: StripeStandIn;
let app: TestApp;
let token: string;

beforeAll(async () => {
  stripe = await startStripeStandIn();
  app = await openTestApp({
    env: {
      SAMPAN_PROFILE: 'production',
      SAMPAN_SECRET: STRONG_SECRET,
      SAMPAN_LOCAL_COURIERS: 'true',
      STRIPE_SECRET_KEY: stripe.secret_key,
      STRIPE_PUBLISHABLE_KEY: 'pk_live_stand_in',
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_URL: stripe.url,
    },
  });
  token = await app.tokenOf('sg@demo.sampan.test');
  await app.call(endpoints.startCardSetup, { token });
});
afterAll(async () => {
  expect(isBalanced(await auditLedger(app.ctx))).toBe(true);
  await app.close();
  await stripe.stop();
});

async function toppedUp(amount: number): Promise<TopUp> {
  const id = `pm_pays_${stripe.cards.size}`;
  stripe.cards.set(id, { customer: 'cus_1', last4: '4242', name: 'Rachel Tan', behaviour: 'pays' });
  const card = await app.call<PaymentMethod>(endpoints.createPaymentMethod, {
    token,
    body: { payment_method_id: id, is_default: true },
  });
  const { body } = await topUpBy(app, token, { amount, payment_method_id: card.body.id });
  expect(body).toMatchObject({ status: 'succeeded' });
  return body;
}

type Said = 'needs_response' | 'won' | 'lost';
async function say({ id }: Pick<TopUp, 'id'>, status: Said, change: object = {}): Promise<number> {
  const intent = [...stripe.intents.values()].find(({ metadata }) => metadata['checkout_id'] === id);
  const body = JSON.stringify(
    eventOf(status === 'needs_response' ? 'charge.dispute.created' : 'charge.dispute.closed', {
      id: `dp_${id}`,
      object: 'dispute',
      payment_intent: intent?.id,
      amount: intent?.amount,
      currency: intent?.currency,
      status,
      ...change,
    }),
  );
  const answer = await app.app.request('http://sampan.test/api/webhooks/stripe', {
    method: 'POST',
    body,
    headers: { 'Stripe-Signature': signatureOf(WEBHOOK_SECRET, body, Math.floor(app.clock.now() / 1000)) },
  });
  return answer.status;
}

async function companyId(): Promise<string> {
  const { rows } = await app.database.pool.query<{ company_id: string }>(
    'select company_id from top_ups order by id desc limit 1',
  );
  return rows[0]?.company_id ?? '';
}
const balance = async () => (await app.call<{ balance: number }>(endpoints.getWalletBalance, { token })).body.balance;
const owed = async () => (await app.call<PayoutBalance>(endpoints.getPayoutBalance, { token })).body.owed;
const disputes = async (account: string) =>
  (
    await app.call<TransactionPage>(endpoints.listTransactions, {
      token,
      query: { account, group: 'disputes', per_page: '50' },
    })
  ).body.records;
async function mailsOf(paid: TopUp): Promise<string[]> {
  const { rows } = await app.database.pool.query<{ payload: { subject: string; text: string } }>(
    `select payload from outbox where topic = 'mail' and payload ->> 'to' = 'sg@demo.sampan.test' order by seq`,
  );
  return rows
    .filter(({ payload }) => payload.subject.includes(receiptNumber(paid.id)))
    .map(({ payload }) => payload.text);
}
const deedsOf = async ({ id }: TopUp) =>
  (await app.ctx.db.select().from(auditLog).where(eq(auditLog.object_id, id)))
    .map(({ action }) => action)
    .filter((action) => action.includes('dispute'));

test('while the bank decides the money is set aside; decided for the company it is back, said in the history and by mail', async () => {
  const before = await balance();
  const paid = await toppedUp(60);
  expect(await balance()).toBe(before + 60);
  for (let time = 0; time < 3; time += 1) expect(await say(paid, 'needs_response')).toBe(200);
  expect(await balance()).toBe(before);
  expect(await say(paid, 'won')).toBe(200);
  // Decided stays decided.
  expect(await say(paid, 'lost')).toBe(200);
  expect(await say(paid, 'needs_response')).toBe(200);
  expect([await balance(), await owed()]).toEqual([before + 60, 0]);

  const number = receiptNumber(paid.id);
  expect((await disputes('wallet')).filter(({ subject }) => subject?.id === paid.id)).toMatchObject([
    { description: `Top-up dispute won ${number}`, amount: 60, cause: { type: 'receipt', id: paid.id } },
    { description: `Top-up dispute ${number}`, amount: -60, cause: { type: 'receipt', id: paid.id } },
  ]);
  const mails = await mailsOf(paid);
  expect(mails).toHaveLength(2);
  expect(mails.join('\n')).toMatch(/disputed S\$\s60\.00 of your top-up/u);
  expect(mails.join('\n')).toContain('You won the dispute');
  expect((await deedsOf(paid)).toSorted()).toEqual(['top_up.dispute_open', 'top_up.dispute_won']);
});

test('what was spent is owed when the bank gave the money to its payer', async () => {
  const part = await toppedUp(80);
  const before = await balance();
  // A dispute about a part takes that part.
  expect(await say(part, 'lost', { amount: 5_000 })).toBe(200);
  expect([await balance(), await owed()]).toEqual([before - 50, 0]);

  const spent = await toppedUp(100);
  const amount_minor = Math.round((await balance()) * 100) - 3_000;
  const company_id = await companyId();
  const hold_id = await withTransaction(app.ctx, (tx) =>
    placeHold(tx, { company_id, amount_minor, reference: newId() }),
  );
  const payable = (await app.call<PayoutBalance>(endpoints.getPayoutBalance, { token })).body.available;
  expect(await say(spent, 'needs_response')).toBe(200);
  expect([await balance(), await owed()]).toEqual([0, 0]);
  expect(await say(spent, 'lost')).toBe(200);
  // Of the 70 what may be paid out covers a part.
  const owes = 70 - Math.min(70, payable);
  expect([await balance(), await owed()]).toEqual([0, owes]);
  expect(owes).toBeGreaterThan(0);
  expect(await disputes('owed')).toMatchObject([
    { description: `Top-up dispute lost ${receiptNumber(spent.id)}`, amount: -owes },
  ]);
  expect((await mailsOf(spent)).some((text) => text.includes('so your company owes this amount'))).toBe(true);
  await withTransaction(app.ctx, (tx) => releaseHold(tx, hold_id));
});

test('automatic top-up stops: a card whose payment is disputed is not charged by itself any more', async () => {
  const paid = await toppedUp(70);
  const body = { is_on: true, threshold: 10, amount: 50, monthly_cap: 500, consent: true };
  expect((await app.call(endpoints.saveAutomaticTopUp, { token, body })).status).toBe(200);
  expect(await say(paid, 'needs_response')).toBe(200);
  const setting = (await app.call<BalanceSetting>(endpoints.getBalanceSetting, { token })).body.automatic_top_up;
  expect(setting).toMatchObject({ is_on: false, stopped: { reason: 'disputed' } });
});

test('what fits no top-up changes nothing; one that is not credited yet is told again', async () => {
  const paid = await toppedUp(90);
  const before = await balance();
  for (const strange of [{ amount: 9_001 }, { currency: 'myr' }, { payment_intent: 'pi_of_nobody' }])
    expect(await say(paid, 'needs_response', strange)).toBe(200);
  expect(await balance()).toBe(before);
  expect(await deedsOf(paid)).toEqual([]);
  await app.database.pool.query(`update top_ups set status = 'pending' where id = $1`, [paid.id]);
  expect(await say(paid, 'needs_response')).toBe(500);
  await app.database.pool.query(`update top_ups set status = 'succeeded' where id = $1`, [paid.id]);
  expect(await say(paid, 'needs_response')).toBe(200);
  expect(await balance()).toBe(before - 90);
});
