import { createServer } from 'node:http';
import type { IncomingHttpHeaders, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SeenRequest {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: IncomingHttpHeaders;
  body: unknown;
}

export interface TestServer {
  base_url: string;
  seen: SeenRequest[];
  http: Server;
  close: () => Promise<void>;
}

/** A real HTTP server on a free port that answers with `handle` and keeps what it was asked. Tests only. */
export async function startTestServer(
  handle: (request: SeenRequest, response: ServerResponse, count: number) => void,
): Promise<TestServer> {
  const seen: SeenRequest[] = [];
  const http = createServer((incoming, response) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const url = new URL(incoming.url ?? '/', 'http://localhost');
      const text = Buffer.concat(chunks).toString('utf8');
      const request = {
        method: incoming.method ?? '',
        path: url.pathname,
        query: Object.fromEntries(url.searchParams),
        headers: incoming.headers,
        body: text === '' ? undefined : JSON.parse(text),
      };
      seen.push(request);
      handle(request, response, seen.length);
    });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const close = () => {
    http.closeAllConnections();
    return new Promise<void>((resolve) => http.close(() => resolve()));
  };
  return { base_url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`, seen, http, close };
}

/** Answers with JSON. */
export function answer(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}
