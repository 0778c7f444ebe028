import { handsOn, type Hands } from './chromium-hands.fixtures.ts';
import { openShop, tagHtml, type Browser, type ShopPage, type ShopSetup } from './shop-page.fixtures.ts';
import { API } from './widget-driver.fixtures.ts';
import type { Scene, WidgetRow } from './widget-row.fixtures.ts';

/** A scene of a widget on a shop's page, played to its end. */
export interface Stage extends ShopPage {
  readonly widget: Hands;
}

/**
 * Opens a page with one widget and plays a scene in it. The widget stands in `#stage`, 600 px wide.
 *
 * @param more the rest of the page; its `body` comes before the widget
 */
export async function playScene(
  browser: Browser,
  { definition }: WidgetRow,
  scene: Scene,
  more: Partial<ShopSetup> & { attributes?: Readonly<Record<string, string>> } = {},
): Promise<Stage> {
  const { attributes = {}, body = '', css = '', ...rest } = more;
  const tag = tagHtml(definition.tag, { api: API, ...scene.attributes, ...attributes });
  const shop = await openShop(browser, {
    answers: scene.answers,
    ...rest,
    body: `${body}<main><div id="stage">${tag}</div></main>`,
    css: `#stage{display:block!important;width:600px!important;max-width:100%!important}${css}`,
  });
  const widget = handsOn(() => shop.page, definition.tag);
  await beginScene(shop, definition.tag, scene);
  await scene.steps?.(widget);
  await widget.see(scene.shows);
  return { ...shop, widget };
}

/** Waits until the element is ready and lets the page do its part of a scene. */
export async function beginScene({ page }: ShopPage, tag: string, { begin }: Scene): Promise<void> {
  if (begin === undefined) return;
  await page.locator(tag).locator('.s-root').waitFor();
  await page.locator(tag).evaluate(begin);
}
