import { accessSync, constants, globSync } from 'node:fs';

/** A port nothing listens on, as the way out of a browser that may speak with this machine only: TCP's "discard". */
export const NOWHERE = { host: '127.0.0.1', port: 9 };

export interface WebKitPrograms {
  readonly driver: string;
  /** WebKit's smallest browser, which comes with the library. */
  readonly browser: string;
  readonly xvfb: string;
}

/** The one at FIREFOX_PATH, or where Debian puts it. */
export function lookForFirefox(env: NodeJS.ProcessEnv = process.env): string | null {
  const named = env['FIREFOX_PATH'] ?? '';
  return (named === '' ? ['/usr/bin/firefox-esr', '/usr/bin/firefox'] : [named]).find(isExecutable) ?? null;
}

/** What Debian's packages webkit2gtk-driver and xvfb bring; null unless all of it is there. */
export function lookForWebKit(): WebKitPrograms | null {
  const driver = '/usr/bin/WebKitWebDriver';
  const xvfb = '/usr/bin/Xvfb';
  const browser = globSync('/usr/{lib,libexec}/{*/,}webkit2gtk-4.*/MiniBrowser').sort().findLast(isExecutable);
  return browser !== undefined && isExecutable(driver) && isExecutable(xvfb) ? { driver, browser, xvfb } : null;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
