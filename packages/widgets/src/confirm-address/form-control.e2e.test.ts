import { describe, expect, test } from 'vitest';
import { widgetPageObject } from '#test/suite/chromium-page-object.fixtures.ts';
import { openShop, tagHtml, type ShopPage } from '#test/suite/shop-page.fixtures.ts';
import { API } from '#test/suite/widget-driver.fixtures.ts';
import type { SampanConfirmAddressElement } from './index.ts';
import {
  CONFIRM,
  LEVELS,
  LINK,
  listed,
  OPEN,
  opens,
  ORCHARD,
  PARSE,
  PROOF,
  SEARCH,
} from '#test/confirm-address/confirm-address.fixtures.ts';

const TAG = 'sampan-confirm-address';

/** A form of the shop around the element; sent, it only notes what it would send. */
async function openForm(attributes: Record<string, string>, answers: object = {}): Promise<ShopPage> {
  return openShop({
    body: `<main><form id="order">${tagHtml(TAG, { api: API, name: 'address', ...attributes })}
      <button>Order</button><button type="reset">Start again</button></form></main>`,
    answers: { [SEARCH]: listed(ORCHARD), ...LEVELS, ...answers } as never,
    first: `addEventListener('submit', (event) => {
      event.preventDefault();
      globalThis.sampanSent = Object.fromEntries(new FormData(event.target));
    });`,
  });
}

const sent = ({ page }: ShopPage): Promise<Record<string, string> | null> =>
  page.evaluate(() => (globalThis as { sampanSent?: Record<string, string> }).sampanSent ?? null);

const ask = <Result>(shop: ShopPage, question: (element: SampanConfirmAddressElement) => Result): Promise<Result> =>
  shop.page.locator(TAG).evaluate(question as never) as Promise<Result>;

describe('<sampan-confirm-address> in a form of the shop (widgets 2 Form association)', () => {
  test('without a link it is an address field: checked by its country, sent as JSON, reset with the form', async () => {
    const shop = await openForm({ country: 'SG', required: '' });
    const widget = widgetPageObject(() => shop.page, TAG);
    await widget.see('Unit number');
    await ask(shop, (element) => element.focus());
    expect(await widget.focusedName()).toBe('Search for an address');
    expect(await ask(shop, (element) => element.checkValidity())).toBe(false);
    expect(await ask(shop, (element) => element.validity?.valueMissing)).toBe(true);
    await shop.page.getByRole('button', { name: 'Order' }).click();
    expect(await sent(shop)).toBeNull();

    await widget.fill('Postcode', '238801');
    await shop.page.clock.runFor(600);
    await expect.poll(() => widget.valueOf('Street')).toBe('2 Orchard Turn');
    expect(await ask(shop, (element) => [element.validity?.customError, element.validationMessage])).toEqual([
      true,
      'Unit number is required',
    ]);
    expect(await ask(shop, (element) => element.validate())).toBe(false);
    await widget.see('Unit number is required');

    await widget.fill('Unit number', '#02-10');
    expect(await ask(shop, (element) => element.checkValidity())).toBe(true);
    await shop.page.getByRole('button', { name: 'Order' }).click();
    await expect.poll(() => sent(shop)).not.toBeNull();
    expect(JSON.parse((await sent(shop))?.['address'] ?? '')).toMatchObject({
      unit_number: '#02-10',
      street: '2 Orchard Turn',
      post_code: '238801',
      country: 'SG',
      lat: 1.304,
    });
    expect(await ask(shop, (element) => element.form?.id)).toBe('order');

    await shop.page.getByRole('button', { name: 'Start again' }).click();
    expect(await widget.valueOf('Postcode')).toBe('');
    expect(await ask(shop, (element) => element.value)).toBeNull();
    await shop.check();
    await shop.close();
  });

  test('Enter in one of its fields sends the form, by its button, and not while the form may not be sent', async () => {
    const shop = await openForm({ country: 'SG', required: '' });
    const widget = widgetPageObject(() => shop.page, TAG);
    await widget.fill('Postcode', '238801');
    await shop.page.clock.runFor(600);
    await expect.poll(() => widget.valueOf('Street')).toBe('2 Orchard Turn');
    const unit = shop.page.locator(TAG).getByLabel('Unit number');
    await unit.press('Enter');
    await widget.fill('Unit number', '#02-10');
    expect(await sent(shop)).toBeNull();
    await unit.press('Enter');
    await expect.poll(() => sent(shop)).not.toBeNull();
    expect(JSON.parse((await sent(shop))?.['address'] ?? '')).toMatchObject({ unit_number: '#02-10' });
    await shop.check();
  });

  test('one that is not required may stay empty, but not half filled in', async () => {
    const shop = await openForm({ country: 'MY' });
    const widget = widgetPageObject(() => shop.page, TAG);
    await widget.see('Street');
    expect(await ask(shop, (element) => element.checkValidity())).toBe(true);
    await widget.fill('Street', '12 Jalan Ampang');
    expect(await ask(shop, (element) => element.checkValidity())).toBe(false);
    await shop.close();
  });

  test('a disabled one takes nothing and sends nothing, a fieldset counts too', async () => {
    const shop = await openForm({ country: 'SG', disabled: '' });
    const widget = widgetPageObject(() => shop.page, TAG);
    await widget.see('Unit number');
    expect(
      await shop.page
        .locator(TAG)
        .getByLabel(/Street/)
        .isDisabled(),
    ).toBe(true);
    await shop.page.getByRole('button', { name: 'Order' }).click();
    expect(await sent(shop)).toEqual({});
    await ask(shop, (element) => {
      element.disabled = false;
    });
    await expect
      .poll(() =>
        shop.page
          .locator(TAG)
          .getByLabel(/Street/)
          .isDisabled(),
      )
      .toBe(false);
    await shop.close();
  });

  test('with a link, the form around it waits for the confirmation', async () => {
    const shop = await openForm(
      { 'link-id': LINK, required: '' },
      { [PARSE]: opens(OPEN), [CONFIRM]: { state: 'confirmed', redirect_url: null } },
    );
    const widget = widgetPageObject(() => shop.page, TAG);
    await widget.see('Why am I seeing this?');
    await shop.page.getByRole('button', { name: 'Order' }).click();
    expect(await sent(shop)).toBeNull();
    await widget.fill('Last 4 digits of your phone number', PROOF);
    await widget.click('button', 'Continue');
    await widget.see('Check your address');
    // The search box is a script of its own; before it is there the first field is another.
    await shop.page.getByLabel('Search for an address').waitFor();
    await ask(shop, (element) => element.focus());
    expect(await widget.focusedName()).toBe('Search for an address');
    expect(await ask(shop, (element) => element.validationMessage)).toBe('Please confirm your address first.');
    await widget.click('button', 'Confirm');
    await widget.see('Address confirmed');
    await shop.page.getByRole('button', { name: 'Order' }).click();
    await expect.poll(() => sent(shop)).not.toBeNull();
    expect(JSON.parse((await sent(shop))?.['address'] ?? '')).toMatchObject({ post_code: '310145' });
    await shop.check();
    await shop.close();
  });

  test("a link in the page's own address is taken, any other ?id= is not", async () => {
    const shop = await openForm({}, { [PARSE]: opens(OPEN) });
    const widget = widgetPageObject(() => shop.page, TAG);
    await widget.see('Unit number');
    await shop.page.goto(`${new URL(shop.page.url()).origin}/?id=${LINK}`);
    await widget.see('Kopi & Kaya Goods');
    expect(shop.api.calls().at(-1)?.params['id']).toBe(LINK);
    await shop.page.goto(`${new URL(shop.page.url()).origin}/?id=42`);
    await widget.see('Unit number');
    await shop.close();
  });

  test('what was typed is kept over a reload only where the page asked for that, and until it is confirmed', async () => {
    const round = { [PARSE]: opens(OPEN), [CONFIRM]: { state: 'confirmed', redirect_url: null } };
    for (const is_kept of [true, false]) {
      const shop = await openForm({ 'link-id': LINK, ...(is_kept ? { persist: '' } : {}) }, round);
      const widget = widgetPageObject(() => shop.page, TAG);
      const stored = () => shop.page.evaluate(() => sessionStorage.length + localStorage.length);
      const prove = async () => {
        await widget.fill('Last 4 digits of your phone number', PROOF);
        await widget.click('button', 'Continue');
        await widget.see('Check your address');
      };
      await prove();
      await widget.fill('Unit number', '#09-999');
      expect(await stored()).toBe(is_kept ? 1 : 0);
      await shop.page.reload();
      await prove();
      expect(await widget.valueOf('Unit number')).toBe(is_kept ? '#09-999' : '#08-212');
      await widget.click('button', 'Confirm');
      await widget.see('Address confirmed');
      expect(await stored()).toBe(0);
      await shop.close();
    }
  });

  test("'Use map' fetches the map then, and the place under its pin goes into the form; a keyboard is enough", async () => {
    const shop = await openForm(
      { country: 'SG' },
      {
        'GET /api/v1/common/constant': {
          map: { coast_url: '/assets/map/coast.json', tile_url: null, tile_attribution: null },
        },
        'GET /assets/map/coast.json': { type: 'FeatureCollection', features: [] },
        'GET /api/v1/common/reverse_geocode': listed(ORCHARD),
      },
    );
    const widget = widgetPageObject(() => shop.page, TAG);
    await widget.see('Use map');
    const fetched: string[] = [];
    shop.page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await widget.fill('Unit number', '#02-10');
    await shop.page.locator(TAG).getByRole('button', { name: 'Use map' }).press('Enter');
    const dialog = shop.page.getByRole('dialog', { name: 'Select your location' });
    await dialog.waitFor();
    expect(fetched.some((path) => path.endsWith('/map.js'))).toBe(true);
    const map = dialog.getByRole('application');
    await dialog.locator('.s-map__pin').waitFor();
    await map.focus();
    await shop.page.keyboard.press('ArrowRight');
    await shop.page.clock.runFor(1_000);
    await dialog.getByText('2 Orchard Turn').waitFor();
    await dialog.getByRole('button', { name: 'Confirm' }).press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => widget.valueOf('Street')).toBe('2 Orchard Turn');
    expect(await widget.valueOf('Unit number')).toBe('#02-10');
    await expect.poll(() => widget.focusedName()).toBe('Use map');
    await shop.check();
    await shop.close();
  });
});
