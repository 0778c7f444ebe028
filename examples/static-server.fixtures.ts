import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};

export interface StaticServer {
  /** Without a slash at the end. */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Serves a folder on this machine, as any static server would.
 *
 * @param options.replace texts to replace in every file: the address of the Sampan server, mostly
 * @param options.headers sent with every file
 */
export async function serveFolder(
  folder: string,
  options: { replace?: Readonly<Record<string, string>>; headers?: Readonly<Record<string, string>> } = {},
): Promise<StaticServer> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://static').pathname;
    const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
    if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    let text = readFileSync(file, 'utf8');
    for (const [from, to] of Object.entries(options.replace ?? {})) text = text.replaceAll(from, to);
    response.writeHead(200, {
      'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
      ...options.headers,
    });
    response.end(text);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The strictest policy for a page with our widgets (widgets 2.1), plus what the shop itself loads. */
export function strictPolicy(sampan: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${sampan}`,
    `style-src 'self' ${sampan}`,
    `connect-src ${sampan}`,
    `img-src ${sampan} data:`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
