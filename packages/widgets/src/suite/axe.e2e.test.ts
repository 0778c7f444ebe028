import { expectNoAxeViolations, launchBrowser, type PageSettings } from '@sampan/testing/browser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser, ShopSetup } from './shop-page.fixtures.ts';
import { playScene } from './stage.fixtures.ts';
import { WIDGET_ROWS } from './widget-rows.fixtures.ts';

interface Look {
  readonly attributes?: Readonly<Record<string, string>>;
  readonly page?: PageSettings;
  readonly css?: string;
}

/** How people look at a page (issue: light, dark, forced colours, 200 % text, 320 px). */
const LOOKS: Readonly<Record<string, Look>> = {
  light: {},
  dark: { attributes: { theme: 'dark' } },
  'dark by the system': { attributes: { theme: 'auto' }, page: { theme: 'dark' } },
  'forced colours': { page: { context: { forcedColors: 'active' } } },
  '200 % text': { css: 'html { zoom: 2; font-size: 200% }' },
  '320 px': { page: { width: 320, height: 640, touch: true } },
};

describe('everyone can use a widget', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  const cases = WIDGET_ROWS.flatMap((row) =>
    row.scenes.map((scene) => [row.definition.tag, scene.name, row, scene] as const),
  );
  test.each(cases)(
    '<%s>, %s: axe finds nothing in any look, and nothing is cut off',
    async (tag, _name, row, scene) => {
      const found: string[] = [];
      for (const [name, look] of Object.entries(LOOKS)) {
        const setup: Partial<ShopSetup> = { policy: null, body: '<h1>Shop</h1>', ...look };
        const stage = await playScene(browser, row, scene, setup);
        await expectNoAxeViolations(stage.page, { include: [tag] }).catch((error: unknown) =>
          found.push(`${name}: ${String(error)}`),
        );
        const wide = await stage.page.evaluate((selector) => {
          const root = document.querySelector(selector)?.shadowRoot;
          return [...(root?.querySelectorAll('*') ?? [])]
            .filter((element) => !element.matches('.s-visually-hidden, .s-visually-hidden *'))
            .filter(
              (element) =>
                element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX !== 'visible',
            )
            .map((element) => `${element.localName}.${String(element.className)}`);
        }, tag);
        const page_scrolls = await stage.page.evaluate(
          () => document.documentElement.scrollWidth > document.documentElement.clientWidth + 1,
        );
        if (page_scrolls) found.push(`${name}: the page scrolls sideways`);
        found.push(...wide.map((element) => `${name}: ${element} is cut off`));
        await stage.close();
      }
      expect(found).toEqual([]);
    },
  );
});
