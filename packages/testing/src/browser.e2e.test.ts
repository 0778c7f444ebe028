import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from './accessibility.ts';
import { collectPageErrors, launchBrowser, newPage } from './browser.ts';
import { failUntilPressed } from './fail-until-pressed.ts';

describe('the browser of the tests', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser.close();
  });

  it('shows a page at the asked size and theme', async () => {
    const page = await newPage(browser, { width: 375, height: 667, theme: 'dark' });
    await page.setContent('<!doctype html><title>x</title>');
    expect(
      await page.evaluate(() => [innerWidth, innerHeight, matchMedia('(prefers-color-scheme: dark)').matches]),
    ).toEqual([375, 667, true]);
    await page.context().close();
  });

  it('notices what goes wrong inside a page', async () => {
    const page = await newPage(browser);
    const errors = collectPageErrors(page);
    await page.route('http://example.test/**', (route) =>
      route.request().url().endsWith('/broken')
        ? route.fulfill({ status: 500, body: '' })
        : route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
    );
    await page.goto('http://example.test/');
    expect(errors).toEqual([]);
    await page.evaluate(async () => {
      console.error('said');
      await fetch('/broken');
      setTimeout(() => {
        throw new Error('thrown');
      });
    });
    await expect.poll(() => errors.filter((line) => /said|500 GET|thrown/.test(line)).length).toBeGreaterThanOrEqual(3);
    await page.context().close();
  });

  it('lets a call fail for as long as nobody has pressed anything, however often the page asks', async () => {
    const page = await newPage(browser);
    await page.route('http://example.test/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><button>Retry</button>' }),
    );
    await failUntilPressed(page, '**/list', { status: 503, body: '' });
    await page.goto('http://example.test/');
    const ask = () => page.evaluate(async () => (await fetch('/list')).status);
    expect([await ask(), await ask()]).toEqual([503, 503]);
    await page.getByRole('button').click();
    expect(await ask()).toBe(200);
    await page.reload();
    expect(await ask()).toBe(200);
    await page.context().close();
  });

  it('tells a page that everyone can use from one that not everyone can', async () => {
    const page = await newPage(browser);
    await page.setContent(
      '<!doctype html><html lang="en"><title>Form</title><main><label>Name <input></label></main></html>',
    );
    await expectNoAxeViolations(page);
    await page.setContent(
      '<!doctype html><html lang="en"><title>Form</title><main><input id="nameless"></main></html>',
    );
    await expect(expectNoAxeViolations(page)).rejects.toThrow(/label[^]*#nameless/);
    // Inside a frame too, which is looked at in another way.
    await page.setContent(
      `<!doctype html><html lang="en"><title>Frame</title><main><iframe title="Form" srcdoc="<html lang='en'><title>x</title><main><input id='framed'></main></html>"></iframe></main></html>`,
    );
    await expect(expectNoAxeViolations(page)).rejects.toThrow(/label[^]*#framed/);
    await page.context().close();
  });

  it('ends with its page whatever a route is still answering, and nothing fails afterwards', async () => {
    const server = createServer((_request, response) => response.writeHead(200).flushHeaders());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const page = await newPage(browser);
    const answered: boolean[] = [];
    await page.route(url, async (route) => {
      answered.push(false);
      const answer = await route.fetch();
      await route.fulfill({ body: await answer.text() });
      answered.push(true);
    });
    void page.goto(url).catch(() => undefined);
    await expect.poll(() => answered).toEqual([false]);
    // An error outside of every test would fail the run.
    await page.context().close();
    expect(answered).toEqual([false]);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
});
