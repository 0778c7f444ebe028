import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { READY_PATH } from '../src/platform/http/probes.ts';

const LOOK_EVERY_MS = 500;
const LOOK_MS = 1_000;

export interface LoadBalancer {
  url: string;
  stop(): Promise<void>;
}

/**
 * What stands before several servers: asks each whether it is ready, twice a second, and gives requests to those that are, in
 * turn. It tries nothing again: what a server does not answer, its client gets as a 502.
 */
export async function startLoadBalancer(ports: readonly number[]): Promise<LoadBalancer> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const ready = new Set<number>();
  let turn = 0;

  const look = async (port: number) => {
    const is_ready = await fetch(`http://127.0.0.1:${port}${READY_PATH}`, {
      signal: AbortSignal.timeout(LOOK_MS),
    }).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.status === 200;
      },
      () => false,
    );
    if (is_ready) ready.add(port);
    else ready.delete(port);
  };
  const next = (): number | undefined => {
    turn += 1;
    return [...ready][turn % Math.max(1, ready.size)];
  };
  const pass = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const port = next();
    const fail = (status: number) => {
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(status).end();
    };
    if (port === undefined) return fail(503);
    const { url, method, headers } = incoming;
    const passed = request({ host: '127.0.0.1', port, path: url, method, headers, agent }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
      answer.once('error', () => fail(502));
    });
    passed.once('error', () => {
      // As proxies do: a server that breaks off gets no more until it was asked again.
      ready.delete(port);
      fail(502);
    });
    incoming.pipe(passed);
  };
  await Promise.all(ports.map(look));
  const timer = setInterval(() => {
    for (const port of ports) void look(port);
  }, LOOK_EVERY_MS);
  const server = createServer(pass).listen(0, '127.0.0.1');
  server.keepAliveTimeout = 60_000;
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      clearInterval(timer);
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
      agent.destroy();
    },
  };
}
