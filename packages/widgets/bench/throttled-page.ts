import { newPage, type launchBrowser, type PageSettings } from '@sampan/testing/browser';

export type Browser = Awaited<ReturnType<typeof launchBrowser>>;
export type Page = Awaited<ReturnType<typeof newPage>>;

/** What the budgets are held under (widgets 5): a phone of the middle, four times slower than the machine. */
const CPU_SLOWDOWN = 4;
/** Slow 4G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms for every request. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

export interface ThrottledPage {
  readonly page: Page;
  /** Bytes in use once the garbage is collected. */
  heapBytes: () => Promise<number>;
  close: () => Promise<void>;
}

export interface ThrottledSettings {
  width?: number;
  height?: number;
  is_network_slow?: boolean;
  is_cpu_slow?: boolean;
  /** Of every request on the slow network, instead of the 150 ms. */
  latency_ms?: number;
  /** Anything else of the browser's context, such as a stored session. */
  context?: PageSettings['context'];
}

/** A page with an empty cache of its own on a slow processor, and on a slow network unless told otherwise. */
export async function openThrottledPage(browser: Browser, settings: ThrottledSettings = {}): Promise<ThrottledPage> {
  const { width = 375, height = 800, is_network_slow = true, is_cpu_slow = true, latency_ms, context = {} } = settings;
  const page = await newPage(browser, { width, height, context });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: false });
  if (is_network_slow)
    await devtools.send('Network.emulateNetworkConditions', { ...SLOW_4G, latency: latency_ms ?? SLOW_4G.latency });
  if (is_cpu_slow) await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return {
    page,
    async heapBytes() {
      // What finalizers free goes with the second collection.
      await devtools.send('HeapProfiler.collectGarbage');
      await devtools.send('HeapProfiler.collectGarbage');
      return (await devtools.send('Runtime.getHeapUsage')).usedSize;
    },
    close: () => page.context().close(),
  };
}

/** The middle one; the lower of the two middle ones where there are two. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

/** Runs something several times, one after the other, and takes the median. */
export async function medianOf(runs: number, measure: () => Promise<number>): Promise<number> {
  const values: number[] = [];
  for (let run = 0; run < runs; run += 1) values.push(await measure());
  return median(values);
}
