import { launchBrowser, newPage } from '@sampan/testing/browser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { imageDifference } from './image-difference.fixtures.ts';
import type { Browser, Page, ShopSetup } from './shop-page.fixtures.ts';
import { playScene } from './stage.fixtures.ts';
import type { Scene, WidgetRow } from './widget-row.fixtures.ts';
import { WIDGET_ROWS } from './widget-rows.fixtures.ts';

/** What themes and apps do to everything on their pages (widgets 8 'Hostile page CSS'). */
const HOSTILE: Readonly<Record<string, Partial<ShopSetup>>> = {
  'takes everything from everything': { css: '* { all: unset !important }' },
  'hides the tags we use': {
    css: `button, input, select, form, label, p, header, section, ol, li, h2, h3, a, svg { display: none !important; visibility: hidden !important; opacity: 0 !important }`,
  },
  'makes rems of 10 px': { css: 'html { font-size: 62.5% } body { font-size: 1.2rem }' },
  'sets its texts its own way': {
    css: `body { letter-spacing: .2em; word-spacing: 1em; line-height: 3; text-align: right; text-indent: 3em; white-space: pre;
      text-transform: uppercase; font-style: italic; font-weight: 900; font-variant: small-caps; word-break: break-all;
      color: red; list-style: square inside; cursor: wait; text-shadow: 1px 1px red; border-collapse: collapse; hyphens: auto;
      tab-size: 1; quotes: '<' '>'; caret-color: red; accent-color: red; text-underline-offset: 9px; overflow-wrap: anywhere }`,
  },
  'styles every tag': {
    css: `button, a, input, h2, h3, p, li, span { color: red !important; background: yellow !important; float: left !important;
      border: 5px solid red !important; margin: 9px !important; padding: 9px !important; position: relative !important;
      transform: rotate(1deg); font: 900 30px fantasy !important }`,
  },
  'reads from right to left': { html: 'lang="en" dir="rtl"' },
  'stacks everything highest': { css: 'body * { z-index: 2147483647 !important }' },
};

describe('a page with a will of its own', () => {
  let browser: Browser;
  let canvas: Page;
  beforeAll(async () => {
    browser = await launchBrowser();
    canvas = await newPage(browser);
  });
  afterAll(() => browser.close());

  async function pictureOf(row: WidgetRow, scene: Scene, more: Partial<ShopSetup>): Promise<Uint8Array> {
    const stage = await playScene(browser, row, scene, more);
    const picture = await stage.page.locator(row.definition.tag).screenshot({ animations: 'disabled', caret: 'hide' });
    await stage.close();
    return picture;
  }

  const cases = WIDGET_ROWS.flatMap((row) =>
    row.scenes.slice(0, 2).map((scene) => [row.definition.tag, scene.name, row, scene] as const),
  );
  test.each(cases)('<%s>, %s, looks the same on it', async (_tag, _name, row, scene) => {
    const plain = await pictureOf(row, scene, {});
    const shares: Record<string, string> = {};
    for (const [name, page] of Object.entries(HOSTILE)) {
      const { sizes, share } = await imageDifference(canvas, plain, await pictureOf(row, scene, page));
      if (share > 0.001) shares[name] = `${(share * 100).toFixed(1)} %, ${sizes.join(' and ')}`;
    }
    expect(shares).toEqual({});
  });

  test.each(cases)('<%s>, %s, zoomed by the page looks as on a plain zoomed page', async (_tag, _name, row, scene) => {
    const zoomed = 'html { zoom: 1.5 }';
    const plain = await pictureOf(row, scene, { css: zoomed });
    const hostile = await pictureOf(row, scene, {
      css: `* { all: unset !important } ${zoomed.replace('1.5', '1.5 !important')}`,
    });
    expect((await imageDifference(canvas, plain, hostile)).share).toBeLessThanOrEqual(0.001);
  });

  test('a picture of something else is noticed', async () => {
    const [row] = WIDGET_ROWS;
    if (row === undefined) throw new Error('there is no widget');
    const [scene] = row.scenes;
    const plain = await pictureOf(row, scene, {});
    const other = await pictureOf(row, scene, { css: `${row.definition.tag} { --sampan-text: red }` });
    expect((await imageDifference(canvas, plain, other)).share).toBeGreaterThan(0.001);
  });

  test.each(WIDGET_ROWS.map((row) => [row.definition.tag, row] as const))(
    "<%s> stays below the shop's own layers",
    async (tag, row) => {
      const stage = await playScene(browser, row, row.scenes[0], {
        body: '<nav id="bar">Shop</nav>',
        css: '#bar { position: fixed; inset: 0 0 auto 0; height: 120px; z-index: 1; background: white }',
      });
      const topmost = await stage.page.evaluate(() => document.elementFromPoint(60, 60)?.id);
      expect(topmost).toBe('bar');
      expect(await stage.page.locator(tag).boundingBox()).toMatchObject({ y: expect.closeTo(8, 0) as number });
      await stage.close();
    },
  );
});
