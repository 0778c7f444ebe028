import type { Browser } from 'playwright-core';
import { launchBrowser } from './browser.ts';
import { keptByWorker } from './worker-scope.ts';

/** The worker's browser, for every file that opens a page; it ends with the worker. */
export const sharedBrowser = (): Promise<Browser> => keptByWorker('browser', () => launchBrowser());
