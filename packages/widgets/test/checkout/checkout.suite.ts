import { describe, expect, test } from 'vitest';
import { type ApiCall } from '../suite/api-stub.fixtures.ts';
import { type MakeDriver } from '../suite/widget-driver.fixtures.ts';
import { POLL_MS } from '../../src/checkout/checkout-purchase.ts';
import { QUOTE_DELAY_MS } from '../../src/checkout/checkout-pricing.ts';
import { checkoutStage } from './checkout-stage.fixtures.ts';
import { LISTING, LIVE_QUOTE, PAID, PAYNOW, PRODUCT_ID, ROUTES, SANDBOX, startedOf } from './checkout.fixtures.ts';

/** How `<sampan-checkout>` sells (spec 1 'Product listings'; widgets 4), whatever it runs in. */
export function describeCheckout(name: string, makeDriver: MakeDriver): void {
  describe(`checkout: ${name}`, () => {
    const { widget, open, callsTo, fillIn, pay } = checkoutStage(makeDriver);

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
      for (const text of [
        'SP-100777',
        'S$ 22.90',
        'nurul@example.test',
        "We'll send your receipt from Kopi & Kaya Goods",
      ])
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
      await widget.see('Enter your address to see delivery prices.');
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
      await widget.see("Your bank needs to confirm it's you.");
      await expect.poll(() => widget.focusedName()).toMatch(/^Bank verification code/);
      await widget.type('000000');
      await pay();
      await widget.see("That code is incorrect. You haven't been charged.");
      await pay();
      await widget.see("Your bank needs to confirm it's you.");
      await widget.fill('Bank verification code', '123456');
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
      await open({
        [ROUTES.start]: startedOf(PAYNOW),
        [ROUTES.cancel]: { ...PAID, status: 'cancelled', order_number: null },
      });
      await widget.see('Pay S$ 22.90');
      await fillIn();
      await widget.choose('Payment', 'PayNow');
      await pay();
      await widget.click('button', 'Change order or payment method');
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
      await widget.see('Place order for S$ 24.10');
      await pay();
      await widget.see('Please have S$ 24.10 in cash ready for the driver.');
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
      ['id-ID', 'Bayar S$ 22.90'],
      ['vi', 'Thanh toán S$ 22.90'],
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
