import { errorTypeOf, WidgetError, type FieldFailure } from './widget-error.ts';

/** Where a widget's calls go and in whose name. */
export interface WidgetConnection {
  /** Origin of the server, '' for the page's own; null when nobody said. */
  readonly base_url: string | null;
  /** The shop's publishable key; without one only pages of the server itself are answered. */
  readonly public_key: string | null;
  /** Wire language, as the element speaks it now. */
  language: string;
  /** Upper-case ISO code. */
  readonly country: string;
}

export interface WidgetCall {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  /** Whole path with its service: `/api/tpl/v1/order/SP-1/public_tracking_info`. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number | undefined>> | undefined;
  readonly body?: unknown;
  /** Sent with calls that move money: the same key again gives the first answer again. */
  readonly idempotency_key?: string | undefined;
  /** Ends the call when nobody waits for its answer any more; it then rejects like one without a connection. */
  readonly signal?: AbortSignal | undefined;
}

const TIMEOUT_MS = 15_000;
const RETRIES = 2;
/** The same header names as `HEADERS` of the contract, which would bring its schemas along; a test compares them. */
export const WIDGET_HEADERS = {
  country: 'X-Country-Code',
  language: 'X-User-Language',
  key: 'X-Publishable-Key',
  idempotencyKey: 'Idempotency-Key',
} as const;

/**
 * Makes one call of the API with `fetch` alone. A GET that got no answer is repeated twice with a growing, uneven pause.
 * Rejects with a `WidgetError`; never sends cookies.
 */
export async function callApi<Answer>(connection: WidgetConnection, call: WidgetCall): Promise<Answer> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await callOnce<Answer>(connection, call);
    } catch (error) {
      const may_repeat = call.method === undefined && attempt < RETRIES && navigator.onLine;
      if (!(error instanceof WidgetError) || !may_repeat || !error.retryable || error.code === 'rate_limited')
        throw error;
      await new Promise((resolve) => setTimeout(resolve, 400 * 2 ** attempt * (1 + Math.random())));
    }
  }
}

async function callOnce<Answer>(connection: WidgetConnection, call: WidgetCall): Promise<Answer> {
  const { base_url, public_key } = connection;
  if (base_url === null) throw new WidgetError({ type: 'configuration', code: 'no_api' });
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(call.query ?? {})) if (value !== undefined) query.set(name, `${value}`);
  const headers: Record<string, string> = {
    Accept: 'application/vnd.sampan.v1+json',
    [WIDGET_HEADERS.country]: connection.country,
    [WIDGET_HEADERS.language]: connection.language,
  };
  if (public_key !== null) headers[WIDGET_HEADERS.key] = public_key;
  if (call.idempotency_key !== undefined) headers[WIDGET_HEADERS.idempotencyKey] = call.idempotency_key;
  const init: RequestInit = {
    method: call.method ?? 'GET',
    headers,
    credentials: 'omit',
    signal: anyOf(AbortSignal.timeout(TIMEOUT_MS), call.signal),
  };
  if (call.body !== undefined) {
    headers['Content-Type'] = 'application/json';
    init.body = JSON.stringify(call.body);
  }
  let response: Response;
  try {
    response = await fetch(`${base_url}${call.path}${query.size > 0 ? `?${query}` : ''}`, init);
  } catch (cause) {
    const timed_out = cause instanceof DOMException && cause.name === 'TimeoutError';
    const code = navigator.onLine ? (timed_out ? 'timeout' : 'network') : 'offline';
    throw new WidgetError({ type: 'network', code, retryable: true });
  }
  const answer = (await response.json().catch(() => null)) as Record<string, unknown> | null;
  const request_id = response.headers.get('X-Request-Id');
  if (answer === null)
    throw new WidgetError({ type: 'server', code: 'malformed_answer', request_id, retryable: response.status >= 500 });
  if (response.ok) return answer as Answer;
  const code = String(answer['code']);
  throw new WidgetError({
    type: errorTypeOf(response.status, code),
    code,
    message: String(answer['message']),
    errors: (answer['errors'] ?? []) as readonly FieldFailure[],
    request_id,
    retryable: answer['retryable'] === true,
    body: answer,
  });
}

/** Browsers of three years ago cannot join signals: there a call that was given up ends by its caller's signal alone. */
function anyOf(timeout: AbortSignal, given: AbortSignal | undefined): AbortSignal {
  return given === undefined ? timeout : (AbortSignal.any?.([timeout, given]) ?? given);
}
