import { Server as NetServer } from 'node:net';
import type { Socket } from 'node:net';
import type { Server, ServerResponse } from 'node:http';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { WebSocketServer } from 'ws';

/** A kept-alive connection may ask once more within this time; the answer says that it was the last. */
const LAST_CALL_MS = 1_000;
/** A request that runs longer than this after a stop signal is cut (trust F9). */
const DRAIN_MS = 10_000;
const POLL_MS = 20;
/** A turn of the event loop with nothing to do takes less. */
const QUIET_TURN_MS = 0.05;
const LONGEST_QUIET_MS = 500;
/** RFC 6455, 7.4.1: the service restarts, come back. */
const SERVICE_RESTART = 1012;

/**
 * Waits for two turns of the event loop in a row in which nothing happened: one that follows work may have a new connection in
 * the queue of the kernel, which resets what waits there when it is closed. After the second it was empty a moment ago.
 */
async function quietTurns(): Promise<void> {
  const began = performance.now();
  let quiet = 0;
  for (let before = began; quiet < 2 && before - began < LONGEST_QUIET_MS;) {
    await nextTurn();
    const now = performance.now();
    quiet = now - before < QUIET_TURN_MS ? quiet + 1 : 0;
    before = now;
  }
}

/**
 * Watches the connections of a server from its start, so that it can stop without breaking one: `drain` stops listening,
 * lets running answers end with `Connection: close`, tells live connections to come back, then closes what is left idle.
 *
 * Node's own `close` ends idle connections at once, which resets a client that is just asking, and keeps serving those that
 * were busy.
 */
export function watchConnections(
  http: Server,
  live: WebSocketServer,
  /** Begins no request until the answered function is called: clients that wait for an answer make no connection. */
  holdRequests: () => () => void,
): {
  drain(): Promise<void>;
  /** Requests whose answer has not ended. */
  readonly running: () => number;
} {
  /** Answers that have not ended, by connection; a connection that became a live one is not ours any more. */
  const connections = new Map<Socket, Set<ServerResponse>>();
  let is_draining = false;

  http.on('connection', (socket: Socket) => {
    connections.set(socket, new Set());
    socket.once('close', () => connections.delete(socket));
  });
  http.prependListener('upgrade', (_request, socket) => connections.delete(socket as Socket));
  http.prependListener('request', (request, response) => {
    if (is_draining) response.shouldKeepAlive = false;
    const running = connections.get(request.socket);
    running?.add(response);
    response.once('close', () => running?.delete(response));
  });

  function closeLive(): void {
    for (const socket of live.clients) socket.close(SERVICE_RESTART, 'Service restart');
  }

  return {
    running: () => [...connections.values()].reduce((sum, running) => sum + running.size, 0),
    async drain() {
      const release = holdRequests();
      await quietTurns();
      const closed = new Promise((resolve) => http.once('close', resolve));
      NetServer.prototype.close.call(http);
      // Not before: whoever is told that a connection ends makes another one.
      is_draining = true;
      release();
      const began = performance.now();
      for (const running of connections.values())
        for (const response of running) if (!response.headersSent) response.shouldKeepAlive = false;
      closeLive();
      while (connections.size + live.clients.size > 0 && performance.now() - began < DRAIN_MS) {
        await sleep(POLL_MS);
        if (performance.now() - began < LAST_CALL_MS) continue;
        for (const [socket, running] of connections) if (running.size === 0) socket.end();
        for (const socket of live.clients) socket.terminate();
      }
      http.closeAllConnections();
      for (const socket of connections.keys()) socket.destroy();
      await closed;
    },
  };
}
