import type { Page } from 'playwright-core';
import { createConsoleRouter } from '../../src/app/routes/router.tsx';

/** Addresses that lead on to others, or belong to the public site. */
const NO_SCREEN = new Set(['/$', '/$country', '/$country/$', '/', '/orders', '/orders/create_label', '/operator']);
/** What no visitor of the demo has. */
const UNKNOWN_ID = '00000000-0000-7000-8000-000000000000';
const STEPS = ['1+customer_address', '2+package_detail', '3+delivery_service', '4+create_label_confirmation'];
const LISTS = ['new', 'pick-up', 'in-transit', 'completed', 'cancelled', 'cod'];

export type Visitor = 'nobody' | 'newcomer' | 'sg' | 'admin';

/** An address of the console; `$id` in it stands for one that the list before it links to. */
export interface Stop {
  readonly path: string;
  readonly visitor: Visitor;
}

function visitorOf(path: string): Visitor {
  if (path === '/onboard') return 'newcomer';
  if (path.startsWith('/operator')) return 'admin';
  return /^\/(?:auth|contact|calculator|\$country|maintain|customer|404|pay)(?:\/|$)/u.test(path) ? 'nobody' : 'sg';
}

/** Every route of the console, each in whoever's eyes it is for. */
export function everyStop(): Stop[] {
  const router = createConsoleRouter({ services: null as never, queries: null as never });
  const routes = Object.keys(router.routesByPath).map((path) => (path === '/' ? path : path.replace(/\/$/u, '')));
  return [...new Set(routes)]
    .filter((path) => !NO_SCREEN.has(path))
    .flatMap((path) => {
      const visitor = visitorOf(path);
      const written = path
        .replace('$country', 'sg')
        .replace('$key', new Date().toISOString().slice(0, 7))
        .replace('$secret', UNKNOWN_ID);
      if (written.includes('$list')) return LISTS.map((list) => ({ path: written.replace('$list', list), visitor }));
      if (written.includes('$step')) return STEPS.map((step) => ({ path: written.replace('$step', step), visitor }));
      return [{ path: written, visitor }];
    });
}

/** The address itself; where one record of a list is shown, the first that the list links to. */
export async function addressOf(page: Page, url: string, { path }: Stop): Promise<string> {
  const [before, after] = path.split('$id');
  if (before === undefined || after === undefined) return url + path;
  await page.goto(url + before.replace(/(?:\/order)?\/$/u, ''));
  await page.waitForLoadState('networkidle');
  const [found] = await page.locator(`main a[href*="${before}"]`).all();
  return url + ((await found?.getAttribute('href')) ?? path.replace('$id', UNKNOWN_ID));
}

/** What moved without anybody's doing since the page was opened, and which parts of it. */
export interface Shifts {
  readonly value: number;
  readonly moved: readonly string[];
}

interface Counted {
  value: number;
  moved: string[];
}

/** Counts from the first drawing of each document that the page opens from now on. */
export async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counted: Counted = { value: 0, moved: [] };
    Object.assign(globalThis, { sampanShifts: counted });
    interface Shift extends PerformanceEntry {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly {
        readonly node: Node | null;
        readonly previousRect: DOMRect;
        readonly currentRect: DOMRect;
      }[];
    }
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
        counted.value += value;
        for (const { node, previousRect: from, currentRect: to } of sources) {
          const element = node instanceof Element ? node : (node?.parentElement ?? null);
          const name = `${element?.tagName.toLowerCase() ?? '?'}.${element?.getAttribute('class') ?? ''}`;
          counted.moved.push(
            `${Math.round(value * 1e4) / 1e4} ${name} ${from.x},${from.y} ${from.height} high, to ${to.x},${to.y} ${to.height} high`,
          );
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What was counted on the page as it is. */
export const shiftsOf = (page: Page): Promise<Shifts> =>
  page.evaluate(() => (globalThis as unknown as { sampanShifts: Counted }).sampanShifts);
