import { fetchAnswer, TIMEOUT_MS, type WidgetConnection } from './widget-api.ts';

export interface WidgetRequest {
  readonly body: unknown;
  /** Sent with calls that move money: the same key again gives the first answer again. */
  readonly idempotency_key?: string | undefined;
  /** Ends the call when nobody waits for its answer any more; it then rejects like one without a connection. */
  readonly signal?: AbortSignal | undefined;
}

/** The same header name as in `HEADERS` of the contract, which would bring its schemas along; a test compares them. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** Posts to the API, once. A file of its own: the widget that only asks is without it. */
export function sendApi<Answer>(
  connection: WidgetConnection,
  path: string,
  { body, idempotency_key, signal }: WidgetRequest,
): Promise<Answer> {
  const headers: Record<string, string> = { 'Content-Type': 'application/json' };
  if (idempotency_key !== undefined) headers[IDEMPOTENCY_HEADER] = idempotency_key;
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  return fetchAnswer(connection, path, signal === undefined ? init : { ...init, signal: withTimeout(signal) });
}

/** Browsers of three years ago cannot join signals: there a call that was given up ends by its caller's signal alone. */
function withTimeout(given: AbortSignal): AbortSignal {
  return AbortSignal.any?.([AbortSignal.timeout(TIMEOUT_MS), given]) ?? given;
}
