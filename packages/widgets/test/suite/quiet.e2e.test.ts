import { describe, expect, test } from 'vitest';
import type { Answers } from './api-stub.fixtures.ts';
import { widgetPageObject } from './chromium-page-object.fixtures.ts';
import { describeFailures, errorsOn } from './quiet.suite.ts';
import { openShop, tagHtml, type HeardByPage, type Page } from './shop-page.fixtures.ts';
import { beginScene, playAllScenes } from './stage.fixtures.ts';
import { API, SDK } from './widget-driver.fixtures.ts';
import { WIDGET_ROWS } from './widget-rows.fixtures.ts';

const WIDGETS = WIDGET_ROWS.map((row) => [row.definition.tag, row] as const);

// Each failure befalls one of the four widgets here, and the other three in the matrix.
describeFailures((failure, widget) => failure === widget);

describe('a widget that cannot work stays quiet (widgets 7.3)', () => {
  test.each(WIDGETS)('<%s> offline says so, and by itself works when the connection is back', async (tag, row) => {
    const [scene] = row.scenes;
    const shop = await openShop({
      body: '<main></main><sampan-tracking hidden></sampan-tracking>',
      scripts: ['v1/all.iife.js'],
      answers: scene.answers,
    });
    shop.api.setOnline(false);
    await shop.page.context().setOffline(true);
    await shop.page.evaluate(
      ([name, attributes]) => {
        document.querySelector('sampan-tracking')?.remove();
        const element = document.createElement(name);
        for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
        document.querySelector('main')?.append(element);
      },
      [tag, { api: API, ...scene.attributes }] as const,
    );
    const widget = widgetPageObject(() => shop.page, tag);
    await beginScene(shop, tag, scene);
    await widget.see("You're offline.");
    expect(await widget.attribute('link', 'Open on Sampan', 'href')).toBe(API + row.hosted);
    expect((await errorsOn(shop.page))[0]).toMatchObject({ type: 'network', code: 'offline', retryable: true });
    shop.api.setOnline(true);
    await shop.page.context().setOffline(false);
    await scene.steps?.(widget);
    await widget.see(scene.shows);
    await shop.check();
    await shop.close();
  });

  test.each(WIDGETS)('<%s> without a server to ask is calm as well', async (tag, row) => {
    const [scene] = row.scenes;
    const body = `<main>${tagHtml(tag, { api: 'no address', ...scene.attributes })}</main>`;
    const shop = await openShop({ body });
    await beginScene(shop, tag, scene);
    await shop.page.clock.runFor(4_000);
    await widgetPageObject(() => shop.page, tag).see(/available|server/);
    expect(await errorsOn(shop.page)).not.toHaveLength(0);
    await shop.check();
    await shop.close();
  });

  test.each(WIDGETS)(
    'when the script of <%s> cannot be fetched, the page is told and the link inside the tag is there',
    async (tag, row) => {
      const { entry } = row.definition;
      let is_down = true;
      const shop = await openShop({
        body: `<main>${tagHtml(tag, { api: API, ...row.scenes[0].attributes }, `<a href="${API}${row.hosted}">Our page</a>`)}</main>`,
        file: (path) => (is_down && path.endsWith(`/${entry}.js`) ? null : undefined),
        answers: row.scenes[0].answers,
      });
      await expect
        .poll(() => shop.page.evaluate(() => (globalThis as unknown as HeardByPage).sampanHeard))
        .toContainEqual(['sampan-loaderror', `${SDK}/sdk/v1/`]);
      const link = shop.page.getByRole('link', { name: 'Our page' });
      expect(await link.isVisible()).toBe(true);
      expect(await link.getAttribute('href')).toBe(API + row.hosted);
      expect(shop.wrongs).toEqual([]);
      is_down = false;
      // It tries again without anybody's doing, with every part it needs.
      await shop.page.clock.runFor(5_000);
      await expect
        .poll(() => shop.page.evaluate(() => (globalThis as unknown as HeardByPage).sampanHeard))
        .toContainEqual(['sampan-ready', null]);
      await shop.close();
    },
  );

  test('without their scripts widgets keep their places, and after two seconds show the links inside the tags', async () => {
    const tags = WIDGETS.map(([tag, { scenes, hosted }]) =>
      tagHtml(tag, scenes[0].attributes, `<a href="${API}${hosted}">Our page</a>`),
    );
    const shop = await openShop({
      policy: null,
      head: `<link rel="stylesheet" href="${SDK}/sdk/v1/sampan.css">`,
      scripts: [],
      body: `<main>${tags.join('')}</main>`,
    });
    const heightsOf = (): Promise<(number | undefined)[]> =>
      Promise.all(WIDGETS.map(async ([tag]) => (await shop.page.locator(tag).boundingBox())?.height));
    const heights = await heightsOf();
    for (const [at, [, { definition }]] of WIDGETS.entries())
      expect(heights[at]).toBeGreaterThanOrEqual(definition.height[0]);
    const shown = (): Promise<boolean[]> =>
      Promise.all(WIDGETS.map(([tag]) => shop.page.locator(tag).locator('a').isVisible()));
    await expect.poll(shown, { timeout: 8_000 }).toEqual(WIDGETS.map(() => true));
    expect(await heightsOf()).toEqual(heights);
    await shop.close();
  });
});

/** What nanostores and Lit share between their copies on a page. */
const OF_LIBRARIES = ['litPropertyMetadata', 'nanostoresGlobal', 'reactiveElementVersions'];

describe('a widget at work leaves the page alone', () => {
  test.each(WIDGETS)(
    '<%s> sets no global but window.sampan and those of its libraries, no cookie, no storage, and asks no stranger',
    async (_tag, row) => {
      const globalsOf = (page: Page): Promise<string[]> =>
        page.evaluate(() => Object.keys(globalThis).filter((name) => !/^(__|sampanHeard|sampanPrevented)/.test(name)));
      const empty = await openShop({ body: '', scripts: [] });
      const before = await globalsOf(empty.page);
      await empty.close();
      const scenes = await playAllScenes(row);
      const added = (await globalsOf(scenes.page)).filter((name) => !before.includes(name));
      expect(added.toSorted()).toEqual([...OF_LIBRARIES, 'sampan']);
      await scenes.check();
      await scenes.close();
    },
  );

  test('all widgets on one page leave each other alone', async () => {
    const tags = WIDGET_ROWS.map(({ definition, scenes: [{ attributes }] }) =>
      tagHtml(definition.tag, { api: API, ...attributes }),
    );
    const answers = Object.assign({}, ...WIDGET_ROWS.map(({ scenes: [scene] }) => scene.answers)) as Answers;
    const shop = await openShop({ body: `<main>${tags.join('')}</main>`, answers });
    for (const { definition, scenes } of WIDGET_ROWS) {
      const widget = widgetPageObject(() => shop.page, definition.tag);
      await shop.page.locator(definition.tag).scrollIntoViewIfNeeded();
      await beginScene(shop, definition.tag, scenes[0]);
      await scenes[0].steps?.(widget);
      await widget.see(scenes[0].shows);
    }
    await shop.check();
    await shop.close();
  });
});
