/** `@sampan/testing/engines`: the browsers beside Chromium, which has more to offer a test: `@sampan/testing/browser`. */
export { describeInEngines } from './for-each-engine.ts';
export type { UsePage } from './for-each-engine.ts';
export type { EnginePage } from './engine-page.ts';
export type { Target } from './target.ts';
