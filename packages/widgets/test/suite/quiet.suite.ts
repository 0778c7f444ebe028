import { describe, expect, test } from 'vitest';
import { NO_ANSWER, problem, type Answers } from './api-stub.fixtures.ts';
import { widgetPageObject } from './chromium-page-object.fixtures.ts';
import { openShop, tagHtml, type HeardByPage, type Page } from './shop-page.fixtures.ts';
import { beginScene } from './stage.fixtures.ts';
import { API } from './widget-driver.fixtures.ts';
import { WIDGET_ROWS } from './widget-rows.fixtures.ts';

/** The errors that the page was told of. */
export const errorsOn = (page: Page): Promise<unknown[]> =>
  page.evaluate(() =>
    (globalThis as unknown as HeardByPage).sampanHeard
      .filter(([name]) => name === 'sampan-error')
      .map(([, detail]) => detail),
  );

/** Every call answered the same way. */
const everything = (answers: Answers, answer: Answers[string]): Answers =>
  Object.fromEntries(Object.keys(answers).map((route) => [route, answer]));

/** Ways a server fails, and what the page is told. */
const FAILURES = [
  ['the server is down', NO_ANSWER, { type: 'network', code: 'network', retryable: true }],
  ['the key is wrong', problem(403, 'key_unknown'), { type: 'configuration', code: 'key_unknown', retryable: false }],
  ['the origin is refused', problem(403, 'origin_refused'), { type: 'configuration', code: 'origin_refused' }],
  ['the server broke', problem(500, 'internal'), { type: 'server', code: 'internal' }],
] as const;

/** What a widget shows and tells where every call fails, for the failures and widgets that are chosen by their numbers. */
export function describeFailures(chosen: (failure: number, widget: number) => boolean): void {
  const cases = WIDGET_ROWS.flatMap((row, widget) =>
    FAILURES.filter((_, failure) => chosen(failure, widget)).map(
      (failure) => [row.definition.tag, failure[0], row, failure] as const,
    ),
  );
  describe('a widget that cannot work stays quiet (widgets 7.3)', () => {
    test.each(cases)('<%s> when %s: one calm line, the hosted page, an event', async (tag, _name, row, failure) => {
      const [, answer, detail] = failure;
      const [scene] = row.scenes;
      const { attributes, answers } = scene;
      const shop = await openShop({
        body: `<main>${tagHtml(tag, { api: API, 'public-key': 'pk_live_Shop', ...attributes })}</main>`,
        answers: everything(answers, answer),
      });
      const widget = widgetPageObject(() => shop.page, tag);
      await beginScene(shop, tag, scene);
      await shop.page.clock.runFor(4_000);
      await widget.see('Open on Sampan');
      expect(await widget.count('alert')).toBe(1);
      expect(await widget.attribute('link', 'Open on Sampan', 'href')).toBe(API + row.hosted);
      const errors = await errorsOn(shop.page);
      expect(errors).not.toHaveLength(0);
      expect(errors[0]).toMatchObject({
        ...detail,
        message: expect.stringMatching(/\w/) as string,
        docUrl: expect.any(String) as string,
      });
      await shop.check();
      await shop.close();
    });
  });
}
