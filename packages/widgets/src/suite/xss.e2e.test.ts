import { launchBrowser } from '@sampan/testing/browser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { problem, type Answers } from './api-stub.fixtures.ts';
import { poisonOf } from './poison.fixtures.ts';
import { openShop, tagHtml, type Browser, type Page, type ShopPage } from './shop-page.fixtures.ts';
import { playScene } from './stage.fixtures.ts';
import { API } from './widget-driver.fixtures.ts';
import { WIDGET_ROWS } from './widget-rows.fixtures.ts';
import { XSS_STRINGS } from './xss-strings.fixtures.ts';

const KEY = 'pk_live_';
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

/** The answers of a scene for the string whose number stands in the caller's key. */
function poisoned(answers: Answers, poison: (answer: unknown, text: string) => unknown): Answers {
  return Object.fromEntries(
    Object.entries(answers).map(([route, said]) => [
      route,
      async (call) => {
        const at = Number((call.headers['x-publishable-key'] ?? '').slice(KEY.length));
        const answer = typeof said === 'function' ? await said(call) : said;
        return poison(answer, XSS_STRINGS[at] ?? '') as object;
      },
    ]),
  );
}

/** One element per string on one page without any policy, whose key says which string it is to meet. */
async function meetAll(
  browser: Browser,
  tag: string,
  attributes: Readonly<Record<string, string>>,
  answers: Answers,
): Promise<ShopPage> {
  const elements = XSS_STRINGS.map((_, at) => tagHtml(tag, { api: API, ...attributes, 'public-key': `${KEY}${at}` }));
  const shop = await openShop(browser, {
    policy: null,
    body: `<main>${elements.join('')}</main>`,
    scripts: ['v1/all.iife.js'],
    answers,
  });
  await expect.poll(() => shop.api.calls().length, { timeout: 20_000 }).toBeGreaterThanOrEqual(XSS_STRINGS.length);
  await shop.page.clock.runFor(3_000);
  return shop;
}

describe('strings that want to run stay text (issue: 200 strings through every field)', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  test('there are 200 of them, and they do run where a page takes them for markup', async () => {
    expect(new Set(XSS_STRINGS).size).toBeGreaterThanOrEqual(200);
    const shop = await openShop(browser, { policy: null, body: '<main></main>', scripts: [] });
    const ran = await shop.page.evaluate(
      async (strings) => {
        const page = globalThis as { __xss?: number };
        let count = 0;
        for (const text of strings) {
          delete page.__xss;
          const place = document.createElement('div');
          place.innerHTML = text;
          document.body.append(place);
          await new Promise((later) => setTimeout(later, 15));
          if (page.__xss === 1) count += 1;
          place.remove();
        }
        return count;
      },
      XSS_STRINGS.filter((text) => !/http-equiv|<base/.test(text)),
    );
    expect(ran).toBeGreaterThan(30);
    expect(shop.strangers.length + shop.dialogs.length).toBeGreaterThan(5);
    await shop.close();
  });

  test.each(WIDGETS)('<%s>: in every text the server gives', async (tag, row) => {
    const [{ attributes, answers }] = row.scenes;
    const shop = await meetAll(
      browser,
      tag,
      attributes,
      poisoned(answers, (answer, text) => poisonOf(answer, text, 'texts')),
    );
    const shown = await shop.page.evaluate((name) => {
      const texts = [...document.querySelectorAll(name)].map((element) => element.shadowRoot?.textContent ?? '');
      return texts.filter((text) => text.includes('__xss')).length;
    }, tag);
    // They are really on the page, as text.
    expect(shown).toBeGreaterThan(100);
    expect(await harmDone(shop, tag)).toEqual(NO_HARM);
    await shop.close();
  });

  test.each(WIDGETS)(
    '<%s>: in everything the server gives, codes, addresses of pictures and colours too',
    async (tag, row) => {
      const [{ attributes, answers }] = row.scenes;
      const shop = await meetAll(
        browser,
        tag,
        attributes,
        poisoned(answers, (answer, text) => poisonOf(answer, text, 'everything')),
      );
      expect(await harmDone(shop, tag)).toEqual(NO_HARM);
      await shop.close();
    },
  );

  test.each(WIDGETS)('<%s>: in the errors of the server', async (tag, row) => {
    const [{ attributes, answers }] = row.scenes;
    const refuse = (_answer: unknown, text: string): object =>
      problem(400, 'validation', text, { errors: [{ param: text, code: text, message: text }], detail: text });
    const shop = await meetAll(browser, tag, attributes, poisoned(answers, refuse));
    expect(await harmDone(shop, tag)).toEqual(NO_HARM);
    await shop.close();
  });

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
    const elements = XSS_STRINGS.flatMap((text) => [
      tagHtml(tag, { ...Object.fromEntries(names.map((name) => [name, text])), api: API }),
      tagHtml(tag, { ...harmless, api: text }),
    ]);
    const everything = Object.fromEntries(
      Object.keys(row.scenes[0].answers).map((route) => [route, problem(404, 'not_found')]),
    );
    const shop = await openShop(browser, {
      policy: null,
      body: `<main>${elements.join('')}</main>`,
      scripts: ['v1/all.iife.js'],
      answers: everything,
    });
    await shop.page.clock.runFor(3_000);
    await expect.poll(() => readyOn(shop.page, tag)).toBe(elements.length);
    // A page that names another server gets that server; nothing else of it may come through.
    expect(await harmDone(shop, tag)).toEqual({ ...NO_HARM, strangers: expect.any(Array) as string[] });
    await shop.close();
  });

  test.each(WIDGETS)('<%s>: in every field somebody types into', async (tag, row) => {
    for (const scene of row.scenes) {
      const stage = await playScene(browser, row, scene, { policy: null });
      const fields = await stage.page.evaluate(
        async ([name, strings]) => {
          const root = document.querySelector(name)?.shadowRoot;
          let typed = 0;
          for (const text of strings)
            for (const field of root?.querySelectorAll<HTMLInputElement>(
              'input:not([type=radio], [type=checkbox]), textarea',
            ) ?? []) {
              Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
              field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
              field.dispatchEvent(new FocusEvent('focusout', { bubbles: true, composed: true }));
              typed += 1;
              await Promise.resolve();
            }
          for (const form of root?.querySelectorAll('form') ?? []) form.requestSubmit();
          return typed;
        },
        [tag, XSS_STRINGS] as const,
      );
      if (scene.attributes['tracking-id'] === undefined) expect(fields).toBeGreaterThanOrEqual(XSS_STRINGS.length);
      await stage.page.clock.runFor(2_000);
      expect(await harmDone(stage, tag)).toEqual(NO_HARM);
      await stage.close();
    }
  });
});

const readyOn = (page: Page, tag: string): Promise<number> =>
  page.evaluate(
    (name) =>
      [...document.querySelectorAll(name)].filter((element) => element.shadowRoot?.querySelector('.s-root')).length,
    tag,
  );
