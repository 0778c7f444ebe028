import type { BrowserContext, Page } from 'playwright-core';

interface WithLog {
  pressLog?: string[];
}

/**
 * Pages of the context remember the last presses, to tell why one had no effect: a button that moves between press and
 * release gets no click, and a page that is not drawn gets none either.
 */
export async function keepPressLog(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const log: string[] = ((globalThis as WithLog).pressLog = []);
    const record = ({ type, target }: Event) => {
      const { tagName = '', textContent, className } = (target ?? {}) as Partial<HTMLElement>;
      const text = textContent?.trim().slice(0, 30) ?? '';
      log.push(`${Math.round(performance.now())} ms ${type} ${tagName}.${String(className)} "${text}"`);
      if (log.length > 20) log.shift();
    };
    for (const type of ['mousedown', 'mouseup', 'click', 'submit', 'change'])
      addEventListener(type, record, { capture: true, passive: true });
  });
}

/** The last presses on the page, oldest first, a line each; and whether the browser draws it. */
export async function describePresses(page: Page): Promise<string> {
  const state = await page.evaluate(async () => {
    const is_drawn = await Promise.race([
      new Promise((resolve) => requestAnimationFrame(() => resolve('drawn'))),
      new Promise((resolve) => setTimeout(() => resolve('not drawn for 2 s'), 2_000)),
    ]);
    const log = (globalThis as WithLog).pressLog ?? [];
    return [`${document.visibilityState}, ${String(is_drawn)}, now ${Math.round(performance.now())} ms`, ...log];
  });
  return state.join('\n');
}
