import { describe, expect, test } from 'vitest';
import { openShop, type Page } from './shop-page.fixtures.ts';

/** Ways to harm a page, each of which the stage must notice: a suite that cannot fail proves nothing. */
const HARM: Readonly<Record<string, () => unknown>> = {
  'an inline style': () => document.body.setAttribute('style', 'color: red'),
  'a style element': () => document.head.append(Object.assign(document.createElement('style'), { textContent: 'a{}' })),
  'markup from a string': () => {
    document.body.innerHTML = '<b>x</b>';
  },
  'a policy of trusted types': () =>
    (
      globalThis as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => void } }
    ).trustedTypes.createPolicy('any', {}),
  'a picture of a stranger': () => document.body.append(Object.assign(new Image(), { src: 'https://stranger.test/x' })),
  'a call to a stranger': () => fetch('https://stranger.test/x').catch(() => {}),
  'a cookie': () => {
    document.cookie = 'seen=1';
  },
  'local storage': () => localStorage.setItem('seen', '1'),
  'session storage': () => sessionStorage.setItem('seen', '1'),
  'a database': () => new Promise((done) => Object.assign(indexedDB.open('seen'), { onsuccess: done })),
  'an error nobody catches': () =>
    void setTimeout(() => {
      throw new Error('thrown');
    }),
  'an error line in the console': () => console.error('said'),
  'a dialog': () => void setTimeout(() => alert('hello')),
};

describe('the stage of the widgets', () => {
  async function harmed(harm: (page: Page) => Promise<unknown>): Promise<string> {
    const shop = await openShop({ body: '<p>Shop</p>', scripts: [] });
    await harm(shop.page);
    await shop.page.clock.runFor(100);
    const found = await shop.check().then(
      () => '',
      (error: unknown) => String(error),
    );
    await shop.close();
    return found;
  }

  test('a page nobody harms is unharmed', async () => {
    expect(await harmed(async () => {})).toBe('');
  });

  test.each(Object.entries(HARM))('%s is noticed', async (_name, harm) => {
    expect(await harmed((page) => page.evaluate(harm).catch(() => {}))).toContain('the page was harmed');
  });

  test('a call without an answer is noticed', async () => {
    expect(await harmed((page) => page.evaluate(() => fetch('https://api.test/api/v1/any')))).toContain(
      'GET /api/v1/any',
    );
  });
});
