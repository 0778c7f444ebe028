import { openThrottledPage, type Browser, type Page } from '../../../packages/widgets/bench/throttled-page.ts';

/** What a visit of one page cost, empty cache, until it lay still. */
export interface Visit {
  /** From the navigation until what was waited for was painted. */
  readonly painted_ms: number;
  readonly requests: number;
  /** As they travelled, headers apart: scripts and style sheets. */
  readonly code_kb: number;
  /** Everything: also the page, fonts, pictures and answers of the API. */
  readonly all_kb: number;
}

interface Watched {
  sampanPainted: number | null;
}

/** Notes in the page when something is painted that a selector finds. */
async function watchFor(page: Page, selector: string): Promise<void> {
  await page.addInitScript((wanted) => {
    const watched: Watched = { sampanPainted: null };
    Object.assign(globalThis, watched);
    const look = (): void => {
      if (document.querySelector(wanted) === null) return void requestAnimationFrame(look);
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => Object.assign(globalThis, { sampanPainted: performance.now() }));
      port1.start();
      port2.postMessage(null);
    };
    requestAnimationFrame(look);
  }, selector);
}

/**
 * Opens a page on a phone with an empty cache: CPU 4x slower, 1.6 Mbit/s.
 *
 * @param selector what makes the page of use
 * @param session text of the stored session; null for a visitor
 */
export async function visit(
  browser: Browser,
  url: string,
  selector: string,
  { session, latency_ms }: { session: string | null; latency_ms: number },
): Promise<Visit> {
  const storage = session === null ? [] : [{ name: 'sampan.session', value: session }];
  const { page, close } = await openThrottledPage(browser, {
    latency_ms,
    context: { storageState: { cookies: [], origins: [{ origin: new URL(url).origin, localStorage: storage }] } },
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const kinds = new Map<string, string>();
  const sizes = new Map<string, number>();
  devtools.on('Network.requestWillBeSent', ({ requestId, type }) => void kinds.set(requestId, type ?? 'Other'));
  devtools.on(
    'Network.loadingFinished',
    ({ requestId, encodedDataLength }) => void sizes.set(requestId, encodedDataLength),
  );
  await watchFor(page, selector);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => (globalThis as unknown as Watched).sampanPainted !== null, null, {
    polling: 100,
    timeout: 60_000,
  });
  const painted_ms = (await page.evaluate(() => (globalThis as unknown as Watched).sampanPainted)) ?? Number.NaN;
  await page.waitForLoadState('networkidle');
  await close();
  const sumOf = (is_counted: (kind: string) => boolean) =>
    [...sizes].reduce((sum, [id, size]) => sum + (is_counted(kinds.get(id) ?? '') ? size : 0), 0) / 1000;
  return {
    painted_ms,
    requests: kinds.size,
    code_kb: sumOf((kind) => kind === 'Script' || kind === 'Stylesheet'),
    all_kb: sumOf(() => true),
  };
}

/** Clicks a link and waits until the list behind it is painted; the milliseconds in between, in the page's own clock. */
export async function changeList(page: Page, path: string): Promise<number> {
  return page.evaluate(async (href) => {
    const link = document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`);
    if (link === null) throw new Error(`no link to ${href}`);
    const before = document.querySelector('h1')?.textContent;
    const isThere = (): boolean =>
      document.querySelector('h1')?.textContent !== before &&
      document.querySelector('.s-table--busy') === null &&
      document.querySelector('tbody tr[data-clickable]') !== null;
    const started = performance.now();
    link.click();
    while (!isThere()) await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => setTimeout(resolve, 0));
    return performance.now() - started;
  }, path);
}
