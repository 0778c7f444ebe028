/// <reference types="node" />
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createApiStub, type Answers, type ApiStub } from './api-stub.fixtures.ts';
import { lendShopPage, type LendOptions, type Page } from './shop-pool.fixtures.ts';
import { API, HEARD_EVENTS, NOW, SDK, SHOP } from './widget-driver.fixtures.ts';

export type { Page } from './shop-pool.fixtures.ts';

/** The build to test; another one by SAMPAN_SDK_FOLDER. */
const BUILT = process.env['SAMPAN_SDK_FOLDER'] ?? fileURLToPath(new URL('../../dist/sdk/', import.meta.url));
/** Read at once, so that a build during the run changes nothing. */
const FILES = new Map(
  globSync('*.{js,css}', { cwd: BUILT }).map((name) => [name, readFileSync(`${BUILT}/${name}`, 'utf8')]),
);
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
};

/** The policy of the strictest shop (widgets 2 'CSP and Trusted Types'). */
export const STRICT_POLICY = [
  "default-src 'none'",
  `script-src ${SDK}`,
  "style-src 'self'",
  `connect-src ${API}`,
  `img-src ${SDK} data:`,
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

export interface ShopSetup {
  /** Markup of the body; the loader stands in the head. */
  readonly body: string;
  readonly answers?: Answers;
  readonly now?: number;
  /** Content-Security-Policy of the page; the strict one unless given, null for none. */
  readonly policy?: string | null;
  /** More in the head, such as the shop's own style sheet: `/shop.css`. */
  readonly head?: string;
  /** The shop's style sheet. */
  readonly css?: string;
  /** Attributes of `<html>`. */
  readonly html?: string;
  /** Scripts of the SDK by their paths under `/sdk/`, in order; the loader unless given. */
  readonly scripts?: readonly string[];
  /** Whether time is under control; true unless a test measures. */
  readonly is_clock_held?: boolean;
  /** Another content for a file of the SDK, by its path; null when it cannot be fetched. */
  readonly file?: (path: string) => string | null | undefined;
  readonly page?: LendOptions;
  /** Script of the page that runs before everything else. */
  readonly first?: string;
  /** Properties the page sets on the first element of a tag before the script comes. */
  readonly properties?: { readonly tag: string; readonly values: Readonly<Record<string, unknown>> };
}

/** A shop's page in a browser, with everything written down that a widget must not do. */
export interface ShopPage {
  readonly page: Page;
  readonly api: ApiStub;
  /** Violations of the policy, uncaught errors, error lines of the console. */
  readonly wrongs: string[];
  readonly warnings: string[];
  readonly dialogs: string[];
  /** Requests to other hosts than shop, SDK and API. */
  readonly strangers: string[];
  /** Throws when the page was harmed: errors, violations, cookies, storage, strangers. */
  check(): Promise<void>;
  /** Gives the page back before the test ends, for the next one of the same test. */
  close(): Promise<void>;
}

/** What the page of a shop heard and what it prevents, as it keeps it. */
export interface HeardByPage {
  sampanHeard: [name: string, detail: unknown][];
  sampanPrevented: string[];
}

/** A file of the built SDK by its name; throws when the SDK was not built. */
export function builtFile(name: string): string {
  const text = FILES.get(name);
  if (text === undefined) throw new Error(`${BUILT}/${name} is missing: build the SDK with npm run build`);
  return text;
}

/**
 * Opens a page of a shop with the built SDK, its server and its clock under control. Nothing of it touches a network. The page
 * is taken back when the test ends.
 */
export async function openShop(setup: ShopSetup): Promise<ShopPage> {
  builtFile('sampan.js');
  const is_clock_held = setup.is_clock_held !== false;
  const lent = await lendShopPage({ is_fresh: !is_clock_held, ...setup.page });
  const { page } = lent;
  const api = createApiStub(setup.answers ?? {});
  const found = {
    wrongs: [] as string[],
    warnings: [] as string[],
    dialogs: [] as string[],
    strangers: [] as string[],
  };
  page.on('pageerror', (error) => found.wrongs.push(`uncaught: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'warning') found.warnings.push(message.text());
    // The browser's own line about an answer or a lost connection: those are played on purpose.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      found.wrongs.push(message.text());
  });
  page.on('dialog', (dialog) => {
    found.dialogs.push(dialog.message());
    // One that goes with its page needs no answer.
    dialog.dismiss().catch(() => undefined);
  });
  await page.route('**/*', async (route) => {
    const request = route.request();
    const { origin, pathname } = new URL(request.url());
    if (origin === API && request.method() !== 'OPTIONS') {
      const headers = await request.allHeaders();
      const body: unknown = request.postData() === null ? null : request.postDataJSON();
      const answer = await api.answer({ method: request.method(), url: request.url(), headers, body });
      if (answer === null) return route.abort('connectionfailed');
      const text = answer.body === null ? '<h1>not ours</h1>' : JSON.stringify(answer.body);
      const exposed = { ...CORS, 'access-control-expose-headers': '*', 'x-request-id': 'req_1' };
      return route.fulfill({ status: answer.status, body: text, headers: exposed, contentType: 'application/json' });
    }
    if (origin === API) return route.fulfill({ status: 204, headers: CORS });
    if (origin === SDK) return route.fulfill(sdkFile(pathname, setup.file));
    if (origin !== SHOP) {
      found.strangers.push(request.url());
      return route.abort();
    }
    if (pathname === '/shop.css') return route.fulfill({ contentType: 'text/css', body: setup.css ?? '' });
    if (pathname !== '/') return route.fulfill({ status: 404, body: '' });
    const policy = setup.policy === undefined ? STRICT_POLICY : setup.policy;
    return route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: policy === null ? {} : { 'content-security-policy': policy },
      body: shopHtml(setup),
    });
  });
  if (is_clock_held) await page.clock.install({ time: (setup.now ?? NOW) * 1000 });
  lent.undo(await page.addInitScript(listenOnPage, HEARD_EVENTS));
  if (setup.first !== undefined) lent.undo(await page.addInitScript(setup.first));
  if (setup.properties !== undefined) lent.undo(await page.addInitScript(setOnPage, setup.properties));
  await page.goto(`${SHOP}/`);
  return {
    page,
    api,
    ...found,
    async check() {
      const kept = await page.evaluate(async () => ({
        cookie: document.cookie,
        local: localStorage.length,
        session: sessionStorage.length,
        databases: (await indexedDB.databases()).length,
      }));
      const cookies = await page.context().cookies();
      const left = {
        ...kept,
        cookies: cookies.length,
        wrongs: found.wrongs,
        dialogs: found.dialogs,
        strangers: found.strangers,
      };
      const clean = {
        cookie: '',
        local: 0,
        session: 0,
        databases: 0,
        cookies: 0,
        wrongs: [],
        dialogs: [],
        strangers: [],
      };
      if (JSON.stringify(left) !== JSON.stringify(clean))
        throw new Error(`the page was harmed: ${JSON.stringify(left, null, 1)}`);
      api.check();
    },
    close: () => lent.giveBack(),
  };
}

/** Runs in the browser: writes down what the page hears, and what its policy refuses. */
function listenOnPage(names: readonly string[]): void {
  const heard = Object.assign(globalThis as unknown as HeardByPage, { sampanHeard: [], sampanPrevented: [] });
  for (const name of names)
    document.addEventListener(name, (event) => {
      heard.sampanHeard.push([name, (event as CustomEvent).detail]);
      if (heard.sampanPrevented.includes(name)) event.preventDefault();
    });
  document.addEventListener('securitypolicyviolation', (event) =>
    console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
  );
}

/** Runs in the browser: gives the first element of a tag its properties as soon as it stands there. */
function setOnPage({ tag, values }: NonNullable<ShopSetup['properties']>): void {
  new MutationObserver((_, observer) => {
    const element = document.querySelector(tag);
    if (element === null) return;
    observer.disconnect();
    Object.assign(element, values);
  }).observe(document, { childList: true, subtree: true });
}

function shopHtml({ body, head = '', html = 'lang="en"', scripts = ['v1/sampan.js'], css }: ShopSetup): string {
  const tags = scripts.map((name) => `<script async src="${SDK}/sdk/${name}"></script>`).join('');
  const sheet = css === undefined ? '' : '<link rel="stylesheet" href="/shop.css">';
  return `<!doctype html><html ${html}><head><title>Shop</title>${sheet}${head}${tags}</head><body>${body}</body></html>`;
}

/** A tag with its attributes, as a shop's template writes it. */
export function tagHtml(tag: string, attributes: Readonly<Record<string, string>>, inside = ''): string {
  const escape = (value: string): string => value.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escape(value)}"`);
  return `<${tag}${written.join('')}>${inside}</${tag}>`;
}

/** A file of the built SDK, or what a test puts in its place. */
function sdkFile(
  path: string,
  other: ShopSetup['file'],
): Parameters<Parameters<Parameters<Page['route']>[1]>[0]['fulfill']>[0] {
  const given = other?.(path);
  const body = given === undefined ? FILES.get(path.split('/').at(-1) ?? '') : given;
  if (body === undefined || body === null) return { status: 404, headers: CORS, body: '' };
  const contentType = path.endsWith('.css') ? 'text/css' : 'text/javascript; charset=utf-8';
  return { contentType, headers: CORS, body };
}
