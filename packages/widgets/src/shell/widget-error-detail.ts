/** Kinds of failure, for a page that decides what to do about one. */
export type WidgetErrorType = 'network' | 'configuration' | 'request' | 'server';

/** What a page is told when a widget fails: enough for support, safe to show, never a stack. */
export interface WidgetErrorDetail {
  readonly type: WidgetErrorType;
  /** The API's code (`origin_refused`, `rate_limited`, ...), or `offline`, `network`, `timeout`, `malformed_answer`, `no_api`. */
  readonly code: string;
  /** A sentence for people, in the widget's language. */
  readonly message: string;
  /** The field at fault, when there is one. */
  readonly param?: string | undefined;
  readonly docUrl: string;
  readonly requestId: string | null;
  /** Whether the same call may succeed later. */
  readonly retryable: boolean;
}
