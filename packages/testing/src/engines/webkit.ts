import { setTimeout as sleep } from 'node:timers/promises';
import { Builder, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import type { Engine, EngineSession } from './engine-session.ts';
import { callInPage } from './in-page/in-page-script.ts';
import { NOWHERE, type WebKitPrograms } from './installed.ts';
import { START_LIMIT_MS, startDriver, startScreen, type WebKitDriver } from './webkit-process.ts';

/**
 * Nothing leaves this machine. Said to the browser and not to its driver: MiniBrowser reads beyond the end of the hosts that
 * a session of WebDriver names as reached without a proxy, and dies of it now and then.
 */
const STAY_HERE = [
  `--proxy=http://${NOWHERE.host}:${NOWHERE.port}`,
  '--ignore-host=127.0.0.1',
  '--ignore-host=localhost',
];

/** WebKitGTK on a screen of its own. Each session is a driver with its MiniBrowser: one that served a session may take no other. */
export async function startWebKit(programs: WebKitPrograms): Promise<Engine> {
  const screen = await startScreen(programs.xvfb);
  return {
    newSession: async () => {
      const driver = await startDriver(programs.driver, screen.display);
      try {
        return await newSession(driver, programs.browser);
      } catch (error) {
        await driver.end();
        throw error;
      }
    },
    close: async () => screen.end(),
  };
}

async function newSession(driver: WebKitDriver, binary: string): Promise<EngineSession<WebElement>> {
  const browser = await startBrowser(driver, binary);
  const errors: string[] = [];
  const run = async (expression: string): Promise<unknown> => {
    const [heard, result] = await browser.executeScript<[string[], unknown]>(
      `return [${await callInPage('heardSince')}, ${expression}];`,
    );
    errors.push(...heard);
    return result;
  };
  await browser.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 980 });
  return {
    open: async (url) => {
      await browser.get(url);
      await run('null');
    },
    url: async () => browser.getCurrentUrl(),
    run,
    element: async (expression) => browser.executeScript<WebElement | null>(`return ${expression};`),
    click: async (element) => element.click(),
    type: async (_field, text) => typeText(browser, text),
    choose: async (_select, option) => option.click(),
    screenshot: async () => Buffer.from(await browser.takeScreenshot(), 'base64'),
    errors: async () => {
      await run('null');
      return errors;
    },
    // Asked to quit, its browser is gone before the driver has answered, which it then never does.
    close: async () => driver.end(),
  };
}

async function startBrowser(driver: WebKitDriver, binary: string): Promise<WebDriver> {
  const started = new Builder()
    .usingServer(driver.url)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary, args: ['--automation', ...STAY_HERE] },
    })
    .build();
  // A browser that dies while it starts is never missed by its driver.
  const overdue = sleep(START_LIMIT_MS, null, { ref: false });
  const browser = await Promise.race([started, overdue]);
  if (browser === null) throw new Error(`WebKit did not start within ${START_LIMIT_MS / 1_000} s.\n${driver.output()}`);
  return browser;
}

async function typeText(browser: WebDriver, text: string): Promise<void> {
  await browser
    .actions()
    .sendKeys(text === '' ? Key.BACK_SPACE : text)
    .perform();
}
