/// <reference types="node" />
import { freePort } from '@sampan/testing';
import { launchBrowser } from '@sampan/testing/browser';
import type { Figure } from '@sampan/testing/figure';
import { performanceScore } from '../../tooling/src/measure/lighthouse-scores.ts';
import { EXAMPLE_TAGS } from './bench-page.ts';
import { openBenchServer } from './bench-server.ts';
import { putProductPages } from './product-page.ts';
import { median } from './throttled-page.ts';

const RUNS = Number(process.env['SAMPAN_BENCH_RUNS'] ?? 3);

/** What two widgets cost a shop's product page in Lighthouse points (issue and widgets 5: at most 3). */
export async function benchLighthouse(): Promise<Figure[]> {
  const server = await openBenchServer();
  const port = await freePort();
  const browser = await launchBrowser({ debugging_port: port });
  try {
    putProductPages(server, EXAMPLE_TAGS['calculator'] ?? '', EXAMPLE_TAGS['tracking'] ?? '');
    const without: number[] = [];
    const with_widgets: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      without.push(await performanceScore(`${server.url}/bench/product`, port));
      with_widgets.push(await performanceScore(`${server.url}/bench/product-with-widgets`, port));
    }
    return [
      {
        name: `performance of a shop's product page, phone, median of ${RUNS}`,
        value: median(without),
        unit: 'points',
        target: null,
      },
      { name: 'the same page with calculator and tracking', value: median(with_widgets), unit: 'points', target: null },
      { name: 'lost to two widgets', value: median(without) - median(with_widgets), unit: 'points', target: '<= 3' },
    ];
  } finally {
    await browser.close();
    await server.close();
  }
}
