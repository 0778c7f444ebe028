import { expect, test } from 'vitest';
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
