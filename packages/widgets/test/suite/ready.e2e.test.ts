/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DIST } from '../../build/widget-list.ts';
import { openShop, tagHtml, type HeardByPage, type ShopPage } from './shop-page.fixtures.ts';
import { API } from './widget-driver.fixtures.ts';
import { WIDGET_ROWS } from './widget-rows.fixtures.ts';

interface FirstUse {
  readonly first_paint: readonly string[];
  readonly first_field: readonly string[];
}

const FILES = JSON.parse(readFileSync(`${DIST}first-use.json`, 'utf8')) as Readonly<Record<string, FirstUse>>;

/** Attributes with which these widgets begin with their form. */
const FORMS: Readonly<Record<string, Readonly<Record<string, string>>>> = { tracking: {}, 'confirm-address': {} };
const FIELD = 'input:visible, select:visible, textarea:visible';

const WIDGETS = WIDGET_ROWS.map((row) => [row.definition.tag, row] as const);

const readyTimes = async ({ page }: ShopPage): Promise<number> =>
  page.evaluate(
    () => (globalThis as unknown as HeardByPage).sampanHeard.filter(([name]) => name === 'sampan-ready').length,
  );

const formOf = ([tag, row]: (typeof WIDGETS)[number], file: (path: string) => string | null | undefined) =>
  openShop({
    body: `<main>${tagHtml(tag, { api: API, ...(FORMS[row.definition.entry] ?? row.scenes[0].attributes) })}</main>`,
    answers: row.scenes[0].answers,
    policy: null,
    file,
  });

test.each(WIDGETS)('<%s> tells that it is ready once its first field can be used, and once only', async (...widget) => {
  const shop = await formOf(widget, () => undefined);
  await expect.poll(() => readyTimes(shop)).toBe(1);
  const field = shop.page.locator(widget[0]).locator(FIELD).first();
  expect(await field.isEnabled()).toBe(true);
  await shop.page.clock.runFor(5_000);
  expect(await readyTimes(shop)).toBe(1);
});

test.each(WIDGETS)(
  '<%s> is ready with the files that its size counts, and not without one of them',
  async (...widget) => {
    const { entry } = widget[1].definition;
    const needed = new Set(FILES[entry]?.first_field);
    const missing = [...needed].filter((name) => !FILES[entry]?.first_paint.includes(name));
    const nameOf = (path: string): string => path.split('/').at(-1) ?? '';
    const whole = await formOf(widget, (path) => (needed.has(nameOf(path)) ? undefined : null));
    await expect.poll(() => readyTimes(whole)).toBe(1);
    await whole.close();
    for (const name of missing) {
      const without = await formOf(widget, (path) => (nameOf(path) === name ? null : undefined));
      await without.page.locator(widget[0]).locator('.s-root').waitFor();
      await without.page.clock.runFor(5_000);
      expect(await readyTimes(without)).toBe(0);
      expect(await without.page.locator(widget[0]).locator(FIELD).count()).toBe(0);
      await without.close();
    }
  },
);

/** The calculator asks nobody before its form is filled in. */
const ASKING = WIDGETS.filter(([, { definition }]) => definition.entry !== 'calculator');

test.each(ASKING)('<%s> that cannot reach its server is not ready', async (tag, { scenes: [{ attributes }] }) => {
  const shop = await openShop({ body: `<main>${tagHtml(tag, { api: 'no address', ...attributes })}</main>` });
  await shop.page.locator(tag).locator('[part~=failure]').waitFor();
  await shop.page.clock.runFor(5_000);
  expect(await readyTimes(shop)).toBe(0);
});
