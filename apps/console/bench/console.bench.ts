/// <reference types="node" />
import { startTestServer } from '@sampan/testing';
import { launchBrowser } from '@sampan/testing/browser';
import type { Figure } from '../../../packages/tooling/src/measure/figure.ts';
import { median, openThrottledPage, type Browser } from '../../../packages/widgets/bench/throttled-page.ts';
import { CONSOLE_BEFORE } from './before.ts';
import { changeList, visit, type Visit } from './visit.ts';

/** Medians are of this many runs, each in a browser context of its own. */
const RUNS = Number(process.env['SAMPAN_BENCH_RUNS'] ?? 5);
const ROWS = '.c-parcels tbody tr[data-clickable]';
const FORM = 'form input[type="password"]';
/** Slow 4G as Lighthouse means it, and a worse one. */
const LATENCIES = [150, 400];

/** What is promised about the console on a slow phone, beside the figures of the release before. */
export async function benchConsole(): Promise<Figure[]> {
  const server = await startTestServer({ env: { SAMPAN_RATE_LIMIT_FACTOR: '100000' } });
  const browser = await launchBrowser();
  try {
    const session = await signIn(server.url);
    return [
      ...(await firstVisit(browser, `${server.url}/orders/new`, { name: 'first list', selector: ROWS, session })),
      ...(await firstVisit(browser, `${server.url}/auth`, { name: 'sign-in page', selector: FORM, session: null })),
      ...(await pageChange(browser, server.url, session)),
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** The text a page keeps of a session of the demo's company in Singapore. */
async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/v1/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'sg@demo.sampan.test', password: 'Sampan#2026' }),
  });
  const { token, user } = (await answer.json()) as { token: string; user: object };
  return JSON.stringify({ token, user });
}

async function firstVisit(
  browser: Browser,
  url: string,
  { name, selector, session }: { name: 'first list' | 'sign-in page'; selector: string; session: string | null },
): Promise<Figure[]> {
  const before = CONSOLE_BEFORE[name];
  const figures: Figure[] = [];
  let last: Visit | null = null;
  for (const latency_ms of LATENCIES) {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      last = await visit(browser, url, selector, { session, latency_ms });
      times.push(last.painted_ms);
    }
    const what = `${name}, ${before.what}, CPU 4x, 1.6 Mbit/s, ${latency_ms} ms a request, empty cache, median`;
    const target = latency_ms === LATENCIES[0] ? before.most_ms : null;
    figures.push(...pair(what, 'ms', [median(times), before.painted_ms[latency_ms] ?? 0], target));
  }
  if (last === null) throw new Error('no visit was measured');
  const { first, whole } = last;
  const code = 'scripts and style sheets as they travel';
  return [
    ...figures,
    {
      name: `${name}, requests until ${before.what}`,
      value: first.requests,
      unit: 'requests',
      target: before.most_requests,
    },
    { name: `${name}, ${code}, until ${before.what}`, value: first.code_kb, unit: 'kB', target: before.most_kb },
    ...pair(`${name}, requests until the page lies still`, 'requests', [whole.requests, before.requests], null),
    ...pair(`${name}, ${code}, until it lies still`, 'kB', [whole.code_kb, before.code_kb], null),
    ...pair(`${name}, everything as it travels`, 'kB', [whole.all_kb, before.all_kb], null),
  ];
}

/** A figure, and under it what it was. */
function pair(name: string, unit: string, [value, before]: readonly [number, number], target: string | null): Figure[] {
  return [
    { name, value, unit, target },
    { name: `${name}: before, at commit ${CONSOLE_BEFORE.commit}`, value: before, unit, target: null },
  ];
}

async function pageChange(browser: Browser, url: string, session: string): Promise<Figure[]> {
  const { page, close } = await openThrottledPage(browser, {
    width: 1280,
    is_network_slow: false,
    context: {
      storageState: {
        cookies: [],
        origins: [{ origin: url, localStorage: [{ name: 'sampan.session', value: session }] }],
      },
    },
  });
  await page.goto(`${url}/orders/new`);
  await page.locator(ROWS).first().waitFor();
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1)
    for (const list of ['in-transit', 'completed', 'new']) times.push(await changeList(page, `/orders/${list}`));
  await close();
  const name = 'from one list to another, click to rows, CPU 4x, network of the machine, median';
  return pair(name, 'ms', [median(times), CONSOLE_BEFORE.page_change_ms], '<= 200');
}
