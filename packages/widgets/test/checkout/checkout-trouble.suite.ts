import { describe, expect, test } from 'vitest';
import { NO_ANSWER, problem, type ApiCall } from '../suite/api-stub.fixtures.ts';
import { API, type MakeDriver } from '../suite/widget-driver.fixtures.ts';
import { QUOTE_DELAY_MS } from '../../src/checkout/checkout-pricing.ts';
import { POLL_MS } from '../../src/checkout/checkout-purchase.ts';
import { checkoutStage, keyOf } from './checkout-stage.fixtures.ts';
import {
  LISTING,
  PAID,
  PAYNOW,
  pricesByQuantity,
  quoteOf,
  ROUTES,
  SANDBOX,
  startedOf,
  PRODUCT_ID,
} from './checkout.fixtures.ts';

const HOSTED = `${API}/sell-product?product=${PRODUCT_ID}`;

/** What `<sampan-checkout>` does when something is in the way of a sale (trust 4.8, 4.9), whatever it runs in. */
export function describeCheckoutTrouble(name: string, makeDriver: MakeDriver): void {
  describe(`checkout in trouble: ${name}`, () => {
    const { widget, open, callsTo, fillIn, pay } = checkoutStage(makeDriver);

    test('an empty form is not sent; the summary names every field and takes the focus', async () => {
      await open();
      await widget.see('Pay S$ 22.90');
      await pay();
      await widget.see('Please check 7 fields');
      for (const field of ['Email', 'Name', 'Phone number', 'Postcode', 'Street', 'Unit number', 'Card number'])
        await widget.see(`${field} is required`);
      // happy-dom gives no name to what is not named by its content.
      if (widget.runs_in === 'chromium')
        await expect.poll(() => widget.focusedName()).toContain('Please check 7 fields');
      await fillIn();
      await widget.fill('Card number', '4242424242424242');
      await widget.notSee('Card number is required');
      expect(callsTo(ROUTES.start)).toEqual([]);
      await widget.fill('Email', 'nurul');
      await widget.see('Email is invalid');
    });

    test('a declined card keeps everything typed, and the next try is a purchase of its own', async () => {
      let answer: object = { ...PAID, status: 'failed', decline_reason: 'insufficient_funds', order_number: null };
      await open({ [ROUTES.act]: () => answer });
      await widget.see('Pay S$ 22.90');
      await fillIn();
      await widget.fill('Card number', '4000000000009995');
      await pay();
      await widget.see('This card has insufficient funds.');
      expect(await widget.events('sampan-error')).toEqual([
        expect.objectContaining({
          type: 'request',
          code: 'insufficient_funds',
          message: 'This card has insufficient funds. Try another card or payment method.',
        }),
      ]);
      expect(await widget.valueOf('Street')).toBe('Blk 145 Toa Payoh Lorong 2');
      expect(await widget.valueOf('Card number')).toBe('4000000000009995');
      answer = PAID;
      await widget.fill('Card number', '4242424242424242');
      await pay();
      await widget.see('Thank you for your order');
      const keys = callsTo(ROUTES.start).map(keyOf);
      expect(new Set(keys).size).toBe(2);
      expect(keys.every((key) => (key ?? '').length > 20)).toBe(true);
    });

    test('a purchase nobody answered is sent again as it was, under the same key, and nothing can change meanwhile', async () => {
      let is_down = true;
      await open({ [ROUTES.start]: () => (is_down ? NO_ANSWER : startedOf(SANDBOX)) });
      await widget.see('Pay S$ 22.90');
      await fillIn();
      await widget.fill('Card number', '4242424242424242');
      await pay();
      await widget.see("Try again. You won't be charged twice.");
      expect(await widget.attribute('textbox', /^Street/, 'disabled')).not.toBeNull();
      is_down = false;
      await pay();
      await widget.see('Thank you for your order');
      const [first, second] = callsTo(ROUTES.start);
      expect(second?.body).toEqual(first?.body);
      expect(second && keyOf(second)).toBe(first && keyOf(first));
    });

    test('a price that changed is shown beside the old one and asked again', async () => {
      let total = 22.9;
      await open({
        [ROUTES.quote]: () =>
          total === 22.9
            ? quoteOf(1)
            : quoteOf(1, { quote_id: 'dearer', unit_price: 20, item_total: 20, shipping_options: dearer() }),
        [ROUTES.start]: ({ body }: ApiCall) =>
          (body as { expected_total: number }).expected_total === total
            ? startedOf(SANDBOX)
            : problem(409, 'price_changed', 'The price has changed.', { data: { total, currency: 'SGD' } }),
      });
      await widget.see('Pay S$ 22.90');
      await fillIn();
      await widget.fill('Card number', '4242424242424242');
      total = 24;
      await pay();
      await widget.see('The price changed from S$ 22.90 to S$ 24.00.');
      await widget.see('Pay S$ 24.00');
      expect(callsTo(ROUTES.act)).toEqual([]);
      await pay();
      await widget.see('Thank you for your order');
    });

    test('a price that ran out is renewed without a word when it is the same', async () => {
      let is_old = true;
      await open({
        [ROUTES.start]: () => {
          if (!is_old) return startedOf(SANDBOX);
          is_old = false;
          return problem(409, 'checkout_quote_expired');
        },
      });
      await widget.see('Pay S$ 22.90');
      await fillIn();
      await widget.fill('Card number', '4242424242424242');
      await pay();
      await widget.see('Thank you for your order');
      expect(callsTo(ROUTES.quote)).toHaveLength(2);
      expect(await widget.events('sampan-submit')).toHaveLength(1);
    });

    test('prices that did not come are asked for again by the button, with everything typed kept', async () => {
      let is_down = true;
      await open({ [ROUTES.quote]: (call: ApiCall) => (is_down ? NO_ANSWER : pricesByQuantity(call)) });
      await expect.poll(() => widget.count('button', 'Try again')).toBe(1);
      await fillIn();
      is_down = false;
      await pay();
      await widget.see('Pay S$ 22.90');
      expect(await widget.valueOf('Name')).toBe('Nurul Aisyah binti Rahman');
      expect(callsTo(ROUTES.start)).toEqual([]);
    });

    test('when others were faster it says so and offers what is left', async () => {
      let left = 6;
      await open({
        [ROUTES.listing]: () => ({ ...LISTING, max_quantity: left, stock: { status: 'low', left } }),
        [ROUTES.start]: problem(409, 'out_of_stock', "There isn't enough stock for that quantity."),
      });
      await widget.see('Only 6 left in stock');
      await widget.choose('Quantity', '3');
      await widget.pass(QUOTE_DELAY_MS + 100);
      await fillIn();
      await widget.fill('Card number', '4242424242424242');
      left = 2;
      await pay();
      await widget.see("There isn't enough stock for that quantity.");
      await widget.see('Only 2 left in stock');
      expect(await widget.valueOf('Quantity')).toBe('2');
      expect(await widget.valueOf('Name')).toBe('Nurul Aisyah binti Rahman');
    });

    test('a field the server refused is marked, with the rest as it was', async () => {
      const errors = [{ param: 'recipient.coordinate.post_code', code: 'validate.postcode_invalid', message: 'x' }];
      await open({ [ROUTES.start]: problem(400, 'invalid_input', 'x', { errors }) });
      await widget.see('Pay S$ 22.90');
      await fillIn();
      await widget.fill('Card number', '4242424242424242');
      await pay();
      await widget.see('Please check 1 field');
      await widget.see('Postcode is invalid');
      expect(await widget.valueOf('Card number')).toBe('4242424242424242');
    });

    test('going back needs the server: until it knows, the code stays and nothing new begins', async () => {
      let is_down = true;
      const cancelled = { ...PAID, status: 'cancelled', order_number: null };
      await open({
        [ROUTES.start]: startedOf(PAYNOW),
        [ROUTES.cancel]: () => (is_down ? problem(500, 'internal') : cancelled),
        [ROUTES.read]: () => problem(404, 'not_found'),
      });
      await widget.see('Pay S$ 22.90');
      await fillIn();
      await widget.choose('Payment', 'PayNow');
      await pay();
      await widget.click('button', 'Change order or payment method');
      await widget.see("We can't reach the server.");
      await widget.see('Scan to pay S$ 22.90');
      is_down = false;
      await widget.click('button', 'Change order or payment method');
      await widget.see('Pay S$ 22.90');
      expect(callsTo(ROUTES.start)).toHaveLength(1);
    });

    test.each([
      [
        'sold out before the money came',
        { status: 'refunded', refund_reason: 'sold_out', order_number: null },
        "The item sold out before your payment arrived. We're refunding you in full.",
      ],
      [
        'cancelled by the shop after it was paid',
        { status: 'refunded', refund_reason: 'cancelled' },
        "The store cancelled your order. You'll be refunded in full.",
      ],
      [
        'cancelled by the shop before the courier collected',
        { status: 'cancelled', paid_at: null },
        "The store cancelled your order. You don't need to pay anything.",
      ],
      [
        'out of time',
        { status: 'expired', order_number: null, paid_at: null },
        "This checkout has expired. You haven't been charged. Please start again.",
      ],
    ] as const)('a purchase that ended while nobody looked says why: %s', async (_, change, sentence) => {
      await open({ [ROUTES.start]: startedOf(PAYNOW), [ROUTES.read]: { ...PAID, ...change } });
      await widget.see('Pay S$ 22.90');
      await fillIn();
      await widget.choose('Payment', 'PayNow');
      await pay();
      await widget.pass(POLL_MS + 500);
      await widget.see(sentence);
      await widget.notSee('Thank you for your order');
      expect(await widget.valueOf('Street')).toBe('Blk 145 Toa Payoh Lorong 2');
    });

    test('sold out: nothing to fill in', async () => {
      await open({
        [ROUTES.listing]: { ...LISTING, max_quantity: 0, stock: { status: 'sold_out', left: 0 } },
      });
      await widget.see('Sold out.');
      expect(await widget.count('textbox')).toBe(0);
      expect(callsTo(ROUTES.quote)).toEqual([]);
    });

    test.each([
      ['the product is gone', problem(404, 'product_not_available', 'x'), 'request', "This product isn't available"],
      ['the key is wrong', problem(403, 'key_unknown', 'x'), 'configuration', "This isn't available right now."],
      ['the server broke', problem(500, 'internal', 'x'), 'server', "This isn't available right now."],
    ])('when %s: one calm line, the hosted page, an event', async (_case, answer, type, line) => {
      await open({ [ROUTES.listing]: answer });
      await widget.see(line);
      expect(await widget.attribute('link', 'Open on Sampan', 'href')).toBe(HOSTED);
      expect(await widget.events('sampan-error')).toEqual([expect.objectContaining({ type })]);
    });

    test('prices that cannot be had are asked for again by the next change', async () => {
      let is_down = true;
      await open({ [ROUTES.quote]: (call: ApiCall) => (is_down ? problem(500, 'internal') : pricesByQuantity(call)) });
      await widget.see("This isn't available right now.");
      is_down = false;
      await widget.choose('Quantity', '2');
      await widget.pass(QUOTE_DELAY_MS + 100);
      await widget.see('Pay S$ 41.80');
    });
  });
}

/** The option of {@link quoteOf}, a little dearer. */
function dearer() {
  const [option] = quoteOf(1).shipping_options;
  if (option === undefined) throw new Error('a quote has an option');
  return [{ ...option, payments: option.payments.map((payment) => ({ ...payment, total: 24 })) }];
}
