import { useDemo } from '@sampan/testing/demo';
import { hostileAnswer, XSS_TEXTS, XSS_TYPED } from '@sampan/testing/hostile';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addressOf, everyStop } from './every-route.fixtures.ts';

/** To whom texts of others are shown nearly everywhere. */
const VISITORS = ['sg', 'admin'] as const;
/** Most of the time is waiting for answers. */
const PAGES = 3;
/** Words that programs read, besides those that the widgets spare, and pictures that the server keeps: with anything else there is no screen. */
const DECIDES =
  /(^|_)(rights|languages?|locale|time_?zone|zone|scopes|events|permissions|features|roles?|format|resource|direction|dates?|days?|month|week|from|to|on|mode|step|unit|image|logo|avatar)$/;

const demo = useDemo({ own: true });

/** What the page reports of itself while it is open. */
interface Watched {
  __xss?: number;
  sampanViolations: string[];
}

/** The same answer with a hostile text at every place where somebody's words stand, a new one each time. */
async function answerHostile(page: Page, next: () => string): Promise<void> {
  await page.route('**/api/**', async (route) => {
    const answer = await route.fetch();
    const is_json = (answer.headers()['content-type'] ?? '').includes('json');
    if (!answer.ok() || !is_json) return route.fulfill({ response: answer });
    const told: unknown = await answer.json();
    return route.fulfill({ response: answer, json: spare(told, hostileAnswer(told, next, 'texts')) });
  });
}

/** What decides is as it was. */
function spare(was: unknown, is: unknown): unknown {
  if (Array.isArray(was) && Array.isArray(is)) return was.map((item: unknown, at) => spare(item, is[at]));
  if (was === null || typeof was !== 'object') return is;
  return Object.fromEntries(
    Object.entries(was).map(([name, value]) => [
      name,
      DECIDES.test(name) ? value : spare(value, (is as Record<string, unknown>)[name]),
    ]),
  );
}

async function typeEverywhere(page: Page, text: string): Promise<void> {
  await page.evaluate((typed) => {
    const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      'input[type=text], input[type=search], input:not([type]), textarea',
    );
    for (const field of fields) {
      if (field.disabled || field.readOnly) continue;
      const of = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
      Object.getOwnPropertyDescriptor(of.prototype, 'value')?.set?.call(field, typed);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }, text);
}

/** What ran, what the policy stopped, and what would run once somebody clicked. */
const harmOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { __xss: ran = 0, sampanViolations } = globalThis as unknown as Watched;
    const addresses = /^(href|src|action|formaction|data|xlink:href)$/;
    const harmless = /^(https?|mailto|tel|viber|blob|data):$/;
    const dangerous = [...document.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes]
        .filter(({ name, value }) => {
          if (/^on/i.test(name)) return true;
          const address = addresses.test(name) ? URL.parse(value, document.baseURI) : null;
          return address !== null && (!harmless.test(address.protocol) || /^data:(?!image)/i.test(address.href));
        })
        .map(({ name, value }) => `${element.localName} ${name}=${value.slice(0, 80)}`),
    );
    return [...(ran > 0 ? ['it ran'] : []), ...sampanViolations, ...dangerous];
  });

/** Notes what a page does that no page of ours does. */
async function watch(page: Page, found: string[]): Promise<void> {
  await page.addInitScript(() => {
    const watched = globalThis as unknown as Watched;
    watched.sampanViolations = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      watched.sampanViolations.push(`${effectiveDirective} ${blockedURI}`);
    });
  });
  page.on('dialog', (dialog) => {
    found.push(`a dialog on ${page.url()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (request.url().includes('stranger.test')) found.push(`${page.url()} asked ${request.url()}`);
  });
}

test.each(VISITORS)('as %s: no text of an answer and none that is typed runs on any screen (trust I4)', async (as) => {
  const stops = everyStop().filter(({ visitor }) => visitor === as);
  const found: string[] = [];
  let shown = 0;
  let at = 0;
  const next = () => XSS_TEXTS[at++ % XSS_TEXTS.length] ?? '';
  const visiting = Array.from({ length: PAGES }, async (_, turn) => {
    const { page } = await demo.open({ as, fresh: true, stay: true });
    await watch(page, found);
    const addresses: string[] = [];
    // Found while answers are as they are.
    for (const [number, stop] of stops.entries())
      if (number % PAGES === turn) addresses.push(await addressOf(page, demo.url, stop));
    await answerHostile(page, next);
    for (const [number, address] of addresses.entries()) {
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      const text = await page.locator('body').textContent();
      shown += Number(/__xss|stranger\.test|alert/u.test(text ?? ''));
      await typeEverywhere(page, XSS_TYPED[number % XSS_TYPED.length] ?? '');
      found.push(...(await harmOn(page)).map((harm) => `${address}: ${harm}`));
    }
  });
  await Promise.all(visiting);
  expect(found).toEqual([]);
  expect(shown).toBeGreaterThan(stops.length / 2);
  expect(at).toBeGreaterThan(XSS_TEXTS.length);
});
