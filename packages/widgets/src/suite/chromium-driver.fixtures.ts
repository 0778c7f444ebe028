import { launchBrowser } from '@sampan/testing/browser';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { openShop, tagHtml, type Browser, type ShopPage } from './shop-page.fixtures.ts';
import { keysIn } from './strict-translator.fixtures.ts';
import {
  API,
  labelPattern,
  oneLine,
  says,
  type HeardEvent,
  type MakeDriver,
  type WidgetDriver,
} from './widget-driver.fixtures.ts';

interface Heard {
  sampanHeard: [name: string, detail: unknown][];
  sampanPrevented: string[];
}

const PATIENCE = { timeout: 8_000, interval: 30 };

/** The built element in Chromium, on a page with the strictest policy; afterwards the page must be unharmed. */
export function chromiumDriver(tag: `sampan-${string}`): MakeDriver {
  return () => {
    let browser: Browser | null = null;
    let shop: ShopPage | null = null;
    const page = (): ShopPage['page'] => {
      if (shop === null) throw new Error('open() first');
      return shop.page;
    };
    const element = () => page().locator(tag);
    const text = async (): Promise<string> => {
      const shown = await element().locator('.s-root').allInnerTexts();
      return oneLine(shown.join(' '));
    };
    const named = (name?: string | RegExp) => (name === undefined ? {} : { name, exact: typeof name === 'string' });
    const driver: WidgetDriver = {
      runs_in: 'chromium',
      async open({ attributes = {}, properties = {}, answers = {}, now }) {
        if (browser === null) throw new Error('the browser is not up');
        shop = await openShop(browser, {
          body: `<main>${tagHtml(tag, { api: API, ...attributes })}</main>`,
          properties: { tag, values: properties },
          answers,
          page: { context: { permissions: ['clipboard-read', 'clipboard-write'] } },
          ...(now === undefined ? {} : { now }),
        });
      },
      see: (wanted) =>
        vi.waitFor(async () => {
          const shown = await text();
          if (!says(shown, wanted)) throw new Error(`${String(wanted)} is not in: ${shown}`);
        }, PATIENCE),
      notSee: (unwanted) =>
        vi.waitFor(async () => {
          const shown = await text();
          if (says(shown, unwanted)) throw new Error(`${String(unwanted)} is in: ${shown}`);
        }, PATIENCE),
      text,
      count: (role, name) => element().getByRole(role, named(name)).count(),
      parts: (part) => element().locator(`[part~="${part}"]`).count(),
      attribute: (role, name, attribute) =>
        element().getByRole(role, named(name)).first().getAttribute(attribute, PATIENCE),
      click: (role, name) => element().getByRole(role, named(name)).first().click(PATIENCE),
      fill: (label, value) => control(label).fill(value, PATIENCE),
      valueOf: (label) => control(label).inputValue(PATIENCE),
      async choose(label, option) {
        const any = element().getByLabel(labelPattern(label)).first();
        const kind = await any.evaluate(
          (found) => (found.getAttribute('role') === 'combobox' ? 'combobox' : found.localName),
          null,
          PATIENCE,
        );
        if (kind === 'select') await any.selectOption({ label: option }, PATIENCE);
        else if (kind === 'combobox') {
          await any.fill(option);
          await element().getByRole('option', { name: option }).first().click(PATIENCE);
        } else
          await any
            .getByRole('radio', { name: option })
            .first()
            .check({ force: true, ...PATIENCE });
      },
      press: (key) => page().keyboard.press(key === ' ' ? 'Space' : key),
      type: (typed) => page().keyboard.type(typed),
      focusedName: () =>
        page().evaluate(() => {
          let active = document.activeElement;
          while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
          if (active === null || active === document.body) return '';
          const label = (active as HTMLInputElement).labels?.[0]?.textContent;
          return (active.getAttribute('aria-label') ?? label ?? active.textContent ?? '').replace(/\s+/g, ' ').trim();
        }),
      events: (name) =>
        page().evaluate(
          (wanted) =>
            (globalThis as unknown as Heard).sampanHeard
              .filter(([known]) => known === wanted)
              .map(([, detail]) => detail),
          name,
        ),
      prevent: (name: HeardEvent) =>
        page().evaluate((given) => void (globalThis as unknown as Heard).sampanPrevented.push(given), name),
      calls: () => shop?.api.calls() ?? [],
      setAttribute: (name, value) =>
        element().evaluate(
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
          const keys = keysIn(await text());
          if (keys.length > 0) throw new Error(`MESSAGE_KEYS lacks ${keys.join(', ')}`);
          await closing.check();
        } finally {
          shop = null;
          await closing.close();
        }
      },
    };
    const control = (label: string) =>
      element().getByLabel(labelPattern(label)).and(page().locator('input, textarea, select')).first();
    beforeAll(async () => {
      browser = await launchBrowser();
    });
    afterEach(() => driver.close());
    afterAll(() => browser?.close());
    return driver;
  };
}
