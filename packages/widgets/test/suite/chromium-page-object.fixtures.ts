import { vi } from 'vitest';
import type { Page } from './shop-page.fixtures.ts';
import { labelPattern, oneLine, says, type WidgetDriver } from './widget-driver.fixtures.ts';

/** The part of a driver that looks at a widget and uses it. */
export type WidgetPageObject = Pick<
  WidgetDriver,
  | 'see'
  | 'notSee'
  | 'text'
  | 'count'
  | 'parts'
  | 'attribute'
  | 'click'
  | 'fill'
  | 'valueOf'
  | 'choose'
  | 'press'
  | 'type'
  | 'focusedName'
>;

/** Eyes and hands on the one widget that a selector finds on a page; `timeout` is how long they wait in ms. */
export function widgetPageObject(page: () => Page, selector: string, timeout = 8_000): WidgetPageObject {
  const patience = { timeout, interval: 30 };
  const element = () => page().locator(selector);
  const text = async (): Promise<string> => {
    const shown = await element().locator('.s-root').allInnerTexts();
    return oneLine(shown.join(' '));
  };
  const named = (name?: string | RegExp) => (name === undefined ? {} : { name, exact: typeof name === 'string' });
  const control = (label: string) =>
    element().getByLabel(labelPattern(label)).and(page().locator('input, textarea, select')).first();
  return {
    see: (wanted) =>
      vi.waitFor(async () => {
        const shown = await text();
        if (!says(shown, wanted)) throw new Error(`${String(wanted)} is not in: ${shown}`);
      }, patience),
    notSee: (unwanted) =>
      vi.waitFor(async () => {
        const shown = await text();
        if (says(shown, unwanted)) throw new Error(`${String(unwanted)} is in: ${shown}`);
      }, patience),
    text,
    count: (role, name) => element().getByRole(role, named(name)).count(),
    parts: (part) => element().locator(`[part~="${part}"]`).count(),
    attribute: (role, name, attribute) =>
      element().getByRole(role, named(name)).first().getAttribute(attribute, patience),
    // The line of <details> is pressed like a button; browsers give it no role of its own.
    click: (role, name) =>
      (role === 'button'
        ? element()
            .getByRole(role, named(name))
            .or(element().locator('summary', { hasText: name }))
        : element().getByRole(role, named(name))
      )
        .first()
        .click(patience),
    fill: (label, value) => control(label).fill(value, patience),
    valueOf: (label) => control(label).inputValue(patience),
    async choose(label, option) {
      const any = element().getByLabel(labelPattern(label)).first();
      const kind = await any.evaluate(
        (found) => (found.getAttribute('role') === 'combobox' ? 'combobox' : found.localName),
        null,
        patience,
      );
      if (kind === 'select') await any.selectOption({ label: option }, patience);
      else if (kind === 'combobox') {
        await any.fill(option);
        await element().getByRole('option', { name: option }).first().click(patience);
      } else
        await any
          .getByRole('radio', { name: option })
          .first()
          .check({ force: true, ...patience });
    },
    press: (key) => page().keyboard.press(key === ' ' ? 'Space' : key),
    type: (typed) => page().keyboard.type(typed),
    focusedName: () =>
      page().evaluate(() => {
        let active = document.activeElement;
        while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
        if (active === null || active === document.body) return '';
        const label = (active as HTMLInputElement).labels?.[0]?.textContent;
        return (active.getAttribute('aria-label') ?? label ?? active.textContent ?? '').replace(/\s+/g, ' ').trim();
      }),
  };
}
