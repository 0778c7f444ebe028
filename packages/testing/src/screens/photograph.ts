import type { Page } from 'playwright-core';

export interface View {
  readonly width: number;
  readonly height: number;
  readonly theme: 'light' | 'dark';
}

/** A screen that never rests is photographed as it is then: its picture differs and shows why. */
const MOST_LOOKS = 12;
const BETWEEN_LOOKS_MS = 60;

/**
 * A picture of a page in a size and a theme, once two of them in a row are the same and nothing on it loads.
 *
 * @param options `is_loading`: it is meant to be seen while it waits for its answers
 */
export async function photograph(
  page: Page,
  { width, height, theme }: View,
  { is_loading = false }: { is_loading?: boolean } = {},
): Promise<Buffer> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height });
  let before: Buffer | null = null;
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    const is_busy = await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return document.querySelector('[aria-busy="true"]') !== null;
    });
    const now = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    if ((is_loading || !is_busy) && before?.equals(now)) return now;
    before = now;
    await page.waitForTimeout(BETWEEN_LOOKS_MS);
  }
  return before ?? page.screenshot();
}
