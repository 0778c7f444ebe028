import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedWebhook {
  headers: IncomingHttpHeaders;
  /** The bytes as they came. */
  body: string;
}

export interface Receiver {
  /** `127.0.0.1:port`, for the egress client's allow list. */
  readonly host: string;
  readonly url: string;
  readonly received: ReceivedWebhook[];
  /** What it answers; 200 unless set. */
  answer: RequestListener;
  close(): Promise<void>;
}

/** A merchant's server, as far as webhooks see it. */
export async function startReceiver(): Promise<Receiver> {
  const received: ReceivedWebhook[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
      receiver.answer(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const receiver: Receiver = {
    host,
    url: `http://${host}/hook`,
    received,
    answer: (_request, response) => response.end('ok'),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return receiver;
}
