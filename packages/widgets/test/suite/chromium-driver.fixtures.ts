import { afterEach } from 'vitest';
import { widgetPageObject } from './chromium-page-object.fixtures.ts';
import { openShop, tagHtml, type HeardByPage, type ShopPage } from './shop-page.fixtures.ts';
import { keysIn } from './strict-translator.fixtures.ts';
import { API, type MakeDriver, type WidgetDriver } from './widget-driver.fixtures.ts';

/** The built element in Chromium, on a page with the strictest policy; afterwards the page must be unharmed. */
export function chromiumDriver(tag: `sampan-${string}`): MakeDriver {
  return () => {
    let shop: ShopPage | null = null;
    const page = (): ShopPage['page'] => {
      if (shop === null) throw new Error('open() first');
      return shop.page;
    };
    const hands = widgetPageObject(page, tag);
    const driver: WidgetDriver = {
      ...hands,
      runs_in: 'chromium',
      async open({ attributes = {}, properties = {}, answers = {}, now }) {
        shop = await openShop({
          body: `<main>${tagHtml(tag, { api: API, ...attributes })}</main>`,
          properties: { tag, values: properties },
          answers,
          page: { context: { permissions: ['clipboard-read', 'clipboard-write'] } },
          ...(now === undefined ? {} : { now }),
        });
      },
      events: (name) =>
        page().evaluate(
          (wanted) =>
            (globalThis as unknown as HeardByPage).sampanHeard
              .filter(([known]) => known === wanted)
              .map(([, detail]) => detail),
          name,
        ),
      prevent: (name) =>
        page().evaluate((given) => void (globalThis as unknown as HeardByPage).sampanPrevented.push(given), name),
      calls: () => shop?.api.calls() ?? [],
      setAttribute: (name, value) =>
        page()
          .locator(tag)
          .evaluate(
            (found, [attribute, given]) => {
              if (given === null) found.removeAttribute(attribute);
              else found.setAttribute(attribute, given);
            },
            [name, value] as const,
          ),
      async setOnline(is_online) {
        shop?.api.setOnline(is_online);
        await page().context().setOffline(!is_online);
      },
      pass: (milliseconds) => page().clock.runFor(milliseconds),
      async close() {
        const closing = shop;
        if (closing === null) return;
        try {
          const keys = keysIn(await hands.text());
          if (keys.length > 0) throw new Error(`MESSAGE_KEYS lacks ${keys.join(', ')}`);
          await closing.check();
        } finally {
          shop = null;
          await closing.close();
        }
      },
    };
    afterEach(() => driver.close());
    return driver;
  };
}
