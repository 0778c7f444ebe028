import { ERROR_CODES, RETRYABLE } from '@sampan/contract';
import type { ErrorCode, Problem } from '@sampan/contract';
import { error as SENTENCES } from '@sampan/messages/en/error';

/** Failures that never reached the server, or came back as something that is not ours. */
export type ClientErrorCode = 'offline' | 'network' | 'timeout' | 'malformed_answer';

/** Every code a failed call can carry; a newer server may send one this client does not know yet. */
export type ApiErrorCode = ErrorCode | ClientErrorCode | (string & Record<never, never>);

export interface ApiErrorFields {
  /** HTTP status, 0 when there was no answer. */
  status: number;
  code: ApiErrorCode;
  message: string;
  detail: string;
  /** Wrong fields, each with its path, its message key and its sentence. */
  errors: Problem['errors'];
  /** What support needs to find this call in the logs. */
  request_id: string;
  /** Whether the very same call may succeed later. */
  retryable: boolean;
  /** Seconds the server asked to wait, when it did. */
  retry_after_s: number | null;
  /** The key of the failed call: give it to the next attempt, so that it cannot happen twice. */
  idempotency_key: string | null;
  data: Readonly<Record<string, unknown>>;
}

/**
 * The one error every call of the client rejects with, except a call its caller aborted.
 * `message` is the server's message, else its detail, else 'Please try again' (spec 8).
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ApiErrorCode;
  readonly detail: string;
  readonly errors: Problem['errors'];
  readonly request_id: string;
  readonly retryable: boolean;
  readonly retry_after_s: number | null;
  readonly idempotency_key: string | null;
  readonly data: Readonly<Record<string, unknown>>;

  constructor(fields: ApiErrorFields, options?: ErrorOptions) {
    super(fields.message || fields.detail || SENTENCES['error.internal'], options);
    this.name = 'ApiError';
    this.status = fields.status;
    this.code = fields.code;
    this.detail = fields.detail;
    this.errors = fields.errors;
    this.request_id = fields.request_id;
    this.retryable = fields.retryable;
    this.retry_after_s = fields.retry_after_s;
    this.idempotency_key = fields.idempotency_key;
    this.data = fields.data;
  }
}

/**
 * Tells an error of this client from any other. It looks at the shape, because a page may hold two copies of this
 * package (the console and a widget), and `instanceof` fails across them.
 */
export function isApiError(value: unknown): value is ApiError {
  return (
    value instanceof ApiError ||
    (value instanceof Error && value.name === 'ApiError' && 'code' in value && 'request_id' in value)
  );
}

interface Failure {
  status: number;
  /** Parsed body of the answer, whatever it was. */
  body: unknown;
  headers: Headers;
  idempotency_key: string | null;
}

/** Reads an answer of 400 and above. A body that is not a problem of ours (a proxy's page) still gives a usable error. */
export function errorFromAnswer({ status, body, headers, idempotency_key }: Failure): ApiError {
  const problem: Record<string, unknown> = isRecord(body) ? body : {};
  const code = textOf(problem.code) || textOf(problem.error_code) || codeOfStatus(status);
  return new ApiError({
    status,
    code,
    message: textOf(problem.message),
    detail: textOf(problem.detail),
    errors: Array.isArray(problem.errors) ? problem.errors.filter(isFieldError) : [],
    request_id: textOf(problem.request_id) || (headers.get('x-request-id') ?? ''),
    retryable: typeof problem.retryable === 'boolean' ? problem.retryable : RETRYABLE.has(code as ErrorCode),
    retry_after_s: retryAfterOf(headers),
    idempotency_key,
    data: isRecord(problem.data) ? problem.data : {},
  });
}

/** An error for a call that got no answer of ours. */
export function errorWithoutAnswer(code: ClientErrorCode, idempotency_key: string | null, cause?: unknown): ApiError {
  const fields = {
    status: 0,
    code,
    message: SENTENCES[`error.${code}`],
    detail: '',
    errors: [],
    request_id: '',
    retryable: true,
  };
  return new ApiError({ ...fields, retry_after_s: null, idempotency_key, data: {} }, { cause });
}

/** Seconds of a Retry-After header, which carries seconds or a date. */
export function retryAfterOf(headers: Headers, now_ms = Date.now()): number | null {
  const value = headers.get('retry-after')?.trim();
  if (!value) return null;
  if (/^\d+$/u.test(value)) return Number(value);
  const at = Date.parse(value);
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - now_ms) / 1000));
}

/** A gateway that answers without our body: the nearest code of ours. */
function codeOfStatus(status: number): ErrorCode {
  if (status === 502 || status === 504) return 'unavailable';
  const found = CODES_BY_STATUS.find(([, { status: known }]) => known === status);
  return found?.[0] ?? (status >= 500 ? 'internal' : 'invalid_input');
}

/** Codes that say no more than their status does, so that a foreign 404 is never taken for, say, a missing label. */
const CODES_BY_STATUS = (Object.entries(ERROR_CODES) as [ErrorCode, { status: number }][]).filter(([code]) =>
  [
    'malformed_body',
    'unauthorized',
    'forbidden',
    'not_found',
    'method_not_allowed',
    'unsupported_version',
    'body_too_large',
    'rate_limited',
    'unavailable',
    'internal',
  ].includes(code),
);

function isFieldError(value: unknown): value is Problem['errors'][number] {
  return (
    isRecord(value) &&
    typeof value.param === 'string' &&
    typeof value.code === 'string' &&
    typeof value.message === 'string'
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
