import type { Browser, BrowserContext, Page } from 'playwright-core';
import { newPage, type PageSettings } from '../browser.ts';
import { keptByWorker } from '../worker-scope.ts';

/** Another page takes its place after so many tests, before what it gathers slows it down. */
const USES = 40;

/** What stays with a page or its context for good, so that only a page of its own may have it. */
const STAYS_WITH_PAGE = ['addInitScript', 'exposeFunction', 'exposeBinding'] as const;
const STAYS_WITH_CONTEXT = [
  ...STAYS_WITH_PAGE,
  'addCookies',
  'grantPermissions',
  'newCDPSession',
  'newPage',
  'route',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'setOffline',
] as const;

interface WarmPage {
  page: Page;
  /** Another page of the same context, which has the files and compiled scripts of the one before. */
  readonly another: () => Promise<Page>;
  uses: number;
  is_lent: boolean;
}

/** A page that was lent; give it back when the test is over. */
export interface LentPage {
  readonly page: Page;
  giveBack(state: { is_clean: boolean }): Promise<void>;
}

function refuse(target: object, names: readonly string[]): void {
  for (const name of names)
    Object.defineProperty(target, name, {
      configurable: true,
      value: () => {
        throw new Error(`${name}() would stay with a page that other tests get next: open it with { fresh: true }.`);
      },
    });
}

async function makeWarm(browser: Browser, settings: PageSettings): Promise<WarmPage> {
  const page = await newPage(browser, settings);
  const another = page.context().newPage.bind(page.context());
  refuse(page, STAYS_WITH_PAGE);
  refuse(page.context(), STAYS_WITH_CONTEXT);
  return { page, another, uses: 0, is_lent: false };
}

/** A new page in the place of the one that has gathered too much. */
async function renew(warm: WarmPage): Promise<void> {
  const old = warm.page;
  warm.page = await warm.another();
  refuse(warm.page, STAYS_WITH_PAGE);
  warm.uses = 0;
  await old.close();
}

/**
 * Ends what a test began on the page: its routes, listeners, other windows and whatever its documents go on doing. It rests
 * on a page of the same site: about:blank would end its process, and a new one costs as much as the next page itself.
 */
async function cleanUp(page: Page, context: BrowserContext, rest_url: string): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  page.removeAllListeners();
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.goto(rest_url);
  await context.clearCookies();
}

async function lendWarm(
  pool: WarmPage[],
  browser: Browser,
  settings: PageSettings,
  rest_url: string,
): Promise<LentPage> {
  let warm = pool.find(({ is_lent }) => !is_lent);
  if (warm === undefined) pool.push((warm = await makeWarm(browser, settings)));
  const lent = warm;
  lent.is_lent = true;
  lent.uses += 1;
  const context = lent.page.context();
  const end = async () => {
    pool.splice(pool.indexOf(lent), 1);
    await context.close();
  };
  return {
    page: lent.page,
    giveBack: async ({ is_clean }) => {
      if (!is_clean || lent.page.isClosed()) return end();
      try {
        if (lent.uses >= USES) await renew(lent);
        await cleanUp(lent.page, context, rest_url);
        lent.is_lent = false;
      } catch {
        await end();
      }
    },
  };
}

/**
 * Lends a page of the worker's browser. Pages that differ in nothing but width, height and theme come warm from the test
 * before: their scripts are compiled and their files cached, which makes the first look three to six times as fast. Those with
 * the same permissions are kept apart.
 *
 * @param options `fresh`: a context of its own, closed when the page is given back; whoever asks for more of `context` than
 *   permissions gets one too. `rest_url`: a page that loads nothing, where it waits for the next test
 */
export async function lendPage(
  browser: Browser,
  settings: PageSettings,
  options: { fresh: boolean; rest_url: string },
): Promise<LentPage> {
  const { permissions = [], ...more } = settings.context ?? {};
  if (options.fresh || Object.keys(more).length > 0) {
    const page = await newPage(browser, settings);
    return { page, giveBack: () => page.context().close() };
  }
  const { width = 1280, height = 800, theme = 'light', touch = false, locale = 'en-SG' } = settings;
  const pool = await keptByWorker<WarmPage[]>(`pages.${touch}.${locale}.${permissions.join()}`, () =>
    Promise.resolve([]),
  );
  const lent = await lendWarm(pool, browser, settings, options.rest_url);
  await lent.page.setViewportSize({ width, height });
  await lent.page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce', media: null, forcedColors: null });
  return lent;
}
