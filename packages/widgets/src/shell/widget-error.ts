import type { WidgetErrorType } from './widget-error-detail.ts';

/** One field the server did not accept. */
export interface FieldFailure {
  readonly param: string;
  readonly code: string;
  readonly message: string;
}

interface WidgetErrorInput {
  type: WidgetErrorType;
  code: string;
  message?: string | undefined;
  errors?: readonly FieldFailure[] | undefined;
  request_id?: string | null | undefined;
  retryable?: boolean | undefined;
  body?: Readonly<Record<string, unknown>> | undefined;
}

/** A call that did not succeed. */
export class WidgetError extends Error {
  override readonly name = 'WidgetError';
  declare readonly type: WidgetErrorType;
  declare readonly code: string;
  declare readonly errors: readonly FieldFailure[];
  declare readonly request_id: string | null;
  declare readonly retryable: boolean;
  /** The whole answer, where a caller needs more of it: the new price of a `price_changed`. */
  declare readonly body: Readonly<Record<string, unknown>>;

  constructor(input: WidgetErrorInput) {
    super(input.message ?? input.code);
    this.type = input.type;
    this.code = input.code;
    this.errors = input.errors ?? [];
    this.request_id = input.request_id ?? null;
    this.retryable = input.retryable ?? false;
    this.body = input.body ?? {};
  }
}

const CONFIGURATION = /^(key_|origin_|scope_|no_api)/;

/** The kind of a failure the API answered with. */
export function errorTypeOf(status: number, code: string): WidgetErrorType {
  if (CONFIGURATION.test(code)) return 'configuration';
  return status >= 500 ? 'server' : 'request';
}

/** A part of a widget could not be fetched. */
export function partMissing(): WidgetError {
  return new WidgetError({ type: 'network', code: navigator.onLine ? 'network' : 'offline', retryable: true });
}
