import type { Page } from 'playwright-core';

/** The widths a screen is drawn for, and the narrowest one that must work (WCAG 1.4.10). */
const WIDTHS = [320, 375, 1280] as const;

/**
 * Resizes the page to each width and fails where it scrolls sideways. A resize costs a twentieth of loading the page again.
 * The page keeps its first width afterwards.
 *
 * @param look more to check at a width, while the page has it
 * @throws Error naming the widths and the widest elements that stick out
 */
export async function expectFits(
  page: Page,
  widths: readonly number[] = WIDTHS,
  look?: (width: number) => Promise<void>,
): Promise<void> {
  const before = page.viewportSize() ?? { width: 1280, height: 812 };
  const faults: string[] = [];
  // The page's own width comes last, so that nothing has to be put back.
  const order = widths.toSorted((a, b) => Number(a === before.width) - Number(b === before.width));
  for (const width of order) {
    await page.setViewportSize({ width, height: before.height });
    const out = await page.evaluate(async () => {
      // Observers of size answer in the frame after the one that measured.
      await new Promise((resolve, reject) => {
        setTimeout(() => reject(new Error(`not drawn for 15 s, ${document.visibilityState}`)), 15_000);
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      });
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth <= clientWidth) return null;
      const wide = [...document.body.querySelectorAll('*')].filter(
        (element) => element.getBoundingClientRect().right > clientWidth + 1,
      );
      return `${scrollWidth} px in ${clientWidth} px: ${wide
        .slice(0, 5)
        .map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`)
        .join(', ')}`;
    });
    if (out !== null) faults.push(`at ${width} px ${page.url()} scrolls sideways, ${out}`);
    await look?.(width);
  }
  if (order.at(-1) !== before.width) await page.setViewportSize(before);
  if (faults.length > 0) throw new Error(faults.join('\n'));
}
