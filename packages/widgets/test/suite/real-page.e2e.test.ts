import { expect, test } from 'vitest';
import { checkoutRow } from '../checkout/checkout.row.fixtures.ts';
import { openShop, tagHtml } from './shop-page.fixtures.ts';
import { API } from './widget-driver.fixtures.ts';
import { WIDGET_ROWS } from './widget-rows.fixtures.ts';

const WIDGETS = WIDGET_ROWS.map((row) => [row.definition.tag, row] as const);

test.each(WIDGETS)(
  "<%s> on a page that names no font has the system's, and the page's where it is asked to",
  async (tag, { scenes: [{ attributes, answers }] }) => {
    const shop = await openShop({
      answers,
      body: `<main>${tagHtml(tag, { api: API, ...attributes })}</main>`,
      css: 'body{font-family:fantasy}',
    });
    const root = shop.page.locator(tag).locator('.s-root');
    const font = (): Promise<string> => root.evaluate((element) => getComputedStyle(element).fontFamily);
    await root.waitFor();
    expect(await font()).toBe('system-ui, sans-serif');
    await shop.page.locator(tag).evaluate((element) => element.setAttribute('theme', 'inherit'));
    await expect.poll(font).toBe('fantasy');
    await shop.check();
  },
);

test('the line of a test key is a small one', async () => {
  const shop = await openShop({
    body: tagHtml('sampan-tracking', {
      api: API,
      'public-key': 'pk_test_Shop',
    }),
  });
  const ribbon = shop.page.getByText('Test mode: no real parcels or money');
  await ribbon.waitFor();
  const { width = 0, height = 0 } = (await ribbon.boundingBox()) ?? {};
  expect(height).toBe(16);
  expect(width).toBeLessThan(260);
});

test('letters typed into a field are no shortcuts of the page; Escape is heard', async () => {
  const shop = await openShop({
    body: tagHtml('sampan-tracking', { api: API }),
    first: `globalThis.sampanKeys = [];
      for (const name of ['keydown', 'keypress', 'keyup'])
        addEventListener(name, (event) => globalThis.sampanKeys.push(event.key));`,
  });
  await shop.page.getByLabel('Tracking number').click();
  await shop.page.keyboard.type('S/g');
  await shop.page.keyboard.press('Escape');
  await shop.page.keyboard.press('Control+k');
  const keys = await shop.page.evaluate(() => (globalThis as unknown as { sampanKeys: string[] }).sampanKeys);
  expect(await shop.page.getByLabel('Tracking number').inputValue()).toBe('S/g');
  expect([...new Set(keys)]).toEqual(['Escape', 'Control', 'k']);
});

test('tags in open shadow roots are found: there before, there later, and in a component that comes later', async () => {
  const tag = tagHtml('sampan-tracking', { api: API });
  const root = `<template shadowrootmode="open">${tag}</template>`;
  const shop = await openShop({ policy: null, body: `<div>${root}</div><shop-card></shop-card>` });
  const shown = shop.page.getByLabel('Tracking number');
  await expect.poll(() => shown.count()).toBe(1);
  await shop.page.evaluate(() => {
    document.querySelector('div')?.shadowRoot?.append(document.createElement('sampan-tracking'));
    customElements.define(
      'shop-card',
      class extends HTMLElement {
        connectedCallback(): void {
          this.attachShadow({ mode: 'open' }).append(document.createElement('sampan-calculator'));
        }
      },
    );
  });
  await expect.poll(() => shown.count()).toBe(2);
  await shop.page.getByRole('button', { name: 'Compare couriers' }).waitFor();
  await shop.check();
});

/** The part each widget fetches behind its first paint, and what it shows with it. */
const PARTS: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>, shows: string])[] = [
  ['sampan-tracking', {}, 'Tracking number'],
  ['sampan-confirm-address', {}, 'Unit number'],
  ['sampan-checkout', checkoutRow.scenes[0].attributes, 'Unit number'],
];

test.each(PARTS)('<%s> says that a part could not be fetched, and fetches it again', async (tag, attributes, label) => {
  let is_down = true;
  const shop = await openShop({
    body: `<main>${tagHtml(tag, { api: API, ...attributes })}</main>`,
    answers: tag === 'sampan-checkout' ? checkoutRow.scenes[0].answers : {},
    file: (path) => (is_down && path.includes('/part.') ? null : undefined),
  });
  await shop.page.getByText("We can't reach the server.").waitFor();
  is_down = false;
  await shop.page.getByRole('button', { name: 'Try again' }).click();
  await shop.page.getByLabel(label).first().waitFor();
  await expect.poll(() => shop.page.getByRole('alert').count()).toBe(0);
  await shop.check();
});

test.each(['delete CSSStyleSheet.prototype.replaceSync', 'delete HTMLElement.prototype.attachInternals'])(
  'in a browser where one can %s, the links inside the tags stay',
  async (first) => {
    const links = WIDGETS.map(([tag]) => tagHtml(tag, { api: API }, `<a href="${API}/${tag}">Our page</a>`));
    const shop = await openShop({ body: links.join(''), first, scripts: ['v1/all.iife.js'] });
    await shop.page.waitForLoadState('load');
    for (const link of await shop.page.getByRole('link', { name: 'Our page' }).all())
      expect(await link.isVisible()).toBe(true);
    expect(await shop.page.getByRole('link', { name: 'Our page' }).count()).toBe(4);
    await shop.check();
  },
);
