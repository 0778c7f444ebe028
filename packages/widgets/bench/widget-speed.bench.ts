/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launchBrowser } from '@sampan/testing/browser';
import type { Figure } from '@sampan/testing/figure';
import { reactDomBundle } from './react-dom-bundle.ts';
import { openBenchServer, type BenchServer } from './bench-server.ts';
import { benchPage, EXAMPLE_TAGS, PARCEL, PUBLIC_KEY, trackingTag } from './bench-page.ts';
import { cumulativeShift } from './layout-shift.ts';
import { paintTimes, watchPaint } from './paint-watch.ts';
import { median, medianOf, openThrottledPage, type Browser } from './throttled-page.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const SHADOW = join(ROOT, 'packages/widgets/dist/sdk/tracking.shadow.html');
/** Medians are of this many runs, each in a browser context of its own. */
const RUNS = Number(process.env['SAMPAN_BENCH_RUNS'] ?? 7);
const WIDGETS_AT_ONCE = 50;
const MOUNTS = 500;

/** What issue and widgets 5 promise about the widgets in a browser on a slow phone. */
export async function benchWidgetSpeed(): Promise<Figure[]> {
  const server = await openBenchServer();
  const browser = await launchBrowser();
  try {
    return [
      ...(await firstContent(browser, server)),
      ...(await scriptToContent(browser, server)),
      ...(await layoutShifts(browser, server)),
      ...(await manyAtOnce(browser, server)),
      ...(await leaks(browser, server)),
    ];
  } finally {
    await browser.close();
    await server.close();
  }
}

/** A visit under CPU 4x and slow 4G with an empty cache; what was painted when. */
async function visit(browser: Browser, url: string): Promise<{ skeleton: number; content: number }> {
  const { page, close } = await openThrottledPage(browser);
  await watchPaint(page);
  await page.goto(url, { waitUntil: 'commit' });
  const times = await paintTimes(page);
  await close();
  return times;
}

async function firstContent(browser: Browser, server: BenchServer): Promise<Figure[]> {
  server.put('/bench/plain', benchPage(trackingTag()));
  server.put('/bench/drawn', benchPage(trackingTag(readFileSync(SHADOW, 'utf8'))));
  const plain: number[] = [];
  const drawn: number[] = [];
  const hosted: { skeleton: number; content: number }[] = [];
  // In turns, so that a busy moment of the machine meets all of them.
  for (let run = 0; run < RUNS; run += 1) {
    plain.push((await visit(browser, `${server.url}/bench/plain`)).content);
    drawn.push((await visit(browser, `${server.url}/bench/drawn`)).skeleton);
    hosted.push(await visit(browser, `${server.url}/t/${PARCEL}`));
  }
  const name = 'CPU 4x, slow 4G, empty cache, median';
  return [
    {
      name: `tracking, first real content after navigation start, ${name}`,
      value: median(plain),
      unit: 'ms',
      target: '<= 1000',
    },
    {
      name: `tracking with declarative shadow DOM, first paint of its place, ${name}`,
      value: median(drawn),
      unit: 'ms',
      target: null,
    },
    {
      name: 'share of the first real content',
      value: median(drawn) / median(plain),
      unit: 'of it',
      target: '<= 0.65',
    },
    {
      name: `the server's own page /t/{id}, first paint of its place, ${name}`,
      value: median(hosted.map(({ skeleton }) => skeleton)),
      unit: 'ms',
      target: null,
    },
    {
      name: `the server's own page /t/{id}, first real content, ${name}`,
      value: median(hosted.map(({ content }) => content)),
      unit: 'ms',
      target: '<= 800',
    },
  ];
}

/** Script received to content: the page is at rest, the network is the machine's own and the answer lies in the page. */
async function scriptToContent(browser: Browser, server: BenchServer): Promise<Figure[]> {
  for (const [name, code] of await reactDomBundle('tracking'))
    server.put(`/bench/${name}`, code, 'text/javascript; charset=utf-8');
  const answer = await (await fetch(`${server.url}/api/tpl/v1/order/${PARCEL}/public_tracking_info`)).text();
  server.put('/bench/start', benchPage(trackingTag(), ''));
  const startUp = async (script: string): Promise<{ in_document: number; painted: number }> => {
    const { page, close } = await openThrottledPage(browser, { is_network_slow: false });
    await page.addInitScript((text) => {
      const given = { ok: true, status: 200, headers: new Headers(), json: () => Promise.resolve(JSON.parse(text)) };
      globalThis.fetch = () => Promise.resolve(given as unknown as Response);
    }, answer);
    await watchPaint(page);
    await page.goto(`${server.url}/bench/start`);
    // The page's own work is done when the script comes, as when the loader fetches it for a widget that comes near.
    await page.waitForTimeout(300);
    await page.evaluate((path) => void import(path), script);
    const { in_document, content } = await paintTimes(page);
    const received = await page.evaluate((path) => {
      const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return entries.find((entry) => entry.name.endsWith(path))?.responseEnd ?? Number.NaN;
    }, script);
    await close();
    return { in_document: in_document - received, painted: content - received };
  };
  const ours: Awaited<ReturnType<typeof startUp>>[] = [];
  const theirs: typeof ours = [];
  for (let run = 0; run < RUNS; run += 1) {
    ours.push(await startUp('/sdk/v1/tracking.js'));
    theirs.push(await startUp('/bench/tracking.react-dom.js'));
  }
  const inDocument = (times: typeof ours) => median(times.map(({ in_document }) => in_document));
  const painted = (times: typeof ours) => median(times.map((time) => time.painted));
  return [
    {
      name: 'tracking, script received to content in the document, CPU 4x, median',
      value: inDocument(ours),
      unit: 'ms',
      target: null,
    },
    { name: 'the same view on react-dom, in turns with it', value: inDocument(theirs), unit: 'ms', target: null },
    { name: 'share of react-dom', value: inDocument(ours) / inDocument(theirs), unit: 'of it', target: '<= 0.5' },
    { name: 'tracking, script received to content painted', value: painted(ours), unit: 'ms', target: null },
    { name: 'the same view on react-dom, painted', value: painted(theirs), unit: 'ms', target: null },
  ];
}

async function layoutShifts(browser: Browser, server: BenchServer): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [widget, tag] of Object.entries(EXAMPLE_TAGS)) {
    server.put(`/bench/shift-${widget}`, benchPage(tag));
    for (const width of [375, 1280]) {
      const value = await cumulativeShift(browser, `${server.url}/bench/shift-${widget}`, `sampan-${widget}`, width);
      figures.push({ name: `layout shift (CLS) of ${widget} at ${width} px`, value, unit: '', target: '= 0' });
    }
  }
  return figures;
}

async function manyAtOnce(browser: Browser, server: BenchServer): Promise<Figure[]> {
  server.put('/bench/many', benchPage(trackingTag().repeat(WIDGETS_AT_ONCE)));
  const value = await medianOf(RUNS, async () => {
    const { page, close } = await openThrottledPage(browser, { is_network_slow: false });
    await page.addInitScript(() => {
      const tasks: number[] = Object.assign(globalThis, { sampanTasks: [] as number[] }).sampanTasks;
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) tasks.push(duration);
      }).observe({ type: 'longtask', buffered: true });
    });
    await page.goto(`${server.url}/bench/many`);
    await page.waitForFunction(
      (count) =>
        [...document.querySelectorAll('sampan-tracking')].filter((element) =>
          element.shadowRoot?.querySelector('.s-tracking__status'),
        ).length === count,
      WIDGETS_AT_ONCE,
      { polling: 200, timeout: 120_000 },
    );
    await page.waitForTimeout(500);
    const tasks = await page.evaluate(() => (globalThis as unknown as { sampanTasks: number[] }).sampanTasks);
    await close();
    return tasks.reduce((sum, duration) => sum + duration - 50, 0);
  });
  return [
    {
      name: `${WIDGETS_AT_ONCE} tracking widgets on a page, total blocking time, CPU 4x, median`,
      value,
      unit: 'ms',
      target: '< 300',
    },
  ];
}

async function leaks(browser: Browser, server: BenchServer): Promise<Figure[]> {
  server.put('/bench/empty', benchPage('', '<script type="module" src="/sdk/v1/tracking.js"></script>'));
  const { page, heapBytes, close } = await openThrottledPage(browser, { is_network_slow: false, is_cpu_slow: false });
  await page.goto(`${server.url}/bench/empty`);
  const mount = (count: number) =>
    page.evaluate(
      async ([times, id, key]) => {
        for (let time = 0; time < times; time += 1) {
          const element = document.createElement('sampan-tracking');
          element.setAttribute('tracking-id', id);
          element.setAttribute('public-key', key);
          const shown = new Promise((resolve) => element.addEventListener('sampan-change', resolve, { once: true }));
          document.body.append(element);
          await shown;
          element.remove();
          // An element that was taken out stops in the next task: it might only be on its way to another place.
          await new Promise((resolve) => setTimeout(resolve));
        }
      },
      [count, PARCEL, PUBLIC_KEY] as const,
    );
  await mount(50);
  const before = await heapBytes();
  await mount(MOUNTS);
  const grown = (await heapBytes()) - before;
  await close();
  return [{ name: `heap after ${MOUNTS} mounts and unmounts, growth`, value: grown / 1e6, unit: 'MB', target: '< 1' }];
}
