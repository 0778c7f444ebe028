import { describe, expect, test } from 'vitest';
import { NO_ANSWER, problem, type ApiCall, type Answers } from '../suite/api-stub.fixtures.ts';
import { API, type MakeDriver } from '../suite/widget-driver.fixtures.ts';
import { POLL_MS } from './checkout-purchase.ts';
import { QUOTE_DELAY_MS } from './checkout-pricing.ts';
import {
  LISTING,
  LIVE_QUOTE,
  PAID,
  PAYNOW,
  pricesByQuantity,
  PRODUCT_ID,
  quoteOf,
  ROUTES,
  SANDBOX,
  startedOf,
} from './checkout.fixtures.ts';

const NOTHING_FOUND = { records: [], total: 0, page: 1, per_page: 10 };
const HOSTED = `${API}/sell-product?product=${PRODUCT_ID}`;
const keyOf = ({ headers }: ApiCall): string | undefined => headers['idempotency-key'];

/** What `<sampan-checkout>` does (spec 1 'Product listings'; widgets 4; trust 4.8, 4.9), whatever it runs in. */
export function describeCheckout(name: string, makeDriver: MakeDriver): void {
  describe(`checkout: ${name}`, () => {
    const widget = makeDriver();
    const open = (answers: Answers = {}, attributes: Record<string, string> = {}) =>
      widget.open({
        attributes: { 'product-id': PRODUCT_ID, ...attributes },
        answers: {
          [ROUTES.listing]: LISTING,
          [ROUTES.quote]: pricesByQuantity,
          [ROUTES.start]: startedOf(SANDBOX),
          [ROUTES.act]: PAID,
          [ROUTES.read]: PAID,
          [ROUTES.search]: NOTHING_FOUND,
          ...answers,
        },
      });
    const callsTo = (route: string): ApiCall[] => {
      const [method, path = ''] = route.split(' ');
      const pattern = new RegExp(`^${path.replace(/\{id\}/, '[^/]+')}$`);
      return widget.calls().filter((call) => call.method === method && pattern.test(call.path));
    };
    const fillIn = async (): Promise<void> => {
      await widget.fill('Email', 'nurul@example.test');
      await widget.fill('Name', 'Nurul Aisyah binti Rahman');
      await widget.fill('Phone number', '+65 9123-4567');
      await widget.fill('Postcode', '310145');
      await widget.fill('Street', 'Blk 145 Toa Payoh Lorong 2');
      await widget.fill('Unit number', '#08-212');
    };
    const pay = (): Promise<void> => widget.click('button', /^(Pay|Order|Confirm|Try again)/);

    test('shows product, shop, price in parts that add up, and sends nothing personal before the click', async () => {
      await open({}, { 'public-key': 'pk_test_Shop' });
      for (const text of ['Kaya jam trio', 'Sold by Kopi & Kaya Goods', '1 × S$ 18.90', 'S$ 4.00', 'S$ 22.90'])
        await widget.see(text);
      await fillIn();
      const sent = JSON.stringify(callsTo(ROUTES.quote));
      for (const personal of ['Nurul', '9123', 'example.test']) expect(sent).not.toContain(personal);
      expect(callsTo(ROUTES.quote)[0]?.body).toEqual({
        product_id: PRODUCT_ID,
        quantity: 1,
        address: { country: 'SG' },
      });
      expect(callsTo(ROUTES.quote)[0]?.headers).toMatchObject({ 'x-publishable-key': 'pk_test_Shop' });
    });

    test('buys by card: what the server priced, to the recipient as the form says it, and a receipt', async () => {
      await open();
      await widget.see('Pay S$ 22.90');
      await fillIn();
      await widget.fill('Card number', '4242 4242 4242 4242');
      await pay();
      await widget.see('Thank you for your order');
      for (const text of ['SP-100777', 'S$ 22.90', 'nurul@example.test', 'Kopi & Kaya Goods sends a receipt'])
        await widget.see(text);
      expect(await widget.attribute('link', 'Track your parcel', 'href')).toBe('https://api.test/t/0193a1b2');
      expect(await widget.attribute('link', 'Track your parcel', 'rel')).toBe('noopener noreferrer');
      const [start] = callsTo(ROUTES.start);
      expect(start?.body).toMatchObject({
        quote_id: 'quote-1',
        shipping_option_id: 'flat',
        payment_method: 'card',
        expected_total: 22.9,
        recipient: {
          name: 'Nurul Aisyah binti Rahman',
          phone: '91234567',
          email: 'nurul@example.test',
          coordinate: { country: 'SG', post_code: '310145', unit_number: '#08-212' },
        },
      });
      expect(callsTo(ROUTES.act).map(({ body }) => body)).toEqual([
        { secret: 'secret-77', action: 'card', card_number: '4242 4242 4242 4242' },
      ]);
      expect(await widget.events('sampan-submit')).toEqual([
        { product_id: PRODUCT_ID, quantity: 1, currency: 'SGD', total: 22.9, payment_method: 'card' },
      ]);
      expect(await widget.events('sampan-complete')).toEqual([
        expect.objectContaining({ order_number: 'SP-100777', total: 22.9, payment_method: 'card' }),
      ]);
    });

    test('another quantity changes the price without a reload, and only the last question counts', async () => {
      await open();
      await widget.see('Pay S$ 22.90');
      await widget.choose('Quantity', '2');
      await widget.choose('Quantity', '3');
      await widget.pass(QUOTE_DELAY_MS + 100);
      await widget.see('Pay S$ 60.70');
      await widget.see('3 × S$ 18.90');
      expect(callsTo(ROUTES.quote).map(({ body }) => (body as { quantity: number }).quantity)).toEqual([1, 3]);
      expect(await widget.events('sampan-change')).toEqual([
        { product_id: PRODUCT_ID, quantity: 2, country: 'SG', payment_method: 'card' },
        { product_id: PRODUCT_ID, quantity: 3, country: 'SG', payment_method: 'card' },
      ]);
      expect((await widget.events('sampan-quote')).at(-1)).toMatchObject({ quantity: 3 });
    });

    test('couriers are asked once the place is known: their prices, times and tax, and the choice of one', async () => {
      await open({
        [ROUTES.listing]: { ...LISTING, shipping_fee_model: 'live_quote', shipping_fee: null },
        [ROUTES.quote]: LIVE_QUOTE,
      });
      await widget.see('Prices appear here as soon as the address is known.');
      expect(callsTo(ROUTES.quote)).toEqual([]);
      await widget.fill('Postcode', '310145');
      await widget.pass(QUOTE_DELAY_MS + 100);
      await widget.see('Merlion Express Next day');
      await widget.see('2 to 4 days');
      await widget.see('includes GST 7%: S$ 0.42');
      await widget.see('Pay S$ 25.32');
      await widget.choose('Shipping', 'Junk Post Standard');
      await widget.see('Pay S$ 22.00');
      expect(callsTo(ROUTES.quote).map(({ body }) => body)).toEqual([
        expect.objectContaining({ address: expect.objectContaining({ post_code: '310145' }) as object }),
      ]);
    });

    test('an empty form is not sent; the summary names every field and takes the focus', async () => {
      await open();
      await widget.see('Pay S$ 22.90');
      await pay();
      await widget.see('7 fields need another look');
      for (const field of ['Email', 'Name', 'Phone number', 'Postcode', 'Street', 'Unit number', 'Card number'])
        await widget.see(`${field} is required`);
      // happy-dom gives no name to what is not named by its content.
      if (widget.runs_in === 'chromium')
        await expect.poll(() => widget.focusedName()).toContain('7 fields need another look');
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
      await widget.see('There is not enough money on this card.');
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

    test('the bank asks for a code; a wrong one charges nothing', async () => {
      const asks = { ...PAID, status: 'requires_action', order_number: null };
      await open({
        [ROUTES.act]: ({ body }: ApiCall) => {
          const { action, code } = body as { action: string; code?: string };
          if (action === 'card') return asks;
          return code === '123456' ? PAID : { ...PAID, status: 'failed', decline_reason: 'challenge_failed' };
        },
      });
      await widget.see('Pay S$ 22.90');
      await fillIn();
      await widget.fill('Card number', '4000000000003155');
      await pay();
      await widget.see('Your bank wants to know that it is you.');
      await expect.poll(() => widget.focusedName()).toMatch(/^Code from your bank/);
      await widget.type('000000');
      await pay();
      await widget.see('The code was not right, so nothing was charged.');
      await pay();
      await widget.see('Your bank wants to know that it is you.');
      await widget.fill('Code from your bank', '123456');
      await pay();
      await widget.see('Thank you for your order');
    });

    test('PayNow: a code to scan, the page asks until the money is there', async () => {
      let info: object = { ...PAID, status: 'awaiting_payment', payment_method: 'paynow', order_number: null };
      await open({ [ROUTES.start]: startedOf(PAYNOW), [ROUTES.read]: () => info });
      await widget.see('Pay S$ 22.90');
      await fillIn();
      await widget.choose('Payment', 'PayNow');
      await pay();
      await widget.see('Scan to pay S$ 22.90');
      await expect.poll(() => widget.count('img', 'PayNow QR code')).toBe(1);
      await widget.pass(POLL_MS + 500);
      await expect.poll(() => callsTo(ROUTES.read).length).toBe(1);
      expect(callsTo(ROUTES.read)[0]?.query).toEqual({ secret: 'secret-77' });
      info = { ...PAID, payment_method: 'paynow' };
      await widget.pass(POLL_MS);
      await widget.see('Thank you for your order');
      expect(callsTo(ROUTES.start)[0]?.body).toMatchObject({ payment_method: 'paynow' });
    });

    test('from the code one can go back: the units go back on sale and the form is as it was', async () => {
      await open({ [ROUTES.start]: startedOf(PAYNOW), [ROUTES.cancel]: { ...PAID, status: 'cancelled' } });
      await widget.see('Pay S$ 22.90');
      await fillIn();
      await widget.choose('Payment', 'PayNow');
      await pay();
      await widget.click('button', 'Change something or pay another way');
      await widget.see('Pay S$ 22.90');
      expect(await widget.valueOf('Name')).toBe('Nurul Aisyah binti Rahman');
      expect(callsTo(ROUTES.cancel).map(({ body }) => body)).toEqual([{ secret: 'secret-77' }]);
    });

    test('cash on delivery: its fee is a part of the price, and it is bought at once', async () => {
      const info = { ...PAID, status: 'confirmed', payment_method: 'cod', cod_fee: 1.2, total: 24.1, paid_at: null };
      await open({ [ROUTES.start]: startedOf(null), [ROUTES.read]: info });
      await widget.see('Pay S$ 22.90');
      await fillIn();
      await widget.choose('Payment', 'Cash on delivery');
      await widget.see('COD fee');
      await widget.see('Order for S$ 24.10');
      await pay();
      await widget.see('Please have S$ 24.10 ready at the door.');
      expect(callsTo(ROUTES.start)[0]?.body).toMatchObject({ payment_method: 'cod', expected_total: 24.1 });
      expect(callsTo(ROUTES.act)).toEqual([]);
    });

    test('a double click buys once', async () => {
      let finish = (): void => {};
      await open({
        [ROUTES.start]: () =>
          new Promise<object>((resolve) => {
            finish = () => resolve(startedOf(SANDBOX));
          }),
      });
      await widget.see('Pay S$ 22.90');
      await fillIn();
      await widget.fill('Card number', '4242424242424242');
      await pay();
      await widget.press('Enter');
      await expect.poll(() => callsTo(ROUTES.start).length).toBe(1);
      finish();
      await widget.see('Thank you for your order');
      expect(callsTo(ROUTES.start)).toHaveLength(1);
      expect(await widget.events('sampan-complete')).toHaveLength(1);
    });

    test('a purchase nobody answered is sent again as it was, under the same key, and nothing can change meanwhile', async () => {
      let is_down = true;
      await open({ [ROUTES.start]: () => (is_down ? NO_ANSWER : startedOf(SANDBOX)) });
      await widget.see('Pay S$ 22.90');
      await fillIn();
      await widget.fill('Card number', '4242424242424242');
      await pay();
      await widget.see('Try again: you will not pay twice.');
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

    test('when others were faster it says so and offers what is left', async () => {
      let left = 6;
      await open({
        [ROUTES.listing]: () => ({ ...LISTING, max_quantity: left, stock: { status: 'low', left } }),
        [ROUTES.start]: problem(409, 'out_of_stock', 'There are not that many left.'),
      });
      await widget.see('Only 6 left');
      await widget.choose('Quantity', '3');
      await widget.pass(QUOTE_DELAY_MS + 100);
      await fillIn();
      await widget.fill('Card number', '4242424242424242');
      left = 2;
      await pay();
      await widget.see('There are not that many left.');
      await widget.see('Only 2 left');
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
      await widget.see('1 field needs another look');
      await widget.see('Postcode is invalid');
      expect(await widget.valueOf('Card number')).toBe('4242424242424242');
    });

    test('sold out: nothing to fill in', async () => {
      await open({
        [ROUTES.listing]: { ...LISTING, max_quantity: 0, stock: { status: 'sold_out', left: 0 } },
      });
      await widget.see('Sold out.');
      expect(await widget.count('textbox')).toBe(0);
      expect(callsTo(ROUTES.quote)).toEqual([]);
    });

    test('one of it: no quantity is asked where the shop does not let it', async () => {
      await open({ [ROUTES.listing]: { ...LISTING, allow_edit_qty_by_customer: false, max_quantity: 1 } });
      await widget.see('Pay S$ 22.90');
      expect(await widget.count('combobox', 'Quantity')).toBe(0);
    });

    test('a page that prevents sampan-submit sells nothing', async () => {
      await open();
      await widget.see('Pay S$ 22.90');
      await widget.prevent('sampan-submit');
      await fillIn();
      await widget.fill('Card number', '4242424242424242');
      await pay();
      await expect.poll(() => widget.events('sampan-submit')).toHaveLength(1);
      expect(callsTo(ROUTES.start)).toEqual([]);
    });

    test.each([
      ['the product is gone', problem(404, 'product_not_available', 'x'), 'request', 'This product is not available'],
      ['the key is wrong', problem(403, 'key_unknown', 'x'), 'configuration', 'This part of the page is not available'],
      ['the server broke', problem(500, 'internal', 'x'), 'server', 'This part of the page is not available'],
    ])('when %s: one calm line, the hosted page, an event', async (_case, answer, type, line) => {
      await open({ [ROUTES.listing]: answer });
      await widget.see(line);
      expect(await widget.attribute('link', 'Open the page', 'href')).toBe(HOSTED);
      expect(await widget.events('sampan-error')).toEqual([expect.objectContaining({ type })]);
    });

    test('prices that cannot be had are asked for again by the next change', async () => {
      let is_down = true;
      await open({ [ROUTES.quote]: (call: ApiCall) => (is_down ? problem(500, 'internal') : pricesByQuantity(call)) });
      await widget.see('This part of the page is not available');
      is_down = false;
      await widget.choose('Quantity', '2');
      await widget.pass(QUOTE_DELAY_MS + 100);
      await widget.see('Pay S$ 41.80');
    });

    test.each([
      ['id-ID', 'Bayar S$ 22.90'],
      ['vi', 'Trả S$ 22.90'],
    ])('speaks %s', async (locale, text) => {
      await open({}, { locale });
      await widget.see(text);
    });

    test('a keyboard alone is enough', async () => {
      await open();
      await widget.see('Pay S$ 22.90');
      const typed: Readonly<Record<string, string>> = {
        Email: 'nurul@example.test',
        Name: 'Nurul Aisyah',
        'Phone number': '91234567',
        Postcode: '310145',
        Street: 'Blk 145 Toa Payoh Lorong 2',
        'Unit number': '#08-212',
        'Card number': '4242424242424242',
      };
      const left = new Set(Object.keys(typed));
      for (let step = 0; step < 25 && left.size > 0; step += 1) {
        await widget.press('Tab');
        const field = (await widget.focusedName()).replace(/\s*\*$/, '');
        if (!left.delete(field)) continue;
        await widget.type(typed[field] ?? '');
      }
      expect([...left]).toEqual([]);
      await widget.press('Tab');
      expect(await widget.focusedName()).toMatch(/^Pay/);
      await widget.press('Enter');
      await widget.see('Thank you for your order');
      await expect.poll(() => widget.focusedName()).toBe('Thank you for your order');
    });
  });
}

/** The option of {@link quoteOf}, a little dearer. */
function dearer() {
  const [option] = quoteOf(1).shipping_options;
  if (option === undefined) throw new Error('a quote has an option');
  return [{ ...option, payments: option.payments.map((payment) => ({ ...payment, total: 24 })) }];
}
