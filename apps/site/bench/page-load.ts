import { openThrottledPage, type Browser } from '../../../packages/widgets/bench/throttled-page.ts';

/** What one visit of a page cost, with an empty cache, on slow 4G and a CPU four times slower. */
export interface PageLoad {
  readonly largest_paint_ms: number;
  /** As it travelled, pictures apart. */
  readonly kb: number;
  /** Requests to hosts that are not ours. */
  readonly foreign: number;
}

export async function loadPage(browser: Browser, url: string): Promise<PageLoad> {
  const { page, close } = await openThrottledPage(browser);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const pictures = new Set<string>();
  const foreign = new Set<string>();
  let bytes = 0;
  devtools.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    if (type === 'Image') pictures.add(requestId);
    if (new URL(request.url).protocol !== 'data:' && new URL(request.url).origin !== new URL(url).origin)
      foreign.add(request.url);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!pictures.has(requestId)) bytes += encodedDataLength;
  });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) Object.assign(globalThis, { sampanLargestPaint: startTime });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const largest_paint_ms = await page.evaluate(
    () => (globalThis as { sampanLargestPaint?: number }).sampanLargestPaint ?? Number.NaN,
  );
  await close();
  return { largest_paint_ms, kb: bytes / 1000, foreign: foreign.size };
}
