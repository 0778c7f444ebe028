import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { runChild } from '../launch/child.mjs';
import { installAsIs, installPackages, mayInstall } from './apt.ts';

export type Chromium = { readonly path: string } | { readonly path: null; readonly advice: string };

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const FIXED_PLACES = [
  '/usr/bin/chromium',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Where the executable lies within a folder of Playwright's cache, on each platform it has been shipped for. */
const INSIDE_PLAYWRIGHT = [
  'chrome-linux/chrome',
  'chrome-linux64/chrome',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
];

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Newest first. */
function playwrightBrowsers(env: NodeJS.ProcessEnv): string[] {
  const caches = [
    env['PLAYWRIGHT_BROWSERS_PATH'],
    join(homedir(), '.cache/ms-playwright'),
    join(homedir(), 'Library/Caches/ms-playwright'),
  ];
  return caches.flatMap((cache) => {
    if (cache === undefined || !existsSync(cache)) return [];
    const folders = readdirSync(cache).filter((name) => /^chromium-\d+$/.test(name));
    folders.sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
    return folders.flatMap((folder) => INSIDE_PLAYWRIGHT.map((inside) => join(cache, folder, inside)));
  });
}

/** Chromium without windows: no toolbar is drawn and nothing lies over a page. Pages cost a quarter less. */
const HEADLESS = 'chromium-headless-shell';
/** Debian's, the only one whose headless sibling we know how to get. */
const OF_DEBIAN = '/usr/bin/chromium';

/** The one without windows, when the machine has it. */
export function detectHeadless(env: NodeJS.ProcessEnv = process.env): string | null {
  const folders = (env['PATH'] ?? '').split(delimiter);
  return folders.map((folder) => join(folder, HEADLESS)).find(isExecutable) ?? null;
}

/**
 * Looks for a Chromium that is on the machine: CHROME_PATH, the usual names on PATH and their usual places, Playwright's
 * cache; at last the one without windows.
 */
export function detectChromium(env: NodeJS.ProcessEnv = process.env): string | null {
  const on_path = (env['PATH'] ?? '').split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  const named = env['CHROME_PATH'] === undefined || env['CHROME_PATH'] === '' ? [] : [env['CHROME_PATH']];
  return [...named, ...on_path, ...FIXED_PLACES, ...playwrightBrowsers(env)].find(isExecutable) ?? detectHeadless(env);
}

/**
 * The browser for the tests in place of the one that was found: what CHROME_PATH names, else the one without windows, which is
 * added to Debian's in the same version where that takes one call.
 */
async function withoutWindows(found: string): Promise<string> {
  if (process.env['CHROME_PATH'] === found) return found;
  const headless = detectHeadless();
  if (headless !== null || found !== OF_DEBIAN || !mayInstall()) return headless ?? found;
  const asked = await runChild('dpkg-query', ['--show', '--showformat', '${Version}', 'chromium-common'], {
    is_quiet: true,
  });
  if (asked.code !== 0) return found;
  await installAsIs('Chromium without windows', `${HEADLESS}=${asked.output.trim()}`);
  return detectHeadless() ?? found;
}

/** Finds a Chromium for the tests, and installs Debian's when there is none and we may. */
export async function findChromium(): Promise<Chromium> {
  const wanted = process.env['CHROME_PATH'];
  if (wanted !== undefined && wanted !== '' && !isExecutable(wanted)) {
    return {
      path: null,
      advice: `CHROME_PATH is ${wanted}, and that is no program. Correct it, or unset it to let us look.`,
    };
  }
  const found = detectChromium();
  if (found !== null) return { path: await withoutWindows(found) };
  let said = '';
  // The first is not to be had on every kin of Debian.
  for (const name of mayInstall() ? [HEADLESS, 'chromium'] : []) {
    said += await installPackages('Chromium', [name]);
    const installed = detectChromium();
    if (installed !== null) return { path: installed };
  }
  return {
    path: null,
    advice:
      `${said}The browser tests need Chromium or Chrome, and none was found. Install one (Debian, Ubuntu: sudo apt-get install chromium; ` +
      `elsewhere: npx playwright install chromium), or set CHROME_PATH to the executable, and run npm test again.`,
  };
}
