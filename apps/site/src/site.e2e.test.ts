import { collectPageErrors, expectFits, expectNoAxeViolations } from '@sampan/testing/browser';
import { useDemo, type OpenOptions } from '@sampan/testing/demo';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

const GUIDES = ['', '/theming', '/csp', '/frameworks', '/errors', '/upgrades', '/self-host', '/no-such-page'];
/** Among them they have every kind of block; the colours of one are those of all. */
const IN_THE_DARK = new Set(['', '/csp', '/frameworks']);
const WIDGETS = ['calculator', 'tracking', 'confirm-address', 'checkout'];
/** The script of the playground, brotli. */
const SCRIPT_BUDGET = 6_000;

const demo = useDemo();

const open = (path: string, settings: OpenOptions = {}) => demo.open({ ...settings, path: `/developers${path}` });

const widgetOf = (page: Page, name: string): Locator => page.locator(`sampan-${name}`);
const codeOf = (page: Page): Promise<string | null> => page.locator('[data-output]').textContent();

/** The widget is drawn: there is text inside its shadow root. */
async function untilDrawn(page: Page, name: string): Promise<void> {
  await expect
    .poll(() => widgetOf(page, name).evaluate((element) => element.shadowRoot?.textContent?.trim().length ?? 0))
    .toBeGreaterThan(40);
}

describe('the developers’ pages (look 8)', () => {
  test.each(GUIDES)('/developers%s: everyone can use it, at every width and theme', async (path) => {
    const { page, errors } = await open(path, { width: 375 });
    await expectNoAxeViolations(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectFits(page, undefined, async (width) => {
      if (width === 1280 && IN_THE_DARK.has(path)) await expectNoAxeViolations(page);
    });
    // The page that does not exist is one, with its status.
    expect(errors.filter((line) => !line.includes('no-such-page') && !line.includes('404'))).toEqual([]);
  });

  test.each(WIDGETS)('/developers/%s: the live widget runs under the page’s own policy', async (name) => {
    const { page, errors } = await open(`/${name}`, { width: 375 });
    await untilDrawn(page, name);
    await expectNoAxeViolations(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectFits(page, undefined, async (width) => {
      // The playground around a widget is the same on each page: in the dark one of them is looked at.
      if (width === 1280 && name === 'tracking') await expectNoAxeViolations(page);
    });
    expect(errors).toEqual([]);
    expect(await page.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length])).toEqual([
      '',
      0,
      0,
    ]);
  });

  test('an address with a slash at its end is the same page; one that does not exist answers 404', async () => {
    const redirected = await fetch(`${demo.url}/developers/tracking/`, { redirect: 'manual' });
    expect([redirected.status, redirected.headers.get('location')]).toEqual([301, '/developers/tracking']);
    for (const path of [
      '/developers/no-such-page',
      '/developers/..%2f..%2fserver/package.json',
      '/site/..%2fllms.txt',
      '/site/assets/none.js',
    ])
      expect([path, (await fetch(demo.url + path)).status]).toEqual([path, 404]);
    for (const path of ['/llms.txt', '/llms-full.txt']) {
      const answer = await fetch(demo.url + path);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    }
  });

  test('the pages’ own script stays small, and comes compressed', async () => {
    const html = await (await fetch(`${demo.url}/developers`)).text();
    const script = /<script type="module" src="([^"]+)"/u.exec(html)?.[1] ?? '';
    const answer = await fetch(demo.url + script, { headers: { 'Accept-Encoding': 'br' } });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    const bytes = Number(answer.headers.get('content-length') ?? (await compressedSize(demo.url + script)));
    expect(bytes).toBeLessThanOrEqual(SCRIPT_BUDGET);
  });
});

/** `fetch` unpacks what it gets; the raw answer tells its size. */
async function compressedSize(url: string): Promise<number> {
  const { get } = await import('node:http');
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': 'br' } }, (answer) => {
      let size = 0;
      answer.on('data', (chunk: Buffer) => (size += chunk.length));
      answer.on('end', () => resolve(size));
    }).on('error', reject);
  });
}

describe('the playground (widgets 0.9)', () => {
  test('attributes change the widget and the code', async () => {
    const { page, errors } = await open('/tracking');
    await widgetOf(page, 'tracking').getByText('Merlion Express').first().waitFor();
    await expect.poll(() => codeOf(page)).toContain('tracking-id="SMPME00000000010"');
    await expect.poll(() => codeOf(page)).toContain(`src="${demo.url}/sdk/v1/sampan.js"`);
    await page.getByLabel('locale', { exact: true }).selectOption('id-ID');
    await page.getByLabel('theme', { exact: true }).selectOption('dark');
    await page.getByLabel('tracking-id', { exact: true }).fill('');
    await page.getByLabel('tracking-id', { exact: true }).blur();
    await widgetOf(page, 'tracking').getByRole('textbox').waitFor();
    await expect
      .poll(() => widgetOf(page, 'tracking').evaluate((element) => element.getAttributeNames().toSorted()))
      .toEqual(['locale', 'public-key', 'theme']);
    await expect.poll(() => codeOf(page)).toContain('locale="id-ID"');
    await expect.poll(() => codeOf(page)).not.toContain('tracking-id');
    expect(errors).toEqual([]);
  });

  test('another country is another demo shop', async () => {
    const { page } = await open('/calculator');
    await untilDrawn(page, 'calculator');
    await page.getByLabel('country', { exact: true }).selectOption('PH');
    await expect
      .poll(() => widgetOf(page, 'calculator').getAttribute('public-key'))
      .toBe('pk_test_DemoHabiHomePhilippines');
  });

  test('tokens colour it, are in the code, and go when it starts again', async () => {
    const { page, errors } = await open('/tracking');
    await widgetOf(page, 'tracking').getByText('Merlion Express').first().waitFor();
    await page.getByText('Tokens', { exact: true }).first().click();
    await page.getByLabel('primary', { exact: true }).fill('#0a7d55');
    await page.getByLabel('radius', { exact: true }).fill('2px');
    await page.getByLabel('radius', { exact: true }).blur();
    const tokenOf = (name: string) =>
      widgetOf(page, 'tracking').evaluate(
        (element, token) => getComputedStyle(element).getPropertyValue(token).trim(),
        name,
      );
    await expect.poll(() => tokenOf('--sampan-primary')).toBe('#0a7d55');
    await expect.poll(() => tokenOf('--sampan-radius')).toBe('2px');
    await expect.poll(() => codeOf(page)).toContain('--sampan-primary: #0a7d55;');
    await page.getByRole('button', { name: 'React' }).click();
    await expect.poll(() => codeOf(page)).toContain("import { SampanTracking } from '@sampan/widgets/react';");
    await expect.poll(() => codeOf(page)).toContain('"--sampan-primary": "#0a7d55"');
    await page.getByRole('button', { name: 'Start again' }).click();
    await expect.poll(() => tokenOf('--sampan-primary')).not.toBe('#0a7d55');
    await expect.poll(() => codeOf(page)).not.toContain('--sampan-primary');
    expect(errors).toEqual([]);
  });

  test('events are listed as the page hears them', async () => {
    const { page } = await open('/tracking');
    await page.locator('[data-log]').getByText('sampan-change').first().waitFor();
    await page.getByLabel('public-key', { exact: true }).fill('pk_test_00000000000000000000');
    await page.getByLabel('public-key', { exact: true }).blur();
    const failure = page.locator('[data-log] li', { hasText: 'sampan-error' }).first();
    await failure.waitFor();
    await expect.poll(() => failure.textContent()).toContain('"code":"key_unknown"');
    await expect.poll(() => failure.textContent()).toContain(`${demo.url}/developers/errors#key_unknown`);
  });

  test('Copy puts the code into the clipboard, with this server’s address', async () => {
    const { page } = await open('', { context: { permissions: ['clipboard-read', 'clipboard-write'] } });
    const button = page.getByRole('button', { name: 'Copy' }).nth(1);
    await button.click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.split('\n')).toHaveLength(5);
    expect(copied).toContain(`<script async src="${demo.url}/sdk/v1/sampan.js"></script>`);
    expect(copied).toContain('public-key="pk_test_DemoKopiKayaSingapore00"');
  });

  test.each(WIDGETS)('the five lines for the %s, in a file of their own, show it', async (name) => {
    const { page } = await open(`/${name}`);
    const lines = await page
      .locator('figure', { hasText: `${name}.html` })
      .locator('code')
      .textContent();
    expect(lines?.split('\n')).toHaveLength(5);
    await page.route(`${demo.url}/five-lines.html`, (route) =>
      route.fulfill({ contentType: 'text/html', body: lines ?? '' }),
    );
    const errors = collectPageErrors(page);
    await page.goto(`${demo.url}/five-lines.html`);
    await untilDrawn(page, name);
    expect(errors.filter((line) => !line.includes('favicon'))).toEqual([]);
  });
});
