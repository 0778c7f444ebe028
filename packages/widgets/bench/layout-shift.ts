import { openThrottledPage, type Browser } from './throttled-page.ts';

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Tall enough that what stands below the widget is in the viewport: only that counts as moved. */
const HEIGHT = 2_800;
/** Late answers and languages come within this time after the widget said it is ready. */
const SETTLED_MS = 3_000;

/** What moved on a page while its widget arrived under CPU 4x and slow 4G, as browsers count it: shifts without a user's doing. */
export async function cumulativeShift(browser: Browser, url: string, tag: string, width: number): Promise<number> {
  const { page, close } = await openThrottledPage(browser, { width, height: HEIGHT });
  await page.addInitScript(() => {
    const found = Object.assign(globalThis, { sampanShift: { value: 0, is_ready: false } }).sampanShift;
    document.addEventListener('sampan-ready', () => (found.is_ready = true));
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) if (!entry.hadRecentInput) found.value += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(url);
  const read = () =>
    page.evaluate(() => (globalThis as unknown as { sampanShift: { value: number; is_ready: boolean } }).sampanShift);
  await page.waitForFunction(
    () => (globalThis as unknown as { sampanShift: { is_ready: boolean } }).sampanShift.is_ready,
    null,
    { polling: 100, timeout: 60_000 },
  );
  await page.waitForTimeout(SETTLED_MS);
  const bottom = await page.locator(tag).evaluate((element) => element.getBoundingClientRect().bottom);
  if (bottom > HEIGHT) throw new Error(`${tag} is ${Math.round(bottom)} px high: nothing below it was in the viewport`);
  const { value } = await read();
  await close();
  return value;
}
