/// <reference types="node" />
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A shop's own web server: another origin than the server of the widgets, as in life. */
export interface ShopHost {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Serves pages of a shop, by their paths, under a policy as strict as a shop's may be (widgets 2 'CSP and Trusted Types').
 *
 * @param sampan where script, API and pictures of the widgets come from
 * @param bodies markup of each page's body
 * @param styles what `style-src` says, where the page has styles of its own; null for a page without a policy
 */
export async function startShopHost(
  sampan: string,
  bodies: Readonly<Record<string, string>>,
  styles: string | null = "'none'",
): Promise<ShopHost> {
  const policy = [
    "default-src 'none'",
    `script-src ${sampan}`,
    `style-src ${styles}`,
    `connect-src ${sampan}`,
    `img-src ${sampan} data:`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
  const server = createServer((request, response) => {
    const body = bodies[new URL(request.url ?? '/', 'http://shop.test').pathname];
    if (body === undefined) return response.writeHead(404).end();
    return response
      .writeHead(200, {
        'Content-Type': 'text/html; charset=utf-8',
        ...(styles === null ? {} : { 'Content-Security-Policy': policy }),
      })
      .end(
        `<!doctype html><html lang="en"><title>Shop</title><meta name="viewport" content="width=device-width">` +
          `<link rel="icon" href="data:,"><script async src="${sampan}/sdk/v1/sampan.js"></script>${body}</html>`,
      );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
