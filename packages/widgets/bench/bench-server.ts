/// <reference types="node" />
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { freePort, startTestServer } from '@sampan/testing';

/** A real server in the demo's profile, with pages of shops on the same origin. */
export interface BenchServer {
  readonly url: string;
  /** Puts a page or a file at a path; what is not put there the server answers. */
  put(path: string, body: string | Uint8Array, type?: string): void;
  close: () => Promise<void>;
}

/**
 * Starts the server in a process of its own and a front before it that adds the pages. The server takes the front's address for
 * its own, so that a page there is a page on the same host; compressed answers pass through as they are.
 */
export async function openBenchServer(): Promise<BenchServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  // A parcel that moves meanwhile gains lines, and what stands below it moves.
  const env = { SAMPAN_RATE_LIMIT_FACTOR: '100000', SAMPAN_PUBLIC_URL: url, SAMPAN_COURIER_SPEED: '1' };
  const server = await startTestServer({ env });
  const files = new Map<string, { body: string | Uint8Array; type: string }>();
  const front = createServer((asked, answer) => {
    const file = files.get((asked.url ?? '').split('?')[0] ?? '');
    if (file === undefined) return forward(server.port, asked, answer);
    answer.writeHead(200, { 'Content-Type': file.type, 'Cache-Control': 'no-store' }).end(file.body);
  });
  await new Promise<void>((resolve) => front.listen(port, '127.0.0.1', resolve));
  return {
    url,
    put: (path, body, type = 'text/html; charset=utf-8') => void files.set(path, { body, type }),
    async close() {
      front.closeAllConnections();
      await new Promise((resolve) => front.close(resolve));
      await server.stop();
    },
  };
}

function forward(port: number, asked: IncomingMessage, answer: ServerResponse): void {
  const { method, url, headers } = asked;
  const onward = request({ host: '127.0.0.1', port, method, path: url, headers }, (given) => {
    answer.writeHead(given.statusCode ?? 502, given.headers);
    given.pipe(answer);
  });
  onward.on('error', () => answer.destroy());
  asked.pipe(onward);
}
