import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { launchBrowser, newPage } from './browser.ts';

it('gives what listens on this machine a name without a port', async () => {
  const server = createServer((request, response) => response.end(request.headers.host));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const browser = await launchBrowser({ named: { 'shop.localhost': `127.0.0.1:${port}` } });
  try {
    const page = await newPage(browser);
    await page.goto('http://shop.localhost/');
    expect(await page.textContent('body')).toBe('shop.localhost');
    expect(await page.evaluate(() => [location.host, isSecureContext])).toEqual(['shop.localhost', true]);
  } finally {
    await browser.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});
