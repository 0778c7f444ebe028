import { ACCEPT_V1, ERROR_CODES, HEADERS } from '@sampan/contract';
import { error as SENTENCES } from '@sampan/messages/en/error';
import type { Endpoint } from '@sampan/contract';
import { createFetch } from 'ofetch';
import { ApiError, errorFromAnswer, errorWithoutAnswer } from './api-error.ts';
import type { ApiCall, CallOptions } from './call-input.ts';
import { createIdempotencyKey } from './idempotency-key.ts';
import { requestUrl } from './request-url.ts';
import { GET_RETRIES, RETRY_STATUSES, retryDelay } from './retry-policy.ts';

/** How the client names itself to the server, which then insists on an Idempotency-Key where money moves (trust 1). */
const CLIENT_NAME = 'api-client';

const TIMEOUT_MS = 30_000;

export interface ApiOptions {
  /** Origin of the server, '' for the page's own. */
  base_url: string;
  /** Upper-case ISO code for X-Country-Code, or a function that knows the current one. */
  country: string | (() => string);
  /** Wire language (en, my, ph, id, vi) for X-User-Language, or a function that knows the current one. */
  language: string | (() => string);
  /** The session's token, null when signed out. Asked at every call. */
  getToken?: () => string | null;
  /** The stored ghost-user id (spec 6), null when there is none. */
  getGhostUserId?: () => string | null;
  /** Called once per token, when the token that is still current was refused (spec 4 Sessions, trust.md 4 row 5). */
  onUnauthorized?: (error: ApiError) => void;
  /** Whether the machine has a network at all; the browser's own word unless given. */
  isOnline?: () => boolean;
  fetch?: typeof globalThis.fetch;
}

interface AnyInput {
  params?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
}

/** Makes one call of any endpoint. A page that needs two endpoints takes this and leaves the others out of its bundle. */
export type Caller = <E extends Endpoint>(endpoint: E, ...call: Parameters<ApiCall<E>>) => ReturnType<ApiCall<E>>;

/**
 * Calls endpoints of the contract: headers, idempotency, repeats of GETs, and one kind of error.
 * Rejects with an `ApiError`, or with the reason of the caller's own abort signal.
 */
export function createCaller(options: ApiOptions): Caller {
  const isOnline = options.isOnline ?? (() => globalThis.navigator?.onLine !== false);
  let refused_token: string | null = null;

  function reportUnauthorized(error: ApiError, token: string | null): void {
    if (error.status !== 401 || token === null || token === refused_token || token !== (options.getToken?.() ?? null))
      return;
    refused_token = token;
    options.onUnauthorized?.(error);
  }

  async function call(endpoint: Endpoint, input: AnyInput = {}, call_options: CallOptions = {}): Promise<unknown> {
    const { signal } = call_options;
    const key = call_options.idempotency_key ?? (endpoint.idempotency === 'required' ? createIdempotencyKey() : null);
    const url = requestUrl(options.base_url, endpoint, input.params, input.query);
    if (url === null) throw nothingThere(endpoint, key);
    signal?.throwIfAborted();

    const token = call_options.is_anonymous ? null : (options.getToken?.() ?? null);
    const retries = endpoint.method === 'GET' ? GET_RETRIES : 0;
    let repeats = 0;
    const call_fetch = createFetch({ fetch: withAttemptTimeout(options.fetch, call_options.timeout_ms ?? TIMEOUT_MS) });
    try {
      const response = await call_fetch.raw(url, {
        method: endpoint.method,
        headers: callHeaders(options, {
          token,
          key,
          has_body: input.body !== undefined,
          is_anonymous: call_options.is_anonymous === true,
        }),
        ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
        ...(signal ? { signal } : {}),
        retry: isOnline() ? retries : false,
        retryStatusCodes: [...RETRY_STATUSES],
        retryDelay: ({ response: failed }) => retryDelay(repeats++, failed?.headers),
        parseResponse: parseJson,
      });
      if (response._data === undefined) throw errorWithoutAnswer('malformed_answer', key);
      return response._data;
    } catch (cause) {
      if (cause instanceof ApiError) throw cause;
      if (signal?.aborted) throw signal.reason;
      const error = errorOf(cause, key, isOnline());
      reportUnauthorized(error, token);
      throw error;
    }
  }
  return call as Caller;
}

/** A time limit for each attempt. ofetch's own is spent by the first one: it hands the aborted signal on to its repeats. */
function withAttemptTimeout(given: typeof globalThis.fetch | undefined, timeout_ms: number): typeof globalThis.fetch {
  return (request, init) => {
    const limit = AbortSignal.timeout(timeout_ms);
    return (given ?? globalThis.fetch)(request, {
      ...init,
      signal: init?.signal ? AbortSignal.any([init.signal, limit]) : limit,
    });
  };
}

function callHeaders(
  options: ApiOptions,
  call: { token: string | null; key: string | null; has_body: boolean; is_anonymous: boolean },
): Headers {
  const headers = new Headers({
    accept: ACCEPT_V1,
    [HEADERS.language]: current(options.language),
    [HEADERS.client]: CLIENT_NAME,
  });
  if (call.has_body) headers.set('content-type', 'application/json');
  if (call.key !== null) headers.set(HEADERS.idempotencyKey, call.key);
  if (call.is_anonymous) return headers;
  headers.set(HEADERS.country, current(options.country));
  if (call.token !== null) headers.set('authorization', `Bearer ${call.token}`);
  const ghost_user_id = options.getGhostUserId?.() ?? null;
  if (ghost_user_id !== null) headers.set(HEADERS.ghostUser, ghost_user_id);
  return headers;
}

function current(value: string | (() => string)): string {
  return typeof value === 'function' ? value() : value;
}

/** Undefined for what is not JSON: a proxy's page must not turn into a parse error that hides its status. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What the server would say to an id that cannot exist. */
function nothingThere(endpoint: Endpoint, key: string | null): ApiError {
  const code = endpoint.errors.find((known) => ERROR_CODES[known].status === 404) ?? 'not_found';
  const body = { code, message: SENTENCES[`error.${code}`] };
  return errorFromAnswer({ status: 404, body, headers: new Headers(), idempotency_key: key });
}

function errorOf(cause: unknown, key: string | null, is_online: boolean): ApiError {
  const { response, cause: inner } = cause as { response?: Response & { _data?: unknown }; cause?: unknown };
  if (response)
    return errorFromAnswer({
      status: response.status,
      body: response._data,
      headers: response.headers,
      idempotency_key: key,
    });
  if (!is_online) return errorWithoutAnswer('offline', key, cause);
  const names = [(cause as Error).name, (inner as Error | undefined)?.name];
  return errorWithoutAnswer(names.includes('TimeoutError') ? 'timeout' : 'network', key, cause);
}
