import { expect, test } from 'vitest';
import { misfits, PARENTS, parentsHtml } from './parents.fixtures.ts';
import { openShop } from './shop-page.fixtures.ts';
import { API } from './widget-driver.fixtures.ts';
import { WIDGET_ROWS } from './widget-rows.fixtures.ts';

test.each(WIDGET_ROWS.map((row) => [row.definition.tag, row] as const))(
  '<%s> has a width it can be used at in any parent, without sampan.css',
  async (tag, { scenes: [{ attributes, answers }] }) => {
    const shop = await openShop({
      policy: null,
      scripts: ['v1/all.iife.js'],
      body: parentsHtml(tag, { api: API, ...attributes }),
      answers,
    });
    const widths = (): Promise<number[]> =>
      shop.page
        .locator(tag)
        .evaluateAll((elements) =>
          elements.map((element) => element.shadowRoot?.querySelector('.s-root')?.getBoundingClientRect().width ?? 0),
        );
    await expect
      .poll(async () => (await widths()).filter((width) => width > 0).length)
      .toBe(Object.keys(PARENTS).length);
    expect(misfits(await widths())).toEqual([]);
    await shop.check();
  },
);
