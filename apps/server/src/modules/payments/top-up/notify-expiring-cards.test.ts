import { endpoints } from '@sampan/contract';
import { rulesOf } from '@sampan/country-rules';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '../../../platform/audit/audit.table.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import { outbox } from '../../../platform/outbox/outbox.table.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { DEMO_PASSWORD } from '../../../demo/index.ts';
import { newSavedCard } from '#test/payment-method/payment-method.fixtures.ts';
import { paymentMethods } from '../payment-method/payment-method.table.ts';
import { notifyExpiringCards } from './index.ts';
import { monthOf } from './month.ts';

/** Spec 4 payment methods: the default card is what automatic top-up charges. Its owners hear of its end while there is time. */
const SG = 'sg@demo.sampan.test';
const DAY_S = 86_400;
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  // Only what this test says is told of.
  await app.ctx.db.delete(paymentMethods);
});
afterAll(() => app.close());

const signIn = async () =>
  (await app.call<{ token: string }>(endpoints.login, { body: { email: SG, password: DEMO_PASSWORD } })).body.token;
const thisMonth = () => monthOf(epochSeconds(app.clock), 'SG');
async function endsIn(card: { id: string }, month: string): Promise<void> {
  const [exp_year = 0, exp_month = 0] = month.split('-').map(Number);
  await app.ctx.db.update(paymentMethods).set({ exp_year, exp_month }).where(eq(paymentMethods.id, card.id));
}
const mails = async () =>
  (await app.ctx.db.select().from(outbox).where(eq(outbox.topic, 'mail')))
    .map(({ payload }) => payload as { to: string; subject: string; text: string })
    .filter(({ subject }) => /expires this month/u.test(subject));
const automatic = async (is_on: boolean) =>
  app.call(endpoints.saveAutomaticTopUp, {
    token: await signIn(),
    body: { is_on, threshold: 20, amount: 100, monthly_cap: 300, consent: true },
  });
/** Lets days pass until another month has begun in Singapore. */
function nextMonth(): void {
  const month = thisMonth();
  while (thisMonth() === month) app.clock.advance(DAY_S);
}

test('the owners are told of the default card of automatic top-up that ends this month: once per card and month', async () => {
  const card = await newSavedCard(app, await signIn());
  await endsIn(card, thisMonth());
  expect(await notifyExpiringCards(app.ctx)).toBe(0);
  await automatic(true);
  const told = await Promise.all(Array.from({ length: 6 }, () => notifyExpiringCards(app.ctx)));
  expect(told.reduce((sum, n) => sum + n, 0)).toBe(1);
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail?.to).toBe(SG);
  const [year, month] = thisMonth().split('-');
  expect(mail?.text).toContain(`ending in ${card.last4}, used for automatic top-up, expires in ${month}/${year}`);
  expect(mail?.text).toContain('/settings/payment-methods');
  const audited = await app.ctx.db.select().from(auditLog).where(eq(auditLog.action, 'balance_setting.card_expiring'));
  expect(audited).toHaveLength(1);

  // Another default card that ends this month too is told of as well; back to the first one, nothing is said again.
  const other = await newSavedCard(app, await signIn(), { is_default: true });
  await endsIn(other, thisMonth());
  expect(await notifyExpiringCards(app.ctx)).toBe(1);
  const setDefault = async (id: string) =>
    app.call(endpoints.updatePaymentMethod, { token: await signIn(), params: { id }, body: { is_default: true } });
  await setDefault(card.id);
  expect(await notifyExpiringCards(app.ctx)).toBe(0);

  // What ended last month is not said again, what ends next month not yet.
  nextMonth();
  expect(await notifyExpiringCards(app.ctx)).toBe(0);
  await endsIn(card, thisMonth());
  expect(await notifyExpiringCards(app.ctx)).toBe(1);
  expect(await mails()).toHaveLength(3);
});

test('nobody is told where automatic top-up is off, or of a card that it does not charge', async () => {
  await app.ctx.db.delete(paymentMethods);
  const [first, second] = [await newSavedCard(app, await signIn()), await newSavedCard(app, await signIn())];
  await endsIn(second, thisMonth());
  expect(await notifyExpiringCards(app.ctx)).toBe(0);
  await automatic(false);
  await endsIn(first, thisMonth());
  expect(await notifyExpiringCards(app.ctx)).toBe(0);
});

test('the month is that of the company’s own calendar (trust 2.10)', () => {
  // The last evening of November in London is December in Singapore.
  const at = Date.UTC(2026, 10, 30, 17) / 1000;
  expect([monthOf(at, 'SG'), rulesOf('SG').time_zone]).toEqual(['2026-12', 'Asia/Singapore']);
  expect(monthOf(at - 2 * 3_600, 'SG')).toBe('2026-11');
});
