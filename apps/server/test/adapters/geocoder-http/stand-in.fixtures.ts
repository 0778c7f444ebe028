import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface StandInAnswer {
  status?: number;
  /** Sent as JSON; a text goes out as it is. */
  body: unknown;
  delay_ms?: number;
}

export interface StandIn {
  url: string;
  /** Every request so far, in order. */
  requests: { url: URL; headers: IncomingMessage['headers'] }[];
  close(): Promise<void>;
}

/** A geocoding service on this machine: `answer` decides what it says, and may refuse what the service's documentation forbids. */
export async function startStandIn(
  answer: (url: URL, headers: IncomingMessage['headers']) => StandInAnswer,
): Promise<StandIn> {
  const requests: StandIn['requests'] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://stand-in');
    requests.push({ url, headers: request.headers });
    const { status = 200, body, delay_ms = 0 } = answer(url, request.headers);
    setTimeout(() => {
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    }, delay_ms);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
