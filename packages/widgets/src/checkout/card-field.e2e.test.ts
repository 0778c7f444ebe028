import { describe, expect, test } from 'vitest';
import { problem, type ApiCall } from '#test/suite/api-stub.fixtures.ts';
import { widgetPageObject, type WidgetPageObject } from '#test/suite/chromium-page-object.fixtures.ts';
import { openShop, tagHtml, type HeardByPage, type ShopPage } from '#test/suite/shop-page.fixtures.ts';
import { API, SDK } from '#test/suite/widget-driver.fixtures.ts';
import { LISTING, PAID, pricesByQuantity, PRODUCT_ID, ROUTES, startedOf } from '#test/checkout/checkout.fixtures.ts';

const TAG = 'sampan-checkout';
const STRIPE = 'https://js.stripe.com';
/** What a shop with real cards allows besides the strictest policy: the provider's script and its frames. */
const CARD_POLICY = [
  "default-src 'none'",
  `script-src ${SDK} ${STRIPE}`,
  "style-src 'self'",
  `connect-src ${API}`,
  `img-src ${SDK} data:`,
  `frame-src ${STRIPE} https://hooks.stripe.com`,
].join('; ');

/** Plays Stripe.js: a card field that is an input, and a bank that says what the number asks for. */
const STRIPE_STUB = `
window.stripeCalls = [];
window.Stripe = (key, options) => ({
  _registerWrapper() {},
  elements: () => ({
    create: (kind, settings) => {
      window.stripeCalls.push(['create', key, kind, options.locale]);
      const input = document.createElement('input');
      input.setAttribute('aria-label', 'Card number at the provider');
      return {
        input,
        mount(place) {
          if (place.getRootNode() !== document) throw new Error('the field refuses a shadow root');
          place.append(input);
          queueMicrotask(() => this.ready?.());
        },
        on(name, listener) { if (name === 'ready') this.ready = listener; },
        focus() { input.focus(); },
      };
    },
  }),
  confirmCardPayment: async (secret, { payment_method }) => {
    const number = payment_method.card.input.value;
    window.stripeCalls.push(['confirm', secret, number, payment_method.billing_details]);
    if (number === '') return { error: { type: 'validation_error', message: 'Your card number is incomplete.' } };
    const message = 'Your card was declined.';
    if (number.endsWith('0002'))
      return { error: { type: 'card_error', code: 'card_declined', decline_code: 'lost_card', message } };
    return { paymentIntent: { status: 'succeeded' } };
  },
});`;

const LIVE = { ...LISTING, is_test: false, payment_methods: ['card'] };
const ANSWERS = {
  [ROUTES.listing]: LIVE,
  [ROUTES.quote]: pricesByQuantity,
  [ROUTES.search]: { records: [], total: 0, page: 1, per_page: 10 },
  [ROUTES.cancel]: { ...PAID, status: 'cancelled', order_number: null },
};

describe("the provider's card field (dependencies: elements refuse shadow roots)", () => {
  let shop: ShopPage | null = null;
  let widget: WidgetPageObject;
  const stripeCalls = (): Promise<unknown[][]> | undefined =>
    shop?.page.evaluate(() => (globalThis as unknown as { stripeCalls?: unknown[][] }).stripeCalls ?? []);

  /** A form that is filled in, on a page that lets the provider in. */
  async function open(answers: object, policy = CARD_POLICY, script: string | null = STRIPE_STUB): Promise<ShopPage> {
    const body = `<main>${tagHtml(TAG, { api: API, 'product-id': PRODUCT_ID, 'public-key': 'pk_live_Shop' })}</main>`;
    shop = await openShop({ body, answers: { ...ANSWERS, ...answers }, policy });
    const { page } = shop;
    await page.route(`${STRIPE}/**`, (route) =>
      script === null ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: script }),
    );
    widget = widgetPageObject(() => page, TAG);
    await widget.see('Pay S$ 22.90');
    await widget.fill('Email', 'nurul@example.test');
    await widget.fill('Name', 'Nurul Aisyah');
    await widget.fill('Phone number', '91234567');
    await widget.fill('Postcode', '310145');
    await widget.fill('Street', 'Blk 145 Toa Payoh Lorong 2');
    await widget.fill('Unit number', '#08-212');
    return shop;
  }

  /** Each start has a secret of its own at the provider. */
  function starts(): (call: ApiCall) => object {
    let count = 0;
    return () => {
      count += 1;
      const payment = {
        provider: 'stripe',
        client_secret: `pi_${count}_secret`,
        publishable_key: 'pk_stripe',
      } as const;
      return startedOf(payment, { id: `0193a1b2-0000-7000-8000-00000000007${count}` });
    };
  }

  test('comes with the first click and not before, outside of the shadow root, and pays there', async () => {
    const { page, api } = await open({ [ROUTES.start]: starts(), [ROUTES.read]: { ...PAID, is_test: false } });
    expect(await page.locator(`script[src^="${STRIPE}"]`).count()).toBe(0);
    expect(await widget.count('textbox', /^Card number/)).toBe(0);
    await widget.click('button', /^Pay/);
    const card = page.locator(`${TAG} > [slot=card] input`);
    await card.waitFor();
    await expect.poll(() => card.evaluate((input) => input === document.activeElement)).toBe(true);
    // Nothing was typed yet: nothing is tried.
    await widget.click('button', /^Pay/);
    await widget.see('Pay S$ 22.90');
    await card.fill('4242424242424242');
    await widget.click('button', /^Pay/);
    await widget.see('Thank you for your order');
    expect(await stripeCalls()).toEqual([
      ['create', 'pk_stripe', 'card', 'en'],
      ['confirm', 'pi_1_secret', '', { name: 'Nurul Aisyah', email: 'nurul@example.test' }],
      ['confirm', 'pi_1_secret', '4242424242424242', { name: 'Nurul Aisyah', email: 'nurul@example.test' }],
    ]);
    // The card's number goes to the provider alone.
    expect(JSON.stringify(api.calls())).not.toContain('4242424242424242');
    expect(shop?.wrongs).toEqual([]);
  });

  test('a decline keeps the field and all that was typed; the next try is a purchase of its own', async () => {
    const { page, api } = await open({ [ROUTES.start]: starts(), [ROUTES.read]: { ...PAID, is_test: false } });
    await widget.click('button', /^Pay/);
    const card = page.locator(`${TAG} > [slot=card] input`);
    await card.fill('4000000000000002');
    await widget.click('button', /^Pay/);
    await widget.see('Your card was declined.');
    const heard = await page.evaluate(() => (globalThis as unknown as HeardByPage).sampanHeard);
    expect(heard).toContainEqual([
      'sampan-error',
      expect.objectContaining({ type: 'request', code: 'lost_card', message: 'Your card was declined.' }),
    ]);
    expect(await widget.valueOf('Street')).toBe('Blk 145 Toa Payoh Lorong 2');
    await card.fill('4242424242424242');
    await widget.click('button', /^Pay/);
    await widget.see('Thank you for your order');
    const confirmed = (await stripeCalls())?.filter(([name]) => name === 'confirm').map(([, secret]) => secret);
    expect(confirmed).toEqual(['pi_1_secret', 'pi_2_secret']);
    // What the first one held is given back.
    await expect.poll(() => api.calls().filter(({ path }) => path.endsWith('71/cancel')).length).toBe(1);
  });

  test('where the script is kept away nothing is held, and it says so', async () => {
    const { api } = await open({ [ROUTES.start]: starts() }, CARD_POLICY, null);
    await widget.click('button', /^Pay/);
    await widget.see("This payment method isn't available right now. Choose another one.");
    await expect.poll(() => api.calls().filter(({ path }) => path.endsWith('/cancel')).length).toBe(1);
    expect(await widget.valueOf('Name')).toBe('Nurul Aisyah');
  });

  test('before it is filled in one can go back and change the order', async () => {
    await open({ [ROUTES.start]: starts() });
    await widget.click('button', /^Pay/);
    await widget.click('button', 'Change order or payment method');
    await widget.fill('Name', 'Somebody Else');
    await widget.see('Pay S$ 22.90');
  });

  test('a server that refuses the purchase shows no card field', async () => {
    await open({ [ROUTES.start]: problem(409, 'payment_unavailable', 'x') });
    await widget.click('button', /^Pay/);
    await widget.see("This payment method isn't available right now. Choose another one.");
    expect(await stripeCalls()).toEqual([]);
  });
});
