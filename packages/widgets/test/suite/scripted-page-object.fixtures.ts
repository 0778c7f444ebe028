import { vi } from 'vitest';
import type { WidgetPageObject } from './chromium-page-object.fixtures.ts';
import { labelPattern, oneLine, says } from './widget-driver.fixtures.ts';

/** What the jobs of the widgets need of a page object. */
export type JobHands = Pick<WidgetPageObject, 'see' | 'fill' | 'click'>;

/** Runs in the page: the shown elements of a widget by their labels or texts, used as its own script would. */
function use(widget: Element, what: 'fill' | 'click', source: string, value: string): string {
  const wanted = new RegExp(source, 'u');
  const kind = what === 'fill' ? 'input, textarea, select' : 'button, summary';
  for (const element of widget.shadowRoot?.querySelectorAll<HTMLInputElement>(kind) ?? []) {
    if (element.disabled || element.getClientRects().length === 0) continue;
    const labels = [element.getAttribute('aria-label'), ...[...(element.labels ?? [])].map((one) => one.textContent)];
    if (what === 'click') labels.push(element.textContent);
    if (!labels.some((label) => wanted.test((label ?? '').trim()))) continue;
    element.focus();
    if (what === 'click') element.click();
    else {
      element.value = value;
      for (const name of ['input', 'change']) element.dispatchEvent(new Event(name, { bubbles: true, composed: true }));
    }
    return '';
  }
  return `there is nothing to ${what} named ${source}`;
}

/**
 * Eyes and hands on a widget that neither selectors nor the driver's mouse reach, by expressions of the page's script.
 *
 * @param widget an expression for the element
 */
export function scriptedPageObject(
  run: (expression: string) => Promise<unknown>,
  widget: string,
  timeout: number,
): JobHands {
  const patience = { timeout, interval: 50 };
  const act = (what: 'fill' | 'click', name: RegExp, value = '') =>
    vi.waitFor(async () => {
      const words = [what, name.source, value].map((word) => JSON.stringify(word)).join();
      const trouble = await run(`(${use.toString()})(${widget}, ${words})`);
      if (trouble !== '') throw new Error(String(trouble));
    }, patience);
  return {
    see: (wanted) =>
      vi.waitFor(async () => {
        const shown = oneLine(
          String(await run(`${widget}?.shadowRoot?.querySelector('.s-root')?.innerText ?? 'nothing'`)),
        );
        if (!says(shown, wanted)) throw new Error(`${String(wanted)} is not in: ${shown}`);
      }, patience),
    fill: (label, value) => act('fill', labelPattern(label), value),
    click: (_role, name) => act('click', typeof name === 'string' ? labelPattern(name) : name),
  };
}
