import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch, type Browser, type ElementHandle, type JSHandle, type Page } from 'puppeteer-core';
import type { Engine, EngineSession } from './engine-session.ts';
import { NOWHERE } from './installed.ts';

/** Nothing leaves this machine, and nothing moves that a reader would have to wait for. */
const PREFERENCES = {
  'network.proxy.type': 1,
  'network.proxy.http': NOWHERE.host,
  'network.proxy.http_port': NOWHERE.port,
  'network.proxy.ssl': NOWHERE.host,
  'network.proxy.ssl_port': NOWHERE.port,
  // What Mozilla would send of blocked certificates and search engines.
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'intl.accept_languages': 'en-SG, en',
  'ui.prefersReducedMotion': 1,
};

/** Starts Firefox and speaks WebDriver BiDi with it, without a driver in between. */
export async function startFirefox(executable: string): Promise<Engine> {
  const home = await mkdtemp(join(tmpdir(), 'sampan-firefox-'));
  const browser = await launch({
    browser: 'firefox',
    executablePath: executable,
    headless: true,
    defaultViewport: { width: 1280, height: 900 },
    extraPrefsFirefox: PREFERENCES,
    // Without this a release asks Mozilla's own server whatever the preferences say.
    env: { ...process.env, MOZ_REMOTE_SETTINGS_DEVTOOLS: '1', HOME: home, XDG_CACHE_HOME: home, XDG_CONFIG_HOME: home },
  }).catch(async (error: unknown) => {
    await rm(home, { recursive: true, force: true, maxRetries: 10 });
    throw error;
  });
  return {
    newSession: () => newSession(browser),
    close: async () => {
      await browser.close();
      await rm(home, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

async function newSession(browser: Browser): Promise<EngineSession<ElementHandle>> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const errors = collectErrors(page);
  return {
    open: async (url) => {
      await page.goto(url, { waitUntil: 'load' });
    },
    // Firefox tells of navigations, but not of what a page does to its own history.
    url: async () => page.evaluate(() => location.href),
    run: async (expression) => page.evaluate(expression),
    element: async (expression) => {
      const handle: JSHandle = await page.evaluateHandle(expression);
      return handle.asElement() as ElementHandle | null;
    },
    click: async (element) => element.click(),
    type: async (_field, text) => {
      if (text === '') await page.keyboard.press('Backspace');
      else await page.keyboard.type(text);
    },
    choose: async (select, option) => {
      await select.select(await option.evaluate((one) => (one as HTMLOptionElement).value));
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
    errors: async () => errors,
    close: async () => context.close(),
  };
}

/** As `collectPageErrors` of the Chromium tests, of what BiDi tells. */
function collectErrors(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`uncaught: ${error instanceof Error ? error.message : String(error)}`));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`console: ${message.text()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 500) errors.push(`response: ${response.status()} ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // What a page gives up when it is left.
    if (reason !== 'NS_BINDING_ABORTED') errors.push(`request: ${request.method()} ${request.url()} ${reason}`);
  });
  return errors;
}
