import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { LookupFunction, Socket } from 'node:net';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { EgressError, type Egress, type EgressAnswer, type EgressRequest } from '../../ports/egress.ts';
import { inClientSpan } from '../tracing/span.ts';
import { readEgressUrl, type EgressTarget } from './egress-url.ts';
import { readAnswer } from './read-answer.ts';
import { resolveTarget, systemResolver, type CheckedAddress, type ResolveName } from './resolve-target.ts';

export interface EgressOptions {
  /** `host:port` pairs that may be called although they are none of the public internet, over http too. */
  allow?: readonly string[];
  resolve?: ResolveName;
  /** Until the connection stands, TLS included (trust 4.15). */
  connect_timeout_ms?: number;
  /** Until the last byte of the answer (trust 1 'Webhooks out'). */
  timeout_ms?: number;
  /** Certificates to trust instead of the system's. */
  ca?: string;
}

const CONNECT_TIMEOUT_MS = 5_000;
const TIMEOUT_MS = 15_000;

/** Answers with the address that was checked, whatever is asked: the name is not looked up a second time. */
function lookupOf({ address, family }: CheckedAddress): LookupFunction {
  return (_name, options, callback) => {
    if (options.all === true) callback(null, [{ address, family }]);
    else callback(null, address, family);
  };
}

function failureOf(error: unknown, is_connected: boolean): EgressError {
  if (error instanceof EgressError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (/CERT|TLS|SSL|SIGNATURE|ISSUER/u.test(code)) return new EgressError('tls_failed', { cause: error });
  return new EgressError(is_connected ? 'connection_lost' : 'connect_failed', { cause: error });
}

/**
 * Makes the one client for addresses that somebody typed (trust 4.15). Each call is checked anew and goes to the very
 * address that was checked, so that a name cannot change between the two (DNS rebinding).
 */
export function createEgress(options: EgressOptions = {}): Egress {
  const { allow = [], resolve = systemResolver, ca } = options;
  const connect_timeout_ms = options.connect_timeout_ms ?? CONNECT_TIMEOUT_MS;
  const timeout_ms = options.timeout_ms ?? TIMEOUT_MS;

  async function addressOf(target: EgressTarget): Promise<CheckedAddress | 'blocked_address' | 'unresolvable'> {
    const late = new AbortController();
    try {
      return await Promise.race([
        resolveTarget(target, resolve),
        sleep(connect_timeout_ms, 'unresolvable' as const, { signal: late.signal }),
      ]);
    } finally {
      late.abort();
    }
  }

  async function call(
    request: EgressRequest,
    url: URL,
    to: CheckedAddress,
  ): Promise<Omit<EgressAnswer, 'duration_ms'>> {
    const is_tls = url.protocol === 'https:';
    let is_connected = false;
    const given_up: EgressError[] = [];
    const outgoing = (is_tls ? https : http).request(url, {
      method: request.method,
      lookup: lookupOf(to),
      // A connection of its own: a kept one would be reused without a check.
      agent: false,
      maxHeaderSize: 16_384,
      headers: {
        ...request.headers,
        ...(request.body === undefined ? {} : { 'content-length': String(Buffer.byteLength(request.body)) }),
      },
      ...(is_tls && ca !== undefined ? { ca } : {}),
    });
    const giveUp = (code: 'connect_timeout' | 'timeout') => {
      given_up.push(new EgressError(code));
      outgoing.destroy();
    };
    const timers = [
      setTimeout(() => is_connected || giveUp('connect_timeout'), connect_timeout_ms),
      setTimeout(() => giveUp('timeout'), timeout_ms),
    ];
    outgoing.once('socket', (socket: Socket) => {
      socket.once(is_tls ? 'secureConnect' : 'connect', () => {
        is_connected = true;
      });
    });
    try {
      const incoming = await new Promise<IncomingMessage>((done, failed) => {
        outgoing.on('error', failed);
        outgoing.once('response', done);
        outgoing.end(request.body);
      });
      return await readAnswer(incoming, request.max_bytes);
    } catch (error) {
      throw failureOf(given_up[0] ?? error, is_connected);
    } finally {
      for (const timer of timers) clearTimeout(timer);
      outgoing.destroy();
    }
  }

  return {
    async check(url) {
      const target = readEgressUrl(url, allow);
      if (typeof target === 'string') return target;
      const to = await addressOf(target);
      return typeof to === 'string' ? to : null;
    },
    async send(request) {
      const target = readEgressUrl(request.url, allow);
      if (typeof target === 'string') throw new EgressError('blocked_address');
      const started = performance.now();
      const to = await addressOf(target);
      if (typeof to === 'string') throw new EgressError(to);
      const answer = await inClientSpan('egress', { 'http.request.method': request.method }, async (tell) => {
        const answered = await call(request, target.url, to);
        tell({ 'http.response.status_code': answered.status });
        return answered;
      });
      return { ...answer, duration_ms: Math.round(performance.now() - started) };
    },
  };
}
