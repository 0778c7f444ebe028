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

export const TIMEOUT_MS = 15_000;
const RETRIES = 2;
/** The same header names as `HEADERS` of the contract, which would bring its schemas along; a test compares them. */
export const WIDGET_HEADERS = {
  country: 'X-Country-Code',
  language: 'X-User-Language',
  key: 'X-Publishable-Key',
} as const;

/**
 * Asks the API with `fetch` alone. A question that got no answer is repeated twice with a growing, uneven pause; what changes
 * something goes through `sendApi` instead. Rejects with a `WidgetError`; never sends cookies.
 *
 * @param path whole path with its service: `/api/tpl/v1/order/SP-1/public_tracking_info`
 */
export async function callApi<Answer>(connection: WidgetConnection, path: string): Promise<Answer> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await fetchAnswer<Answer>(connection, path);
    } catch (error) {
      const may_repeat = attempt < RETRIES && navigator.onLine;
      if (!(error instanceof WidgetError) || !may_repeat || !error.retryable || error.code === 'rate_limited')
        throw error;
      await new Promise((resolve) => setTimeout(resolve, 400 * 2 ** attempt * (1 + Math.random())));
    }
  }
}

/** Makes one call and reads its answer. */
export async function fetchAnswer<Answer>(
  { base_url, public_key, country, language }: WidgetConnection,
  path: string,
  init: Omit<RequestInit, 'headers'> & { headers?: Readonly<Record<string, string>> } = {},
): Promise<Answer> {
  if (base_url === null) throw new WidgetError({ type: 'configuration', code: 'no_api' });
  const headers: Record<string, string> = {
    Accept: 'application/vnd.sampan.v1+json',
    [WIDGET_HEADERS.country]: country,
    [WIDGET_HEADERS.language]: language,
    ...init.headers,
  };
  if (public_key !== null) headers[WIDGET_HEADERS.key] = public_key;
  let response: Response;
  try {
    response = await fetch(base_url + path, {
      credentials: 'omit',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...init,
      headers,
    });
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
