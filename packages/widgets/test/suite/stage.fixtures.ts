import { problem, type Answers, type ApiCall } from './api-stub.fixtures.ts';
import { widgetPageObject, type WidgetPageObject } from './chromium-page-object.fixtures.ts';
import { openShop, tagHtml, type ShopPage, type ShopSetup } from './shop-page.fixtures.ts';
import { API } from './widget-driver.fixtures.ts';
import type { Scene, WidgetRow } from './widget-row.fixtures.ts';

/** A scene of a widget on a shop's page, played to its end. */
export interface Stage extends ShopPage {
  readonly widget: WidgetPageObject;
}

/**
 * Opens a page with one widget and plays a scene in it. The widget stands in `#stage`, 600 px wide.
 *
 * @param more the rest of the page; its `body` comes before the widget
 */
export async function playScene(
  { definition }: WidgetRow,
  scene: Scene,
  more: Partial<ShopSetup> & { attributes?: Readonly<Record<string, string>> } = {},
): Promise<Stage> {
  const { attributes = {}, body = '', css = '', ...rest } = more;
  const tag = tagHtml(definition.tag, { api: API, ...scene.attributes, ...attributes });
  const shop = await openShop({
    answers: scene.answers,
    ...rest,
    body: `${body}<main><div id="stage">${tag}</div></main>`,
    css: `#stage{display:block!important;width:600px!important;max-width:100%!important}${css}`,
  });
  const widget = widgetPageObject(() => shop.page, definition.tag);
  await beginScene(shop, definition.tag, scene);
  await scene.steps?.(widget);
  await widget.see(scene.shows);
  return { ...shop, widget };
}

/** Waits until the element is ready and lets the page do its part of a scene. */
export async function beginScene({ page }: ShopPage, selector: string, { begin }: Scene): Promise<void> {
  if (begin === undefined) return;
  await page.locator(selector).locator('.s-root').waitFor();
  await page.locator(selector).evaluate(begin);
}

/** All scenes of a widget below each other on one page, each played to its end by its own hands. */
export interface Scenes extends ShopPage {
  readonly widgets: readonly WidgetPageObject[];
  /** Selector of the element that plays a scene, by its number. */
  readonly selectorOf: (at: number) => string;
}

const NUMBERED = /(\d+)$/;

/** Opens one page with every scene of a widget. Elements are told apart by the number at the end of their key. */
export async function playAllScenes(
  { definition: { tag }, scenes }: WidgetRow,
  more: Partial<ShopSetup> = {},
): Promise<Scenes> {
  const { body = '', css = '', ...rest } = more;
  const elements = scenes.map(({ attributes }, at) => {
    const key = `${attributes['public-key'] ?? 'pk_live_Shop'}${at}`;
    return `<div class="stage" id="scene-${at}">${tagHtml(tag, { api: API, ...attributes, 'public-key': key })}</div>`;
  });
  const routes = new Set(scenes.flatMap(({ answers }) => Object.keys(answers)));
  const answers: Answers = Object.fromEntries(
    [...routes].map((route) => [
      route,
      (call: ApiCall) => {
        const at = Number(NUMBERED.exec(call.headers['x-publishable-key'] ?? '')?.[1]);
        const said = scenes[at]?.answers[route] ?? problem(404, 'not_found');
        return typeof said === 'function' ? said(call) : said;
      },
    ]),
  );
  const shop = await openShop({
    answers,
    ...rest,
    body: `${body}<main>${elements.join('')}</main>`,
    css: `.stage{display:block!important;width:600px!important;max-width:100%!important}${css}`,
  });
  const selectorOf = (at: number): string => `#scene-${at} ${tag}`;
  const widgets: WidgetPageObject[] = [];
  for (const [at, scene] of scenes.entries()) {
    const widget = widgetPageObject(() => shop.page, selectorOf(at));
    await beginScene(shop, selectorOf(at), scene);
    await scene.steps?.(widget);
    await widget.see(scene.shows);
    widgets.push(widget);
  }
  return { ...shop, widgets, selectorOf };
}
