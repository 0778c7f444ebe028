/** `@sampan/testing/browser`: apart from the rest, since a browser's driver takes long to load. */
export { collectPageErrors, launchBrowser, newPage } from './browser.ts';
export type { PageSettings } from './browser.ts';
export { sharedBrowser } from './shared-browser.ts';
export { keptByWorker } from './worker-scope.ts';
export { copiedText } from './copied-text.ts';
export { expectNoAxeViolations } from './accessibility.ts';
export { failUntilPressed } from './fail-until-pressed.ts';
export { expectFits } from './layout.ts';
