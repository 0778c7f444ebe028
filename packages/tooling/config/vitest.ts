import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { wholeWidgetCss } from '../../widgets/build/plugins/widget-css.ts';
import { widgetMessages } from '../../widgets/build/plugins/widget-messages.ts';
import { PREACT_ALIAS } from '../../widgets/build/preact-alias.ts';
import { happyDomBundle } from './happy-dom-bundle.ts';
import { LongestFirst } from './longest-first.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const DATABASE = fileURLToPath(new URL('../../testing/src/global-setup.ts', import.meta.url));

/** Every file gets a window of its own. */
const WINDOW = {
  environment: fileURLToPath(new URL('happy-dom-environment.ts', import.meta.url)),
  environmentOptions: { bundle: pathToFileURL(happyDomBundle()).href },
};

/** Starts one PostgreSQL for the whole run; every test file gets a database of its own in it. */
const global_setup = existsSync(DATABASE) ? [DATABASE] : [];

const ANY_TEST = ['{packages,apps,examples}/**/*.test.{ts,tsx}'];
const DOM_TESTS = ['{packages,apps}/**/*.test.tsx', '{packages,apps}/**/*.dom.test.ts'];
const DATABASE_TESTS = ['apps/server/**/*.test.ts', 'packages/{embedded-postgres,testing}/**/*.test.ts'];
const BROWSER_TESTS = ['{packages,apps,examples}/**/*.e2e.test.ts'];
/** What only `npm run test:all` looks at: every width, currency and language of what the tests above look at once. */
const MATRIX_TESTS = ['{packages,apps,examples}/**/*.matrix.test.ts'];
/** Each of them runs in every browser beside Chromium: see packages/testing/src/engines. */
const ENGINE_TESTS = ['{packages,apps}/**/*.engine.test.ts'];
/** What takes a whole machine of its own for minutes: alone, and only in `npm run test:all`. */
const INSTALL_TESTS = ['examples/self-host-install.test.ts'];
/** A widget's element on Preact, as its builds carry it, and the kit they are made of. */
const ELEMENT_TESTS = ['packages/{ui,widgets}/{src,test}/**/*.element.test.{ts,tsx}'];
/** How Playwright's complaint begins about an event that a page was to bring. */
const ABANDONED_WAIT = /^(?:page|frame|browserContext)\.waitFor\w+: /;
const NEVER = ['**/node_modules/**', '**/dist/**'];

/** Tests with a server and a browser. A worker keeps its server, browser and pages for all of its files. */
function browserProject(name: string, include: string[]): TestProjectInlineConfiguration {
  return {
    extends: true,
    test: {
      name,
      environment: 'node',
      include,
      exclude: NEVER,
      globalSetup: global_setup,
      isolate: false,
      testTimeout: 240_000,
      hookTimeout: 240_000,
    },
  };
}

export default defineConfig({
  root: ROOT,
  resolve: { dedupe: ['react', 'react-dom'] },
  plugins: [wholeWidgetCss(), widgetMessages()],
  test: {
    root: ROOT,
    allowOnly: false,
    // One a core: a browser file has a server and a browser beside it, a server file its database. One more than that saves
    // 7 % of a run and makes what is shown late later.
    maxWorkers: Math.max(2, availableParallelism()),
    // Waiting longer costs nothing where it comes at once; two cores may be busy.
    expect: { poll: { timeout: 5_000 } },
    sequence: { sequencer: LongestFirst },
    // A browser test that fails leaves the events it was waiting for to nobody. Its own failure is what counts.
    onUnhandledError: ({ message }) => !ABANDONED_WAIT.test(message),
    clearMocks: true,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ANY_TEST,
          exclude: [
            ...NEVER,
            ...DOM_TESTS,
            ...DATABASE_TESTS,
            ...BROWSER_TESTS,
            ...MATRIX_TESTS,
            ...ENGINE_TESTS,
            ...ELEMENT_TESTS,
            ...INSTALL_TESTS,
          ],
          // None leaves anything in a module: loading them once a worker halves what these tests cost.
          isolate: false,
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          ...WINDOW,
          include: DOM_TESTS,
          exclude: [...NEVER, ...BROWSER_TESTS, ...ELEMENT_TESTS],
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        resolve: { alias: [...PREACT_ALIAS] },
        test: {
          name: 'widgets',
          ...WINDOW,
          include: ELEMENT_TESTS,
          exclude: NEVER,
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          include: DATABASE_TESTS,
          exclude: [...NEVER, ...BROWSER_TESTS, ...MATRIX_TESTS, ...ENGINE_TESTS],
          globalSetup: global_setup,
          // Every file has a database of its own, and none leaves anything in a module: loading them once halves the run.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      browserProject('e2e', BROWSER_TESTS),
      browserProject('matrix', MATRIX_TESTS),
      browserProject('engines', ENGINE_TESTS),
      {
        extends: true,
        test: {
          name: 'install',
          environment: 'node',
          include: INSTALL_TESTS,
          testTimeout: 2_400_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
