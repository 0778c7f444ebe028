import { endpoints, type BalanceSetting, type TopUp } from '@sampan/contract';
import { toMinor } from '@sampan/country-rules';
import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditLog } from '../../../platform/audit/audit.table.ts';
import { newId } from '../../../platform/ids.ts';
import { outbox } from '../../../platform/outbox/outbox.table.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { companies, users } from '../../identity/account/account.table.ts';
import { DEMO_PASSWORD } from '../../../demo/index.ts';
import { newSavedCard, newTestCard, save } from '#test/payment-method/payment-method.fixtures.ts';
import { paymentMethods } from '../payment-method/payment-method.table.ts';
import { auditLedger, balanceOf, creditWallet, placeHold, releaseHold } from '../../ledger/wallet/index.ts';
import { balanceSettings } from './balance-setting.table.ts';
import { checkBalance } from './check-balance.ts';
import { createLowBalanceCheck, settleTopUps } from './index.ts';
import { topUps } from './top-up.table.ts';

let app: TestApp;
let token: string;
let company_id: string;

beforeAll(async () => {
  app = await openTestApp();
  token = await app.tokenOf('sg@demo.sampan.test');
  const [person] = await app.ctx.db.select().from(users).where(eq(users.email, 'sg@demo.sampan.test'));
  company_id = person?.company_id ?? '';
});
afterAll(() => app.close());

const ON = { is_on: true, threshold: 20, amount: 100, monthly_cap: 300, consent: true };
const setting = async () => (await app.call<BalanceSetting>(endpoints.getBalanceSetting, { token })).body;
const automatic = (change: object = {}) =>
  app.call<BalanceSetting & { code?: string; errors?: { param: string }[] }>(endpoints.saveAutomaticTopUp, {
    token,
    body: { ...ON, ...change },
  });
const charges = () =>
  app.ctx.db
    .select()
    .from(topUps)
    .where(and(eq(topUps.company_id, company_id), isNotNull(topUps.fall)));
const mails = async () =>
  (await app.ctx.db.select().from(outbox).where(eq(outbox.topic, 'mail')))
    .map(({ payload }) => payload as { to: string; subject: string; text: string })
    .filter(({ to }) => to === 'sg@demo.sampan.test');
const actions = async (action: string) =>
  (await app.ctx.db.select().from(auditLog).where(eq(auditLog.action, action))).filter(
    (row) => row.company_id === company_id,
  );

/** Leaves exactly this much to spend, as labels do: the rest waits in a hold. Answers how to give it back. */
async function leave(amount: number): Promise<() => Promise<void>> {
  const { available_minor, currency } = await balanceOf(app.ctx, company_id);
  const amount_minor = available_minor - toMinor(amount, currency);
  const hold = await withTransaction(app.ctx, (tx) => placeHold(tx, { company_id, amount_minor, reference: newId() }));
  return () => withTransaction(app.ctx, (tx) => releaseHold(tx, hold));
}
const fund = (amount_minor: number) =>
  withTransaction(app.ctx, (tx) =>
    creditWallet(tx, { company_id, amount_minor, reference: newId(), description: 'Top-up' }),
  );

beforeEach(async () => {
  await app.ctx.db.delete(balanceSettings);
  await app.ctx.db.delete(paymentMethods);
  await app.ctx.db.delete(topUps).where(isNotNull(topUps.fall));
  await app.ctx.db.delete(outbox).where(eq(outbox.topic, 'mail'));
  await fund(50_000);
});

describe('low balance', () => {
  test('each country has a threshold of its own until somebody chooses', async () => {
    const thresholds = { sg: 20, my: 30, ph: 500, id: 60_000 };
    for (const [country, threshold] of Object.entries(thresholds)) {
      const { body } = await app.call<BalanceSetting>(endpoints.getBalanceSetting, {
        token: await app.tokenOf(`${country}@demo.sampan.test`),
      });
      expect([country, body.low_balance]).toMatchObject([country, { is_on: true, threshold }]);
      expect(body.automatic_top_up).toMatchObject({ is_on: false, stopped: null, used_this_month: 0 });
    }
  });

  test('one mail a fall, however often and at once it is looked at; the next fall has its own', async () => {
    const giveBack = await leave(19.99);
    await Promise.all(Array.from({ length: 20 }, () => checkBalance(app.ctx, company_id)));
    expect((await mails()).map(({ subject }) => subject)).toEqual(['Your balance is low']);
    expect((await mails())[0]?.text).toContain('S$ 19.99');
    expect((await setting()).low_balance).toMatchObject({ is_low: true, falls: 1 });
    await giveBack();
    await checkBalance(app.ctx, company_id);
    expect((await setting()).low_balance).toMatchObject({ is_low: false, falls: 1 });
    const again = await leave(5);
    await checkBalance(app.ctx, company_id);
    expect(await mails()).toHaveLength(2);
    expect((await setting()).low_balance).toMatchObject({ is_low: true, falls: 2 });
    await again();
  });

  test('exactly the threshold is not below it; turned off, nobody is told', async () => {
    const giveBack = await leave(20);
    await checkBalance(app.ctx, company_id);
    expect((await setting()).low_balance.is_low).toBe(false);
    const off = await app.call<BalanceSetting>(endpoints.saveLowBalance, {
      token,
      body: { is_on: false, threshold: 30 },
    });
    expect(off.body.low_balance).toMatchObject({ is_on: false, threshold: 30, is_low: false });
    expect(await mails()).toEqual([]);
    await giveBack();
  });

  test('who chose not to hear of it gets no mail', async () => {
    await app.call(endpoints.saveNotificationChoices, { token, body: { low_balance: false } });
    const giveBack = await leave(1);
    await checkBalance(app.ctx, company_id);
    expect(await mails()).toEqual([]);
    await app.call(endpoints.saveNotificationChoices, { token, body: { low_balance: true } });
    await giveBack();
  });

  test('the watch looks at whoever moved money', async () => {
    const giveBack = await leave(2);
    await fund(1);
    expect(await createLowBalanceCheck(app.ctx)()).toBeGreaterThan(0);
    expect((await setting()).low_balance).toMatchObject({ is_low: true, falls: 1 });
    await giveBack();
  });
});

test('the watch goes by the server’s clock, whatever that of the machine says (trust F7)', async () => {
  const giveBack = await leave(2);
  // Two days ahead of the machine, then a minute at a time.
  app.clock.advance(2 * 86_400);
  token = (
    await app.call<{ token: string }>(endpoints.login, {
      body: { email: 'sg@demo.sampan.test', password: DEMO_PASSWORD },
    })
  ).body.token;
  const watch = createLowBalanceCheck(app.ctx);
  await watch();
  await app.ctx.db.delete(balanceSettings);
  app.clock.advance(120);
  expect(await watch()).toBe(0);
  app.clock.advance(120);
  await fund(1);
  expect(await watch()).toBe(1);
  expect((await setting()).low_balance).toMatchObject({ is_low: true, falls: 1 });
  await giveBack();
});

describe('automatic top-up', () => {
  test('off by default; on only with consent, a card, an amount above the threshold and a cap above the amount', async () => {
    expect((await automatic({ consent: false })).body.errors?.[0]?.param).toBe('consent');
    expect((await automatic({ amount: 10 })).body.errors?.[0]?.param).toBe('amount');
    expect((await automatic({ monthly_cap: 99 })).body.errors?.[0]?.param).toBe('monthly_cap');
    expect((await automatic()).body.code).toBe('payment_method_required');
    await newSavedCard(app, token);
    expect((await automatic()).body.automatic_top_up).toMatchObject({ is_on: true, card: { last4: '4242' } });
    const [row] = await app.ctx.db.select().from(balanceSettings);
    expect([row?.consent_by, row?.consent_at]).not.toContain(null);
    expect(await actions('balance_setting.automatic_on')).not.toHaveLength(0);
  });

  test('owners alone; not by invoice; staff see neither card nor switch', async () => {
    for (const email of ['staff@demo.sampan.test', 'postbilling@demo.sampan.test']) {
      const answer = await app.refusal(endpoints.saveAutomaticTopUp, { token: await app.tokenOf(email), body: ON });
      expect([email, answer.body.code]).toEqual([email, 'forbidden']);
    }
    const seen = await app.call<BalanceSetting>(endpoints.getBalanceSetting, {
      token: await app.tokenOf('staff@demo.sampan.test'),
    });
    expect(seen.body.automatic_top_up.card).toBeNull();
  });

  test('one charge a fall, however many servers look at once; the statement has it like any top-up', async () => {
    await newSavedCard(app, token);
    await automatic();
    const giveBack = await leave(19);
    const { available_minor } = await balanceOf(app.ctx, company_id);
    await Promise.all(Array.from({ length: 25 }, () => checkBalance(app.ctx, company_id)));
    const [charge, ...more] = await charges();
    expect(more).toEqual([]);
    expect(charge).toMatchObject({ status: 'succeeded', amount_minor: 10_000, fall: 1, method: 'card' });
    expect((await balanceOf(app.ctx, company_id)).available_minor).toBe(available_minor + 10_000);
    expect((await mails()).map(({ subject }) => subject)).toContain('Your balance was topped up automatically');
    const { body } = await app.call<TopUp>(endpoints.getTopUp, { token, params: { id: charge?.id ?? '' } });
    expect(body).toMatchObject({ is_automatic: true, status: 'succeeded', amount: 100 });
    expect((await setting()).automatic_top_up.used_this_month).toBe(100);
    await giveBack();
    expect(await auditLedger(app.ctx)).toMatchObject({ imbalance_minor: 0, wrong_accounts: [] });
  });

  test('the database itself refuses a second charge of a fall, and one beside an open one', async () => {
    await newSavedCard(app, token);
    await automatic();
    const giveBack = await leave(1);
    await checkBalance(app.ctx, company_id);
    const [charge] = await charges();
    if (!charge) throw new Error('no charge');
    const twin = { ...charge, id: newId(), provider_payment_id: null };
    const refusedBy = (constraint: string) => ({ cause: { constraint } });
    await expect(app.ctx.db.insert(topUps).values(twin)).rejects.toMatchObject(refusedBy('top_ups_fall'));
    const open = { ...twin, fall: 8, status: 'pending' as const, ended_at: null };
    await app.ctx.db.insert(topUps).values(open);
    const beside = { ...open, id: newId(), fall: 9 };
    await expect(app.ctx.db.insert(topUps).values(beside)).rejects.toMatchObject(refusedBy('top_ups_one_automatic'));
    await giveBack();
  });

  test('the cap of the month holds; the owner is told once, and the next month charges again', async () => {
    await newSavedCard(app, token);
    await automatic({ monthly_cap: 150 });
    for (let fall = 0; fall < 3; fall += 1) {
      const giveBack = await leave(3);
      await checkBalance(app.ctx, company_id);
      await giveBack();
      await checkBalance(app.ctx, company_id);
    }
    expect(await charges()).toHaveLength(1);
    const capped = (await mails()).filter(({ subject }) => subject.includes('monthly limit'));
    expect(capped).toHaveLength(1);
    // As if the charge had been last month's.
    await app.ctx.db
      .update(topUps)
      .set({ created_at: Math.floor(app.clock.now() / 1000) - 32 * 86_400 })
      .where(isNotNull(topUps.fall));
    const giveBack = await leave(3);
    await checkBalance(app.ctx, company_id);
    expect(await charges()).toHaveLength(2);
    await giveBack();
  });

  test('a decline stops it and tells the owner, whatever mails they chose; nothing is charged until it is turned on again', async () => {
    await app.call(endpoints.saveNotificationChoices, { token, body: { low_balance: false } });
    const payment_method_id = await newTestCard(app, token, { card_number: '4000000000009995' });
    await save(app, token, { payment_method_id, name: 'Rachel Tan' });
    await automatic();
    const giveBack = await leave(3);
    await checkBalance(app.ctx, company_id);
    await checkBalance(app.ctx, company_id);
    expect((await charges()).map(({ status, decline_reason }) => [status, decline_reason])).toEqual([
      ['failed', 'insufficient_funds'],
    ]);
    expect((await setting()).automatic_top_up).toMatchObject({
      is_on: false,
      stopped: { reason: 'insufficient_funds' },
    });
    const stopped = (await mails()).filter(({ subject }) => subject === 'Automatic top-up has stopped');
    expect(stopped).toHaveLength(1);
    expect(stopped[0]?.text).toContain('The card has insufficient funds.');
    await giveBack();
    const again = await leave(3);
    await checkBalance(app.ctx, company_id);
    expect(await charges()).toHaveLength(1);
    await again();
  });

  test('a bank that wants to ask its holder is a stop as well (3-D Secure)', async () => {
    const payment_method_id = await newTestCard(app, token, { card_number: '4000000000003184' });
    await save(app, token, { payment_method_id, name: 'Rachel Tan' });
    await automatic();
    const giveBack = await leave(3);
    const { available_minor } = await balanceOf(app.ctx, company_id);
    await checkBalance(app.ctx, company_id);
    await settleTopUps(app.ctx);
    expect((await charges()).map(({ decline_reason }) => decline_reason)).toEqual(['challenge_failed']);
    expect((await balanceOf(app.ctx, company_id)).available_minor).toBe(available_minor);
    expect((await setting()).automatic_top_up).toMatchObject({ is_on: false, stopped: { reason: 'challenge_failed' } });
    await giveBack();
  });

  test('a card that is gone when it is needed is a stop', async () => {
    await newSavedCard(app, token);
    await automatic();
    await app.ctx.db.delete(paymentMethods);
    const giveBack = await leave(3);
    await checkBalance(app.ctx, company_id);
    expect(await charges()).toEqual([]);
    expect((await setting()).automatic_top_up.stopped?.reason).toBe('no_card');
    await giveBack();
  });

  test('a charge whose sender died is sent by the next server, once', async () => {
    await newSavedCard(app, token);
    await automatic();
    const { sandbox } = app.ctx.ports.payments;
    if (!sandbox) throw new Error('no sandbox');
    const real = sandbox.cards.charge.bind(sandbox.cards);
    const cards = sandbox.cards as { charge: typeof real };
    cards.charge = () => Promise.reject(new Error('the server died'));
    const giveBack = await leave(3);
    await expect(checkBalance(app.ctx, company_id)).rejects.toThrow('died');
    cards.charge = real;
    expect((await charges())[0]?.status).toBe('pending');
    await checkBalance(app.ctx, company_id);
    app.clock.advance(11);
    await Promise.all([settleTopUps(app.ctx), settleTopUps(app.ctx), settleTopUps(app.ctx)]);
    expect((await charges()).map(({ status }) => status)).toEqual(['succeeded']);
    await giveBack();
  });

  test('a company that pays by invoice is never low and never charged', async () => {
    await newSavedCard(app, token);
    await automatic();
    await app.ctx.db.update(companies).set({ payment_type: 'post_billing' }).where(eq(companies.id, company_id));
    const giveBack = await leave(3);
    await checkBalance(app.ctx, company_id);
    expect([await charges(), await mails()]).toEqual([[], []]);
    await app.ctx.db.update(companies).set({ payment_type: 'prepaid' }).where(eq(companies.id, company_id));
    await giveBack();
  });
});
