import { newPage, sharedBrowser } from '@sampan/testing/browser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { imageDifference } from './image-difference.fixtures.ts';
import { trackingRow } from '../tracking/tracking.row.fixtures.ts';
import type { Page, ShopPage } from './shop-page.fixtures.ts';
import { playAllScenes, playScene, type Scenes } from './stage.fixtures.ts';
import type { WIDGET_ROWS } from './widget-rows.fixtures.ts';

interface Hostile {
  readonly css?: string;
  readonly dir?: 'rtl';
}

/** Share of pixels that may differ: what smoothing of letters does. */
const LIMIT = 0.001;

/** What themes and apps do to everything on their pages (widgets 8 'Hostile page CSS'). */
const HOSTILE: Readonly<Record<string, Hostile>> = {
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
  'reads from right to left': { dir: 'rtl' },
  'stacks everything highest': { css: 'body * { z-index: 2147483647 !important }' },
};

const ZOOM = 'html { zoom: 1.5 !important }';

/** Looks at these widgets on every hostile page, as they are and at work. */
export function describeHostilePage(rows: readonly (typeof WIDGET_ROWS)[number][]): void {
  describe('a page with a will of its own', () => {
    let canvas: Page;
    beforeAll(async () => {
      canvas = await newPage(await sharedBrowser());
    });
    afterAll(() => canvas.context().close());

    /** The first two scenes as they look on the page. */
    const picturesOf = async ({ page, selectorOf }: Scenes): Promise<Uint8Array[]> => {
      const pictures: Uint8Array[] = [];
      // Parts that come later have come, and what changes in steps has changed.
      await page.clock.runFor(1_000);
      // Beside the widget, whichever way the page reads: nothing is hovered.
      await page.mouse.move(640, 5);
      for (const at of [0, 1])
        pictures.push(await page.locator(selectorOf(at)).screenshot({ animations: 'disabled', caret: 'hide' }));
      return pictures;
    };
    async function dressed(scenes: Scenes, page: Hostile): Promise<Uint8Array[]> {
      const sheet = await scenes.page.addStyleTag({ content: page.css ?? '/* as it is */' });
      await scenes.page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), page.dir ?? 'ltr');
      const pictures = await picturesOf(scenes);
      await sheet.evaluate((element) => (element as Element).remove());
      return pictures;
    }

    const widgets = rows.map((row) => [row.definition.tag, row] as const);
    test.each(widgets)('<%s> looks the same on it', async (_tag, row) => {
      const scenes = await playAllScenes({ ...row, scenes: row.scenes.slice(0, 2) as never }, { policy: null });
      const plain = await picturesOf(scenes);
      const zoomed = await dressed(scenes, { css: ZOOM });
      const different: string[] = [];
      const compare = async (name: string, one: Uint8Array[], other: Uint8Array[]): Promise<void> => {
        for (const at of [0, 1]) {
          const { sizes, share } = await imageDifference(canvas, one[at] as Uint8Array, other[at] as Uint8Array);
          if (share > LIMIT)
            different.push(
              `${row.scenes[at]?.name}: ${name}, ${Math.round(share * 1_000) / 10} %, ${sizes.join(' and ')}`,
            );
        }
      };
      for (const [name, page] of Object.entries(HOSTILE)) await compare(name, plain, await dressed(scenes, page));
      await compare(
        'zoomed',
        zoomed,
        await dressed(scenes, { css: `${HOSTILE['takes everything from everything']?.css}${ZOOM}` }),
      );
      await scenes.close();
      expect(different).toEqual([]);
    });

    test.each(widgets)(
      "<%s> starts on a page that takes everything from everything, and below the shop's own layers",
      async (tag, row) => {
        const bar =
          '#bar { position: fixed !important; inset: 0 0 auto 0 !important; height: 120px !important; z-index: 1 !important }';
        const css = `${HOSTILE['takes everything from everything']?.css}${bar}`;
        const plain = await playScene(row, row.scenes[0]);
        const hostile = await playScene(row, row.scenes[0], { css, body: '<nav id="bar"></nav>' });
        const widthOf = async ({ page }: ShopPage): Promise<object | null> => {
          await page.clock.runFor(1_000);
          const box = await page.locator(tag).boundingBox();
          return box && { width: box.width, height: box.height };
        };
        expect(await widthOf(hostile)).toEqual(await widthOf(plain));
        expect(await hostile.page.evaluate(() => document.elementFromPoint(60, 60)?.id)).toBe('bar');
        await plain.close();
        await hostile.close();
      },
    );

    test('a picture of something else is noticed', async () => {
      const scenes = await playAllScenes(trackingRow, { policy: null });
      const [plain] = await picturesOf(scenes);
      const [other] = await dressed(scenes, { css: 'sampan-tracking { --sampan-text: red }' });
      expect((await imageDifference(canvas, plain as Uint8Array, other as Uint8Array)).share).toBeGreaterThan(LIMIT);
      await scenes.close();
    });
  });
}
