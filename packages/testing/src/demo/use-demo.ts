import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { collectPageErrors, type PageSettings } from '../browser.ts';
import { sharedBrowser } from '../shared-browser.ts';
import type { TestDatabase } from '../test-database.ts';
import type { TestServer } from '../test-server.ts';
import { emailOf, signInByApi, type DemoPerson, type SignedInPerson } from './demo-person.ts';
import { openCompany, type NewCompany, type NewCompanyOptions } from './new-company.ts';
import { sharedDemoServer, startDemoServer, stopDemoServer, type DemoServer } from './demo-server.ts';
import { describePresses } from '../press-log.ts';
import { keepSocketLog } from '../socket-log.ts';
import { lendPage } from './page-pool.ts';

export interface DemoOptions {
  /**
   * A server and a database of this file's own, on a fresh clone of the demo: for tests of what the whole installation
   * shares (an operator's desk, the ledger's sums) or of what they leave behind in a demo company. Costs about two seconds.
   */
  own?: boolean;
  /** Settings that server needs; naming any means `own`. */
  env?: Readonly<Record<string, string>>;
}

export interface OpenOptions extends PageSettings {
  /** Who is signed in: somebody of the demo, or whom signIn() or a fixture answered. Nobody unless given. */
  as?: DemoPerson | SignedInPerson;
  /** Where the page stands when it is handed over; /orders/new for those who are signed in, / for others. */
  path?: string;
  /** A context of its own, for init scripts, exposed functions, a clock or a second tab. */
  fresh?: boolean;
  /** Stays on a page that loads nothing, for a test that has to prepare the page first. */
  stay?: boolean;
}

/** A page of the test that opened it. It is given back when the test ends: nothing needs to be closed. */
export interface OpenPage {
  readonly page: Page;
  /** What a user's console showed in red since it was opened. */
  readonly errors: readonly string[];
}

export interface Demo {
  /** Of the server, without a slash at the end. */
  readonly url: string;
  readonly server: TestServer;
  readonly database: TestDatabase;
  readonly browser: Browser;
  open(options?: OpenOptions): Promise<OpenPage>;
  /** A session over the API. */
  signIn(person: DemoPerson | (string & {}), password?: string): Promise<SignedInPerson>;
  /** A company of the test's own, with an owner who is signed in; nothing else on the server touches it. */
  newCompany(options?: NewCompanyOptions): Promise<NewCompany>;
}

/** Where a session is kept in the browser; the console's session store owns the name. */
const SESSION_KEY = 'sampan.session';

/** A page of our own origin that loads nothing, on which the storage is put in order before the console starts. */
const QUIET_PATH = '/api/health';

async function putSession(page: Page, quiet_url: string, session: SignedInPerson | null): Promise<void> {
  // A page that rests there since the test before has nothing to load.
  if (page.url() !== quiet_url) await page.goto(quiet_url);
  await page.evaluate(
    ([key, text]) => {
      localStorage.clear();
      sessionStorage.clear();
      if (text !== null) localStorage.setItem(key, text);
    },
    [SESSION_KEY, session === null ? null : JSON.stringify(session)] as const,
  );
}

/** Address and accessible content of a page, to find the cause of a failure that is seldom seen. */
async function describePage(page: Page): Promise<string> {
  try {
    const content = await page.locator('body').ariaSnapshot({ timeout: 2_000 });
    // A dialog stands at the end of the page, which may be cut.
    const dialogs = await Promise.all((await page.locator('dialog[open]').all()).map((one) => one.ariaSnapshot()));
    return `${page.url()}\n${[...dialogs, content.slice(0, 4_000)].join('\n')}\nLast presses: ${await describePresses(page)}`;
  } catch (error) {
    return `${page.url()}: ${String(error)}`;
  }
}

/**
 * Gives a test file a running demo and pages on it. Call it once, at the top of the file; what it answers can be used in
 * tests and hooks. Files share the worker's server unless they ask for their own; browser and pages are always shared.
 */
export function useDemo(options: DemoOptions = {}): Demo {
  const is_own = options.own === true || options.env !== undefined;
  let demo: DemoServer | undefined;
  let browser: Browser | undefined;
  const started = <Part>(part: Part | undefined): Part => {
    if (part === undefined) throw new Error('The demo runs in tests and hooks, not while the file is loaded.');
    return part;
  };

  beforeAll(async () => {
    [demo, browser] = await Promise.all([is_own ? startDemoServer(options.env) : sharedDemoServer(), sharedBrowser()]);
  });
  afterAll(async () => {
    if (is_own && demo !== undefined) await stopDemoServer(demo);
  });

  const signIn: Demo['signIn'] = (person, password) =>
    signInByApi(started(demo).server.url, person.includes('@') ? person : emailOf(person as DemoPerson), password);

  const open: Demo['open'] = async ({ as, path, fresh = false, stay = false, ...settings } = {}) => {
    const { url } = started(demo).server;
    const session = typeof as === 'string' ? await signIn(as) : (as ?? null);
    const touch = settings.touch ?? (settings.width ?? 1280) < 500;
    const quiet_url = `${url}${QUIET_PATH}`;
    const lent = await lendPage(started(browser), { height: 812, ...settings, touch }, { fresh, rest_url: quiet_url });
    const { page } = lent;
    onTestFinished(async ({ task }) => {
      const is_clean = task.result?.state !== 'fail';
      if (!is_clean)
        console.error(
          `What the page showed when "${task.name}" failed:\n${await describePage(page)}\nLive connection: ${sockets.join(', ')}`,
        );
      await lent.giveBack({ is_clean });
    });
    const sockets = keepSocketLog(page);
    await putSession(page, quiet_url, session);
    const errors = collectPageErrors(page);
    if (!stay) await page.goto(`${url}${path ?? (session === null ? '/auth' : '/orders/new')}`);
    return { page, errors };
  };

  return {
    get url() {
      return started(demo).server.url;
    },
    get server() {
      return started(demo).server;
    },
    get database() {
      return started(demo).database;
    },
    get browser() {
      return started(browser);
    },
    open,
    signIn,
    newCompany: (company) => openCompany(started(demo).server.url, company),
  };
}
