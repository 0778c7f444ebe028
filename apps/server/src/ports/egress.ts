/** Why an address somebody typed is not called. */
export type EgressRefusal =
  | 'malformed'
  | 'not_https'
  | 'port'
  | 'credentials'
  | 'odd_host'
  | 'local_name'
  | 'blocked_address'
  | 'unresolvable';

/** Why a call had no answer. */
export type EgressFailure =
  | 'blocked_address'
  | 'unresolvable'
  | 'connect_timeout'
  | 'connect_failed'
  | 'tls_failed'
  | 'timeout'
  | 'connection_lost'
  | 'answer_too_large';

/** A call that had no answer. The code says it all: no text of the other side is in it. */
export class EgressError extends Error {
  override readonly name = 'EgressError';
  readonly code: EgressFailure;

  constructor(code: EgressFailure, options?: { cause?: unknown }) {
    super(`The address was not reached: ${code}`, options);
    this.code = code;
  }
}

export interface EgressRequest {
  url: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  headers: Readonly<Record<string, string>>;
  body?: string;
  /** Reads and keeps an answer up to this size, its bytes too. Without it 64 KB of at most 1 MB are kept. */
  max_bytes?: number;
}

export interface EgressAnswer {
  /** Redirects too: none is followed. */
  status: number;
  headers: Readonly<Record<string, string | undefined>>;
  /** The kept part of the answer as text. */
  body: string;
  /** The same as bytes, where `max_bytes` asked for them. */
  bytes?: Uint8Array;
  duration_ms: number;
}

/**
 * The only way to call an address that somebody typed (trust 4.15): https, port 443, the public internet, no redirects.
 */
export interface Egress {
  /** Whether an address may be called, asked anew of the name service; null when it may. */
  check(url: string): Promise<EgressRefusal | null>;
  /** Calls it. Throws `EgressError` when there is no answer; every status is an answer. */
  send(request: EgressRequest): Promise<EgressAnswer>;
}
