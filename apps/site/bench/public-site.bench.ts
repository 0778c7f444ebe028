/// <reference types="node" />
import { appendFile, cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { freePort, startTestServer } from '@sampan/testing';
import { launchBrowser } from '@sampan/testing/browser';
import type { Figure } from '@sampan/testing/figure';
import { LIGHTHOUSE_PARTS, lighthouseScores } from '../../../packages/tooling/src/measure/lighthouse-scores.ts';
import { watchSite } from '../../../packages/tooling/src/site/watch-site.ts';
import { median } from '../../../packages/widgets/bench/throttled-page.ts';
import { loadPage, type PageLoad } from './page-load.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const RUNS = Number(process.env['SAMPAN_BENCH_RUNS'] ?? 5);
/** A page of each kind a stranger lands on. */
const PAGES = [
  '/',
  '/sg',
  '/my/services/cod',
  '/id/instant-quotation',
  '/ph/blog/guides/cod-returns',
  '/sg/terms/privacy',
];

/** What the public face promises: its build, its weight, its paint on a slow phone, and Lighthouse's four scores. */
export async function benchPublicSite(): Promise<Figure[]> {
  const server = await startTestServer({ env: { SAMPAN_RATE_LIMIT_FACTOR: '100000' } });
  const port = await freePort();
  const browser = await launchBrowser({ debugging_port: port });
  try {
    const figures = [await buildTime(), await renderTime()];
    for (const path of PAGES) {
      const loads: PageLoad[] = [];
      for (let run = 0; run < RUNS; run += 1) loads.push(await loadPage(browser, server.url + path));
      figures.push(...figuresOf(path, loads));
      const scores = await medianScores(server.url + path, port);
      for (const [at, part] of LIGHTHOUSE_PARTS.entries())
        figures.push({
          name: `${path}, Lighthouse ${part}, phone, median of ${RUNS}`,
          value: scores[at] ?? Number.NaN,
          unit: 'points',
          target: '>= 98',
        });
    }
    return figures;
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** As `npm run build` does it, into a folder of its own: script and style sheets, every page, two compressed copies of each. */
async function buildTime(): Promise<Figure> {
  const folder = await mkdtemp(join(tmpdir(), 'sampan-site-'));
  try {
    const started = performance.now();
    await build({
      configFile: join(ROOT, 'packages/tooling/config/vite.site.ts'),
      logLevel: 'silent',
      build: { outDir: folder },
    });
    const value = performance.now() - started;
    const pages = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.html'));
    return { name: `build of ${pages.length} pages`, value, unit: 'ms', target: '<= 20000' };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** A post of a copy of the texts is changed again and again: how long until `npm run dev` has its page. */
async function renderTime(): Promise<Figure> {
  const folder = await mkdtemp(join(tmpdir(), 'sampan-site-'));
  const content = join(folder, 'content');
  await cp(join(ROOT, 'apps/site/content'), content, { recursive: true });
  let next = Promise.withResolvers<number>();
  const stop = await watchSite({
    root: ROOT,
    folder: join(folder, 'dist'),
    content,
    onRendered: ({ took_ms }) => next.resolve(took_ms),
    onError: (error) => next.reject(error),
  });
  try {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      next = Promise.withResolvers();
      await appendFile(join(content, 'sg/en/blog/insurance/parcel-insurance.md'), `\nLine ${run}.\n`);
      times.push(await next.promise);
    }
    const name = `a changed post in development, until its page is written, median of ${RUNS}`;
    return { name, value: median(times), unit: 'ms', target: '<= 1000' };
  } finally {
    await stop();
    await rm(folder, { recursive: true });
  }
}

function figuresOf(path: string, loads: readonly PageLoad[]): Figure[] {
  const last = loads.at(-1);
  return [
    {
      name: `${path}, largest paint, slow 4G, CPU 4x, median of ${RUNS}`,
      value: median(loads.map(({ largest_paint_ms }) => largest_paint_ms)),
      unit: 'ms',
      target: '<= 1500',
    },
    { name: `${path}, as it travels, without pictures`, value: last?.kb ?? NaN, unit: 'kB', target: '<= 60' },
    { name: `${path}, requests to others`, value: last?.foreign ?? NaN, unit: 'requests', target: '= 0' },
  ];
}

async function medianScores(url: string, port: number): Promise<number[]> {
  const runs: number[][] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await lighthouseScores(url, port));
  return LIGHTHOUSE_PARTS.map((_, at) => median(runs.map((scores) => scores[at] ?? Number.NaN)));
}
