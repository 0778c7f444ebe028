import { hostileAnswer, XSS_STRINGS, XSS_TEXTS, XSS_TYPED } from '@sampan/testing/hostile';
import { describe, expect, test } from 'vitest';
import { problem, type ApiAnswer } from './api-stub.fixtures.ts';
import { widgetPageObject } from './chromium-page-object.fixtures.ts';
import { instantServer, KEY } from './instant-server.fixtures.ts';
import { openShop, tagHtml, type Page, type ShopPage } from './shop-page.fixtures.ts';
import { beginScene } from './stage.fixtures.ts';
import { API } from './widget-driver.fixtures.ts';
import type { WidgetRow } from './widget-row.fixtures.ts';
import { WIDGET_ROWS } from './widget-rows.fixtures.ts';

const WIDGETS = WIDGET_ROWS.map((row) => [row.definition.tag, row] as const);

/** What ran, and what could run once somebody clicks: nothing may be left in any of the lists. */
async function harmDone(shop: ShopPage, tag: string): Promise<object> {
  const in_page = await shop.page.evaluate((name) => {
    const all = [...document.querySelectorAll(name)].flatMap((element) => [
      element,
      ...(element.shadowRoot?.querySelectorAll('*') ?? []),
    ]);
    const addresses = /^(href|src|action|formaction|data|xlink:href)$/;
    const harmless = /^(https?|mailto|tel|viber|data):$/;
    const dangerous = all.flatMap((element) =>
      [...element.attributes]
        .filter(({ name: attribute, value }) => {
          if (element.localName === name) return false;
          if (/^on/i.test(attribute)) return true;
          const address = addresses.test(attribute) ? URL.parse(value, document.baseURI) : null;
          return address !== null && (!harmless.test(address.protocol) || /^data:(?!image)/i.test(address.href));
        })
        .map((attribute) => `${element.localName} ${attribute.name}=${attribute.value.slice(0, 80)}`),
    );
    return {
      ran: (globalThis as { __xss?: number }).__xss ?? 0,
      dangerous: [...new Set(dangerous)],
      foreign: all.filter((element) => /^(script|iframe|object|embed|link|meta|base)$/.test(element.localName)).length,
    };
  }, tag);
  return {
    ...in_page,
    dialogs: shop.dialogs,
    strangers: shop.strangers,
    uncaught: shop.wrongs.filter((line) => line.startsWith('uncaught')),
  };
}
const NO_HARM = { ran: 0, dangerous: [], foreign: 0, dialogs: [], strangers: [], uncaught: [] };

interface Crowd {
  readonly shop: ShopPage;
  /** How many of the elements show something that wanted to run, as text. */
  readonly shown: number;
}

/** One element per text on one page without any policy; the number in its key says which text it is to meet. */
async function meetAll(
  { definition, scenes: [scene] }: WidgetRow,
  change: (answer: ApiAnswer, text: string) => ApiAnswer,
): Promise<Crowd> {
  const { tag } = definition;
  const elements = XSS_TEXTS.map((_, at) =>
    tagHtml(tag, { api: API, ...scene.attributes, 'public-key': `${KEY}${at}` }),
  );
  const server = await instantServer(scene.answers, XSS_TEXTS.length, (answer, at) =>
    change(answer, XSS_TEXTS[at] ?? ''),
  );
  const shop = await openShop({
    policy: null,
    body: `<main>${elements.join('')}</main>`,
    scripts: ['v1/all.iife.js'],
    first: `${server};globalThis.sampanBegin=${String(scene.begin ?? '() => {}')}`,
  });
  await expect.poll(() => readyOn(shop.page, tag), { timeout: 20_000 }).toBe(elements.length);
  const called = await shop.page.evaluate((name) => {
    const page = globalThis as unknown as { sampanBegin: (element: Element) => void; sampanCalls: number };
    for (const element of document.querySelectorAll(name)) page.sampanBegin(element);
    return page.sampanCalls;
  }, tag);
  expect(called).toBeGreaterThanOrEqual(XSS_TEXTS.length);
  await shop.page.clock.runFor(2_000);
  const shown = await shop.page.evaluate(
    (name) =>
      [...document.querySelectorAll(name)].filter((element) => element.shadowRoot?.textContent.includes('__xss'))
        .length,
    tag,
  );
  return { shop, shown };
}

const inBody =
  (where: 'texts' | 'everything') =>
  ({ status, body }: ApiAnswer, text: string): ApiAnswer => ({ status, body: hostileAnswer(body, text, where) });

describe('strings that want to run stay text (issue: 200 strings through every field)', () => {
  test('there are 200 of them, and they do run where a page takes them for markup', async () => {
    expect(new Set(XSS_STRINGS).size).toBeGreaterThanOrEqual(200);
    const shop = await openShop({ policy: null, body: '<main></main>', scripts: [], page: { is_fresh: true } });
    const put = (strings: readonly string[]) =>
      shop.page.evaluate((markup) => {
        for (const text of markup) document.body.appendChild(document.createElement('div')).innerHTML = text;
      }, strings);
    // Each says which one it is, so that all can run at once. A dialog would stop the others: one of those comes by itself.
    await shop.page.evaluate(() => Object.assign(globalThis, { sampanRan: new Set<number>() }));
    await put(
      XSS_STRINGS.filter((text) => !/http-equiv|<base|alert|confirm|prompt/.test(text)).map((text, at) =>
        text.replaceAll('window.__xss=1', `window.sampanRan.add(${at})`),
      ),
    );
    const ran = () => shop.page.evaluate(() => (globalThis as unknown as { sampanRan: Set<number> }).sampanRan.size);
    await expect.poll(ran, { timeout: 20_000 }).toBeGreaterThan(30);
    await expect.poll(() => shop.strangers.length, { timeout: 20_000 }).toBeGreaterThan(5);
    expect(shop.dialogs).toEqual([]);
    await put(['<img src=x onerror=alert(1)>']);
    await expect.poll(() => shop.dialogs, { timeout: 20_000 }).toEqual(['1']);
  });

  test.each(WIDGETS)('<%s>: in every text the server gives', async (tag, row) => {
    const { shop, shown } = await meetAll(row, inBody('texts'));
    // They are really on the page, as text.
    expect(shown).toBeGreaterThan(XSS_TEXTS.length / 2);
    expect(await harmDone(shop, tag)).toEqual(NO_HARM);
    await shop.close();
  });

  test.each(WIDGETS)(
    '<%s>: in everything the server gives, codes, addresses of pictures and colours too',
    async (tag, row) => {
      const { shop } = await meetAll(row, inBody('everything'));
      expect(await harmDone(shop, tag)).toEqual(NO_HARM);
      await shop.close();
    },
  );

  test.each(WIDGETS)('<%s>: in the errors of the server', async (tag, row) => {
    const { shop } = await meetAll(row, (_answer, text) =>
      problem(400, 'validation', text, { errors: [{ param: text, code: text, message: text }], detail: text }),
    );
    expect(await harmDone(shop, tag)).toEqual(NO_HARM);
    await shop.close();
  });

  test.each(WIDGETS)(
    '<%s>: all of them in every text of every state, and in every field somebody types into',
    async (tag, row) => {
      const all = XSS_STRINGS.join('\n');
      for (const scene of row.scenes) {
        const first = await instantServer(scene.answers, 1, (answer) => inBody('texts')(answer, all));
        const body = `<main>${tagHtml(tag, { api: API, ...scene.attributes })}</main>`;
        const shop = await openShop({ policy: null, body, scripts: ['v1/all.iife.js'], first });
        await beginScene(shop, tag, scene);
        // Texts that people go by are gone; as far as the scene still gets, nothing may run.
        await scene.steps?.(widgetPageObject(() => shop.page, tag, 1_000)).catch(() => {});
        await typeEverywhere(shop.page, tag);
        await shop.page.clock.runFor(1_000);
        expect([scene.name, await harmDone(shop, tag)]).toEqual([scene.name, NO_HARM]);
        await shop.close();
      }
    },
  );

  test.each(WIDGETS)('<%s>: in every attribute', async (tag, row) => {
    const names = [
      ...row.definition.attributes.map(({ name }) => name),
      'public-key',
      'country',
      'locale',
      'theme',
      'api',
    ];
    const harmless = { api: API, ...row.scenes[0].attributes };
    const elements = XSS_TEXTS.flatMap((text) => [
      tagHtml(tag, { ...Object.fromEntries(names.map((name) => [name, text])), api: API }),
      tagHtml(tag, { ...harmless, api: text }),
    ]);
    const first = await instantServer(row.scenes[0].answers, 1, () => problem(404, 'not_found'));
    const body = `<main>${elements.join('')}</main>`;
    const shop = await openShop({ policy: null, body, scripts: ['v1/all.iife.js'], first });
    await expect.poll(() => readyOn(shop.page, tag), { timeout: 20_000 }).toBe(elements.length);
    await shop.page.clock.runFor(1_000);
    // A page that names another server gets that server; nothing else of it may come through.
    expect(await harmDone(shop, tag)).toEqual({ ...NO_HARM, strangers: expect.any(Array) as string[] });
    await shop.close();
  });
});

/** Types every string into every field and sends every form. */
async function typeEverywhere(page: Page, tag: string): Promise<void> {
  await page.evaluate(
    async ([name, strings]) => {
      const root = document.querySelector(name)?.shadowRoot;
      const fields = 'input:not([type=radio], [type=checkbox]), textarea';
      for (const text of strings)
        for (const field of root?.querySelectorAll<HTMLInputElement>(fields) ?? []) {
          Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
          field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
          field.dispatchEvent(new FocusEvent('focusout', { bubbles: true, composed: true }));
          await Promise.resolve();
        }
      for (const form of root?.querySelectorAll('form') ?? []) form.requestSubmit();
    },
    [tag, XSS_TYPED] as const,
  );
}

const readyOn = (page: Page, tag: string): Promise<number> =>
  page.evaluate(
    (name) =>
      [...document.querySelectorAll(name)].filter((element) => element.shadowRoot?.querySelector('.s-root')).length,
    tag,
  );
