import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One page view as the stand-in was told of it. */
export interface ToldView {
  readonly cookie: string | undefined;
  readonly referer: string | undefined;
  readonly body: { readonly type: string; readonly payload: Readonly<Record<string, string>> };
}

export interface CountingService {
  readonly url: string;
  readonly views: ToldView[];
  close(): void;
}

/** A stand-in of Umami: takes what its API takes, from any origin, and keeps it. Anything else is refused. */
export async function startCountingService(): Promise<CountingService> {
  const views: ToldView[] = [];
  const server = createServer((request, answer) => {
    answer.setHeader('Access-Control-Allow-Origin', '*');
    answer.setHeader('Access-Control-Allow-Headers', 'content-type');
    if (request.method === 'OPTIONS') return answer.writeHead(204).end();
    const is_event = request.method === 'POST' && request.url === '/api/send';
    if (!is_event || request.headers['content-type'] !== 'application/json') return answer.writeHead(400).end();
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    return request.on('end', () => {
      const { cookie, referer } = request.headers;
      views.push({ cookie, referer, body: JSON.parse(text) as ToldView['body'] });
      answer.end('{}');
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, views, close: () => server.close() };
}
