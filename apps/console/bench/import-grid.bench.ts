/// <reference types="node" />
import { startTestServer } from '@sampan/testing';
import { launchBrowser } from '@sampan/testing/browser';
import type { Figure } from '../../../packages/tooling/src/measure/figure.ts';
import { openThrottledPage, type Page } from '../../../packages/widgets/bench/throttled-page.ts';

const ROWS = 10_000;
const HEADER =
  'reference_id,recipient_name,recipient_phone,recipient_address,recipient_unit,recipient_post_code,package_content,package_value,package_weight';
/** A fast wheel: how far it goes in each frame of the screen, and for how many frames. */
const TURNS = 360;
const TURN_PX = 200;
const TURN_MS = 16;

interface Watched {
  sampanTasks: number[];
  sampanRows: number;
}

/** A file of our template in which every fiftieth row needs a person. */
function fileOf(rows: number): string {
  const lines = Array.from({ length: rows }, (_, n) =>
    [
      `G-${n}`,
      `Recipient ${n}`,
      n % 50 === 0 ? '6.01235E+10' : String(90_000_000 + n),
      `${1 + (n % 300)} Lorong 2 Toa Payoh`,
      `#0${1 + (n % 9)}-${100 + (n % 200)}`,
      '310145',
      'Kaya jam',
      '48.00',
      '1.5',
    ].join(','),
  );
  return Buffer.from([HEADER, ...lines].join('\n')).toString('base64');
}

async function post<T>(url: string, body: object, token?: string): Promise<T> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** From here on: tasks of the page that are long, in milliseconds, and the most rows that were in the document. */
async function watchGrid(page: Page): Promise<void> {
  await page.evaluate(() => {
    const watched: Watched = { sampanTasks: [], sampanRows: 0 };
    Object.assign(globalThis, watched);
    new PerformanceObserver((list) =>
      watched.sampanTasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({ type: 'longtask' });
    const count = (): void => {
      watched.sampanRows = Math.max(watched.sampanRows, document.querySelectorAll('[role="grid"] [role="row"]').length);
      Object.assign(globalThis, { sampanRows: watched.sampanRows });
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  });
}

/** What scrolling through ten thousand rows of a file costs a slow computer (issue: no task over 50 ms, 60 rows at most). */
export async function benchImportGrid(): Promise<Figure[]> {
  const server = await startTestServer({ env: { SAMPAN_RATE_LIMIT_FACTOR: '100000' } });
  const browser = await launchBrowser();
  try {
    const { token, user } = await post<{ token: string; user: object }>(`${server.url}/api/v1/login`, {
      email: 'sg@demo.sampan.test',
      password: 'Sampan#2026',
    });
    const { id } = await post<{ id: string }>(
      `${server.url}/api/v1/bulk_order/import`,
      { file_name: 'grid.csv', data_base64: fileOf(ROWS) },
      token,
    );
    const session = JSON.stringify({ token, user });
    const origins = [{ origin: server.url, localStorage: [{ name: 'sampan.session', value: session }] }];
    const { page, close } = await openThrottledPage(browser, {
      width: 1280,
      is_network_slow: false,
      context: { storageState: { cookies: [], origins } },
    });
    await page.goto(`${server.url}/orders/import?id=${id}&step=rows`);
    const grid = page.getByRole('grid');
    await grid.getByRole('gridcell').first().waitFor();
    await page.waitForLoadState('networkidle');
    await grid.hover();
    await watchGrid(page);
    for (let turn = 0; turn < TURNS; turn += 1) {
      await page.mouse.wheel(0, TURN_PX);
      await page.waitForTimeout(TURN_MS);
    }
    await page.waitForLoadState('networkidle');
    const { tasks, rows } = await page.evaluate(() => {
      const { sampanTasks, sampanRows } = globalThis as unknown as Watched;
      return { tasks: sampanTasks, rows: sampanRows };
    });
    const scrolled = await grid.evaluate((element) => element.scrollTop);
    await close();
    return [
      {
        name: 'grid of 10,000 rows, scrolled through with a wheel',
        value: Math.round(scrolled / 52),
        unit: 'rows',
        target: '>= 1000',
      },
      { name: 'grid of 10,000 rows, longest task, CPU 4x', value: Math.max(0, ...tasks), unit: 'ms', target: '<= 50' },
      { name: 'grid of 10,000 rows, tasks over 50 ms, CPU 4x', value: tasks.length, unit: 'tasks', target: '= 0' },
      { name: 'grid of 10,000 rows, most rows in the document', value: rows, unit: 'rows', target: '<= 60' },
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}
