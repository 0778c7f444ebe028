import { accessSync, constants } from 'node:fs';
import { chromium } from 'playwright-core';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { keepPressLog } from './press-log.ts';

/** The usual places, for a test that is run by itself; `npm test` finds or installs a browser and sets CHROME_PATH. */
const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/usr/bin/chromium-headless-shell',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** No sandbox, since root has none; and no traffic of the browser's own, which would look like the page's. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export interface PageSettings {
  /** CSS pixels; 1280 x 800 unless told. */
  width?: number;
  height?: number;
  theme?: 'light' | 'dark';
  /** A finger instead of a mouse, as on a phone. */
  touch?: boolean;
  /** BCP 47 */
  locale?: string;
  /** Anything else of a Playwright context. */
  context?: BrowserContextOptions;
}

/**
 * Launches the Chromium at CHROME_PATH, or one in a usual place.
 *
 * @param options `debugging_port` lets another tool steer it too; `camera` is a film (Y4M or motion JPEG) that every page may see
 *   as its camera; `named` gives what listens on this machine (`127.0.0.1:8080`) a name without a port (`sampan.localhost`)
 * @throws Error saying what to install when there is none.
 */
export async function launchBrowser(
  options: { debugging_port?: number; camera?: string; named?: Readonly<Record<string, string>> } = {},
): Promise<Browser> {
  const { debugging_port: port, camera, named = {} } = options;
  const rules = Object.entries(named).map(([name, address]) => `MAP ${name}:80 ${address}`);
  const more = [
    ...(rules.length === 0 ? [] : [`--host-resolver-rules=${rules.join(', ')}`]),
    ...(port === undefined ? [] : [`--remote-debugging-port=${port}`]),
    ...(camera === undefined
      ? []
      : [
          '--use-fake-ui-for-media-stream',
          '--use-fake-device-for-media-stream',
          `--use-file-for-fake-video-capture=${camera}`,
        ]),
  ];
  return chromium.launch({ executablePath: chromiumPath(), args: [...ARGUMENTS, ...more] });
}

/** A page with cookies and storage of its own; it closes with the browser, or with page.context().close(). */
export async function newPage(browser: Browser, settings: PageSettings = {}): Promise<Page> {
  const { width = 1280, height = 800, theme = 'light', touch = false, locale = 'en-SG' } = settings;
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: theme,
    reducedMotion: 'reduce',
    hasTouch: touch,
    isMobile: touch,
    locale,
    // A worker would stay with a warm page, and answer for its next test.
    serviceWorkers: 'block',
    ...settings.context,
  });
  await keepPressLog(context);
  // What a page opens covers it, and a covered page is drawn once a second: each click on it would take as long.
  context.on('page', (opened) => {
    void opened
      .opener()
      .then((opener) => opener?.bringToFront())
      .catch(() => undefined);
  });
  const close = context.close.bind(context);
  context.close = async (options) => {
    // What a test's routes are answering just then ends with the page; outside of every test it would fail the whole run.
    // Nobody waits for it: the browser may be in the middle of a body.
    for (const page of context.pages()) void page.unrouteAll({ behavior: 'ignoreErrors' }).catch(() => undefined);
    await close(options);
  };
  return context.newPage();
}

/**
 * Writes down, from now on, what a user's console would show in red: uncaught errors, console errors, requests that failed
 * or were answered with 5xx. A request that the page itself gave up (navigation, abort) is none.
 */
export function collectPageErrors(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`uncaught: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    // The browser's own line for a 4xx answer: answers are the page's to handle, and tests ask for wrong input on purpose.
    if (message.type() !== 'error' || /^Failed to load resource: .* status of 4\d\d/.test(message.text())) return;
    errors.push(`console: ${message.text()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') errors.push(`request: ${request.method()} ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 500)
      errors.push(`response: ${response.status()} ${response.request().method()} ${response.url()}`);
  });
  return errors;
}

function chromiumPath(): string {
  const named = process.env['CHROME_PATH'];
  const found = [...(named === undefined || named === '' ? [] : [named]), ...USUAL_PLACES].find((path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
  if (found === undefined) throw new Error('No Chromium was found: install one, or set CHROME_PATH to its executable.');
  return found;
}
