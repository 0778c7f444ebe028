import { instantServer } from './instant-server.fixtures.ts';
import { openShop, tagHtml, type Page } from './shop-page.fixtures.ts';
import { API, SDK } from './widget-driver.fixtures.ts';
import type { WidgetRow } from './widget-row.fixtures.ts';

const AT_ONCE = 20;

/** What is there more than before, after elements have come and gone and garbage was collected. */
export interface LeftBehind {
  /** Of the heap of JavaScript. */
  readonly bytes: number;
  /** Of the document tree, those that only a script still holds included. */
  readonly nodes: number;
  /** On window, document, html and body. */
  readonly listeners: number;
  /** Errors in the console. */
  readonly wrongs: readonly string[];
}

/** Puts elements into the page and takes them away again, until as many as asked for have lived. */
async function mountAndLeave(
  page: Page,
  tag: string,
  attributes: Record<string, string>,
  cycles: number,
): Promise<void> {
  await page.evaluate(
    async ([name, given, total, at_once]) => {
      for (let done = 0; done < total; done += at_once) {
        const made = Array.from({ length: at_once }, () => {
          const element = document.createElement(name);
          for (const [attribute, value] of Object.entries(given)) element.setAttribute(attribute, value);
          return element;
        });
        const heard = Promise.all(
          made.map((element) => new Promise((ready) => element.addEventListener('sampan-ready', ready))),
        );
        document.querySelector('main')?.append(...made);
        await heard;
        for (const element of made)
          (globalThis as unknown as { sampanBegin: (begun: Element) => void }).sampanBegin(element);
        // Answers arrive in some, others leave before.
        await new Promise((later) => setTimeout(later, done % (2 * at_once) === 0 ? 60 : 0));
        for (const element of made) element.remove();
        await new Promise((later) => setTimeout(later, 5));
      }
      await new Promise((later) => setTimeout(later, 300));
    },
    [tag, attributes, cycles, AT_ONCE] as const,
  );
}

/** A document listener that keeps every element that was ready, and a window listener for each. */
export async function leakOnPurpose(page: Page): Promise<void> {
  await page.evaluate(() => {
    const kept: object[] = [];
    const listen = (): void => {};
    document.addEventListener('sampan-ready', (event) => {
      kept.push({ element: event.target, text: Array.from({ length: 500 }, () => Math.random()) });
      window.addEventListener('resize', listen.bind(kept));
    });
  });
}

/**
 * Mounts and removes elements of a widget on a page of its own and weighs what they leave.
 *
 * @param cycles how many come and go between the two weighings; a multiple of 20
 * @param prepare does something to the page before the widget's script comes
 */
export async function leftByMounts(
  { definition: { tag }, scenes: [scene] }: WidgetRow,
  cycles: number,
  prepare: (page: Page) => Promise<void> = async () => {},
): Promise<LeftBehind> {
  const attributes = { api: API, ...scene.attributes };
  const shop = await openShop({
    body: `<main>${tagHtml(tag, attributes)}</main>`,
    first: `${await instantServer(scene.answers)};globalThis.sampanBegin=${String(scene.begin ?? '() => {}')}`,
    is_clock_held: false,
    policy: null,
    scripts: [],
  });
  const { page, wrongs } = shop;
  await prepare(page);
  await page.addScriptTag({ url: `${SDK}/sdk/v1/sampan.js` });
  await page.waitForFunction((name) => customElements.get(name) !== undefined, tag);
  const session = await page.context().newCDPSession(page);
  const weigh = async () => {
    await session.send('HeapProfiler.collectGarbage');
    await session.send('HeapProfiler.collectGarbage');
    let listeners = 0;
    for (const expression of ['window', 'document', 'document.documentElement', 'document.body']) {
      const { result } = await session.send('Runtime.evaluate', { expression });
      const found = await session.send('DOMDebugger.getEventListeners', { objectId: result.objectId ?? '' });
      listeners += found.listeners.length;
    }
    const { nodes } = await session.send('Memory.getDOMCounters');
    return { bytes: (await session.send('Runtime.getHeapUsage')).usedSize, nodes, listeners };
  };
  await mountAndLeave(page, tag, attributes, 3 * AT_ONCE);
  const before = await weigh();
  await mountAndLeave(page, tag, attributes, cycles);
  const after = await weigh();
  await shop.close();
  return {
    bytes: after.bytes - before.bytes,
    nodes: after.nodes - before.nodes,
    listeners: after.listeners - before.listeners,
    wrongs,
  };
}
