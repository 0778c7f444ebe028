import { openThrottledPage, type Browser, type Page } from '../../../packages/widgets/bench/throttled-page.ts';

/** What a visit of one page asked for, as it travelled, headers apart. */
export interface Travelled {
  readonly requests: number;
  /** Scripts and style sheets. */
  readonly code_kb: number;
  /** Everything: also the page, fonts, pictures and answers of the API. */
  readonly all_kb: number;
}

/** What a visit of one page cost, empty cache. */
export interface Visit {
  /** From the navigation until what was waited for was painted. */
  readonly painted_ms: number;
  /** Asked for before that. */
  readonly first: Travelled;
  /** Asked for until the page lay still. */
  readonly whole: Travelled;
}

interface Asked {
  readonly kind: string;
  /** Seconds of the machine's clock. */
  readonly at_s: number;
  head_bytes: number;
  bytes: number;
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
  const asked = new Map<string, Asked>();
  devtools.on('Network.requestWillBeSent', ({ requestId, type, wallTime }) => {
    asked.set(requestId, { kind: type ?? 'Other', at_s: wallTime, head_bytes: 0, bytes: 0 });
  });
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    const request = asked.get(requestId);
    if (request !== undefined) request.head_bytes = response.encodedDataLength;
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = asked.get(requestId);
    if (request !== undefined) request.bytes = encodedDataLength - request.head_bytes;
  });
  await watchFor(page, selector);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => (globalThis as unknown as Watched).sampanPainted !== null, null, {
    polling: 100,
    timeout: 60_000,
  });
  const painted_ms = (await page.evaluate(() => (globalThis as unknown as Watched).sampanPainted)) ?? Number.NaN;
  const painted_at_s = ((await page.evaluate(() => performance.timeOrigin)) + painted_ms) / 1000;
  await page.waitForLoadState('networkidle');
  await close();
  const requests = [...asked.values()];
  return {
    painted_ms,
    first: sumOf(requests.filter(({ at_s }) => at_s < painted_at_s)),
    whole: sumOf(requests),
  };
}

function sumOf(requests: readonly Asked[]): Travelled {
  const kbOf = (some: readonly Asked[]) => some.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  const code = requests.filter(({ kind }) => kind === 'Script' || kind === 'Stylesheet');
  return { requests: requests.length, code_kb: kbOf(code), all_kb: kbOf(requests) };
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
