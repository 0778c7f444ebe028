import { keptByWorker, newPage, sharedBrowser, type PageSettings } from '@sampan/testing/browser';
import { onTestFinished } from 'vitest';
import { SHOP } from './widget-driver.fixtures.ts';

export type Page = Awaited<ReturnType<typeof newPage>>;

/** A page ends after so many tests: its clock remembers every move of all of them. */
const USES = 40;

/** Where a page waits between tests: a site of its own shop, so that the next test finds its process. */
const WAITING = `${SHOP}/waiting`;

interface WarmPage {
  readonly page: Page;
  uses: number;
  is_lent: boolean;
}

/** A page on loan. It is taken back when the test ends, or by giveBack() before. */
export interface LentPage {
  readonly page: Page;
  /** Undoes something that stays with a page, such as an init script, once it is given back. */
  undo(end: { dispose(): Promise<void> }): void;
  giveBack(): Promise<void>;
}

export interface LendOptions extends PageSettings {
  /** A context of its own that ends with the test: for what is measured, and for what harms a page for good. */
  readonly is_fresh?: boolean;
}

/** Ends what a test began: its document, storage, routes, listeners, media and lost connection. */
async function cleanUp(page: Page): Promise<void> {
  page.removeAllListeners();
  const context = page.context();
  await context.setOffline(false);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '<title>Waiting</title>' }));
  await page.goto(WAITING);
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
  });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.clearCookies();
}

/**
 * Lends a page of the worker's browser for a shop. Its process, frame and clock stay from test to test, which costs a tenth of
 * a context of its own.
 */
export async function lendShopPage({ is_fresh = false, ...settings }: LendOptions): Promise<LentPage> {
  const browser = await sharedBrowser();
  const { width = 1280, height = 800, theme = 'light', ...kind } = settings;
  const pool = await keptByWorker<WarmPage[]>(`shop-pages.${JSON.stringify(kind)}`, () => Promise.resolve([]));
  let warm = is_fresh ? undefined : pool.find(({ is_lent }) => !is_lent);
  if (warm === undefined) {
    warm = { page: await newPage(browser, settings), uses: 0, is_lent: false };
    if (!is_fresh) pool.push(warm);
  } else {
    await warm.page.setViewportSize({ width, height });
    await warm.page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce', media: null, forcedColors: null });
  }
  const lent = warm;
  lent.is_lent = true;
  lent.uses += 1;
  const ends: { dispose(): Promise<void> }[] = [];
  let is_back = false;
  const close = async (): Promise<void> => {
    if (pool.includes(lent)) pool.splice(pool.indexOf(lent), 1);
    await lent.page.context().close();
  };
  const take = async (is_clean: boolean): Promise<void> => {
    if (is_back) return;
    is_back = true;
    if (is_fresh || !is_clean || lent.uses >= USES) return close();
    try {
      for (const end of ends) await end.dispose();
      await cleanUp(lent.page);
      lent.is_lent = false;
    } catch {
      await close();
    }
  };
  onTestFinished(({ task }) => take(task.result?.state !== 'fail'));
  return { page: lent.page, undo: (end) => ends.push(end), giveBack: () => take(true) };
}
