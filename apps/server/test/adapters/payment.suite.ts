import { toMinor, type Currency } from '@sampan/country-rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../src/platform/ids.ts';
import { epochSeconds, systemClock } from '../../src/platform/clock.ts';
import { PaymentUnavailable, type PaymentEvent, type PaymentProvider } from '../../src/ports/payment.ts';

/** How the bank of a card behaves when it is asked for money. */
export type Behaviour = 'pays' | 'no_funds' | 'asks';

/** A provider, and hands to do what buyers and their banks do over there. */
export interface ProviderUnderTest {
  provider: PaymentProvider;
  /** Types a card into the form of an open payment. */
  pay(payment_id: string, behaviour: Behaviour | 'declines' | 'sends_refunds_back'): Promise<void>;
  /** Answers the bank that asked. */
  answerBank(payment_id: string, is_right: boolean): Promise<void>;
  /** Scans the PayNow code of a payment. */
  scan(payment_id: string): Promise<void>;
  /** Pays on a page of the provider. */
  payPage(page_id: string): Promise<void>;
  /** Hands a card over under a setup of this customer; the provider's name for it. */
  handOver(customer_id: string, behaviour: Behaviour): Promise<string>;
  /** How often, and how much, a payment gave back. */
  refundsOf(payment_id: string): Promise<number[]>;
  /** The buyer's bank does with a refund what it does with refunds; what the provider says of it on its own, if it says anything. */
  endRefund(payment_id: string): Promise<PaymentEvent | null>;
  close(): Promise<void>;
}

const AMOUNTS: readonly (readonly [Currency, number])[] = [
  ['SGD', 20.55],
  ['MYR', 1_234.5],
  ['PHP', 1_130],
  ['IDR', 1_145_000.25],
  ['VND', 250_000],
];

/** What every provider does alike: the sandbox, and Stripe before its stand-in (trust 2.9). */
export function paymentProviderSuite(name: string, open: () => Promise<ProviderUnderTest>): void {
  describe(`${name} takes payments as every provider does`, () => {
    let its: ProviderUnderTest;
    beforeAll(async () => {
      its = await open();
    });
    afterAll(() => its.close());
    const now = () => epochSeconds(systemClock);
    const request = (change: { currency?: Currency; amount_minor?: number; method?: 'card' | 'paynow' } = {}) => ({
      reference: newId(),
      amount_minor: 2055,
      currency: 'SGD' as Currency,
      method: 'card' as const,
      description: 'Kopi & Kaya Goods: Kaya jam',
      expires_at: now() + 1200,
      ...change,
    });
    const created = async (change: Parameters<typeof request>[0] = {}) => {
      const asked = request(change);
      return { asked, ...(await its.provider.create(asked)) };
    };
    const statusOf = async (payment_id: string) => (await its.provider.fetch(payment_id))?.status;

    test.each(AMOUNTS)('%s %d is asked for to the unit, once per reference', async (currency, amount) => {
      const asked = request({ currency, amount_minor: toMinor(amount, currency) });
      const one = await its.provider.create(asked);
      const again = await its.provider.create(asked);
      expect(again.payment_id).toBe(one.payment_id);
      expect(await its.provider.fetch(one.payment_id)).toEqual({
        provider: its.provider.name,
        payment_id: one.payment_id,
        reference: asked.reference,
        amount_minor: asked.amount_minor,
        currency,
        status: 'open',
        decline_reason: null,
      });
      await its.pay(one.payment_id, 'pays');
      expect(await its.provider.fetch(one.payment_id)).toMatchObject({
        status: 'succeeded',
        amount_minor: asked.amount_minor,
      });
    });

    test('a declined card says why, and another one may pay', async () => {
      const { payment_id } = await created();
      await its.pay(payment_id, 'declines');
      expect(await its.provider.fetch(payment_id)).toMatchObject({ status: 'failed', decline_reason: 'card_declined' });
      await its.pay(payment_id, 'no_funds');
      expect(await its.provider.fetch(payment_id)).toMatchObject({ decline_reason: 'insufficient_funds' });
      await its.pay(payment_id, 'pays');
      expect(await its.provider.fetch(payment_id)).toMatchObject({ status: 'succeeded', decline_reason: null });
    });

    test('a bank that asks (3-D Secure) is waited for: no means no money, yes means all of it', async () => {
      const { payment_id } = await created();
      await its.pay(payment_id, 'asks');
      expect(await statusOf(payment_id)).toBe('requires_action');
      await its.answerBank(payment_id, false);
      expect(await its.provider.fetch(payment_id)).toMatchObject({
        status: 'failed',
        decline_reason: 'challenge_failed',
      });
      await its.pay(payment_id, 'asks');
      await its.answerBank(payment_id, true);
      expect(await statusOf(payment_id)).toBe('succeeded');
    });

    test('a PayNow code is open until somebody scans it', async () => {
      const { payment_id, instructions } = await created({ method: 'paynow' });
      expect(instructions.provider === 'paynow' && instructions.qr_text).toContain('SG.PAYNOW');
      expect(await statusOf(payment_id)).toBe('open');
      await its.scan(payment_id);
      expect(await statusOf(payment_id)).toBe('succeeded');
    });

    test('what is cancelled is paid no more; what is paid is not cancelled; what is unknown is nothing', async () => {
      const given_up = await created();
      expect(await its.provider.cancel(given_up.payment_id)).toMatchObject({ status: 'cancelled' });
      expect(await its.provider.cancel(given_up.payment_id)).toMatchObject({ status: 'cancelled' });
      const paid = await created();
      await its.pay(paid.payment_id, 'pays');
      expect(await its.provider.cancel(paid.payment_id)).toMatchObject({ status: 'succeeded' });
      expect(await its.provider.cancel('pi_nobody')).toBeNull();
      expect(await its.provider.fetch('pi_nobody')).toBeNull();
    });

    test('money goes back once, whatever is asked again; what was not paid gives nothing back', async () => {
      const { payment_id, asked } = await created();
      const refund = (idempotency_key: string) =>
        its.provider.refund({ payment_id, amount_minor: asked.amount_minor, idempotency_key });
      await expect(refund('refund:too-early')).rejects.toThrow(PaymentUnavailable);
      await its.pay(payment_id, 'pays');
      await refund(`refund:${payment_id}`);
      await refund(`refund:${payment_id}`);
      await refund(`refund:${payment_id}:2`);
      expect(await its.refundsOf(payment_id)).toEqual([2055]);
    });

    test('a refund that was taken may still come back from the buyer’s bank, and says so', async () => {
      for (const [behaviour, state] of [
        ['pays', 'sent'],
        ['sends_refunds_back', 'failed'],
      ] as const) {
        const { payment_id, asked } = await created();
        await its.pay(payment_id, behaviour);
        const { amount_minor, currency } = asked;
        const idempotency_key = `refund:${payment_id}`;
        const made = await its.provider.refund({ payment_id, amount_minor, idempotency_key });
        expect(made).toEqual({ refund_id: made.refund_id, payment_id, amount_minor, currency, state: 'sent' });
        const said = await its.endRefund(payment_id);
        const stands = { ...made, state };
        expect(await its.provider.fetchRefund(made.refund_id)).toEqual(stands);
        if (said) expect(said).toMatchObject({ payment: null, dispute: null, refund: stands });
      }
      expect(await its.provider.fetchRefund('re_nobody')).toBeNull();
    });

    describe('saved cards', () => {
      const company = { company_id: newId(), name: 'Kopi & Kaya Goods' };
      let customer_id: string;
      beforeAll(async () => {
        customer_id = await its.provider.cards.createCustomer(company);
      });
      const charge = (payment_method_id: string, change: object = {}) => ({
        reference: newId(),
        payment_id: null,
        amount_minor: 5000,
        currency: 'SGD' as const,
        customer_id,
        payment_method_id,
        description: 'Sampan wallet',
        off_session: false,
        ...change,
      });
      const chargeTo = async (behaviour: Behaviour, change: object = {}) => {
        const asked = charge(await its.handOver(customer_id, behaviour), change);
        return { asked, ...(await its.provider.cards.charge(asked)) };
      };

      test('a company is one customer, and its card is its own', async () => {
        expect(await its.provider.cards.createCustomer(company)).toBe(customer_id);
        const id = await its.handOver(customer_id, 'pays');
        expect(await its.provider.cards.fetchCard(id)).toMatchObject({
          payment_method_id: id,
          customer_id,
          exp_year: 2031,
        });
        expect(await its.provider.cards.fetchCard('pm_nobody')).toBeNull();
      });

      test('a charge is one charge, however often it is asked for', async () => {
        const { asked, payment, next_action } = await chargeTo('pays');
        expect(payment).toMatchObject({
          reference: asked.reference,
          status: 'succeeded',
          amount_minor: 5000,
          currency: 'SGD',
        });
        expect(next_action).toBeNull();
        const [again, known] = [
          await its.provider.cards.charge(asked),
          await its.provider.cards.charge({ ...asked, payment_id: payment.payment_id }),
        ];
        expect([again.payment.payment_id, known.payment]).toEqual([payment.payment_id, payment]);
      });

      test('a refused charge is an answer, and stays one', async () => {
        const { asked, payment } = await chargeTo('no_funds');
        expect(payment).toMatchObject({ status: 'failed', decline_reason: 'insufficient_funds' });
        expect((await its.provider.cards.charge(asked)).payment).toEqual(payment);
      });

      test('a bank that asks at the charge: the browser is told how to answer, and the answer decides', async () => {
        const right = await chargeTo('asks');
        expect([right.payment.status, right.next_action?.provider]).toEqual(['requires_action', its.provider.name]);
        await its.answerBank(right.payment.payment_id, true);
        const { payment } = await its.provider.cards.charge({ ...right.asked, payment_id: right.payment.payment_id });
        expect(payment.status).toBe('succeeded');
        const wrong = await chargeTo('asks');
        await its.answerBank(wrong.payment.payment_id, false);
        const ended = await its.provider.cards.charge({ ...wrong.asked, payment_id: wrong.payment.payment_id });
        expect([ended.payment.status, ended.payment.decline_reason, ended.next_action]).toEqual([
          'failed',
          'challenge_failed',
          null,
        ]);
      });

      test('who is not there cannot be asked: nothing is charged', async () => {
        const { payment, next_action } = await chargeTo('asks', { off_session: true });
        expect([payment.status, payment.decline_reason, next_action]).toEqual(['failed', 'challenge_failed', null]);
        expect((await chargeTo('pays', { off_session: true })).payment.status).toBe('succeeded');
      });

      test('a card that was removed pays for nothing, and may be removed again', async () => {
        const id = await its.handOver(customer_id, 'pays');
        await its.provider.cards.detachCard(id);
        await its.provider.cards.detachCard(id);
        await its.provider.cards.detachCard('pm_nobody');
        expect((await its.provider.cards.charge(charge(id))).payment.status).toBe('failed');
      });
    });

    describe('pages of its own', () => {
      const page = () => ({
        reference: newId(),
        amount_minor: 5000,
        currency: 'SGD' as const,
        method: 'paynow' as const,
        description: 'Sampan wallet',
        expires_at: now() + 3600,
        success_url: 'https://sampan.test/payment/return?auto_confirm=false',
        cancel_url: 'https://sampan.test/payment/return?auto_confirm=true',
      });

      test('one page per reference, open until somebody pays there', async () => {
        const asked = page();
        const [opened, again] = [await its.provider.pages.open(asked), await its.provider.pages.open(asked)];
        expect(again).toEqual(opened);
        expect(opened.url).toMatch(/^https?:\/\//u);
        const { reference } = asked;
        expect(await its.provider.pages.fetch(opened.page_id)).toMatchObject({ reference, status: 'open' });
        await its.payPage(opened.page_id);
        const paid = { reference, status: 'succeeded', amount_minor: 5000, currency: 'SGD' };
        expect(await its.provider.pages.fetch(opened.page_id)).toMatchObject(paid);
        expect(await its.provider.pages.close(opened.page_id)).toMatchObject(paid);
      });

      test('a closed page takes nothing; an unknown one is nothing', async () => {
        const { page_id } = await its.provider.pages.open(page());
        expect(await its.provider.pages.close(page_id)).toMatchObject({ status: 'cancelled' });
        expect(await its.provider.pages.close(page_id)).toMatchObject({ status: 'cancelled' });
        expect(await its.provider.pages.fetch('cs_nobody')).toBeNull();
        expect(await its.provider.pages.close('cs_nobody')).toBeNull();
      });
    });
  });
}
