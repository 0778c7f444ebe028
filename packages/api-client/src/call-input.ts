import type { Answer, CallInput, Endpoint } from '@sampan/contract';

type Simplify<T> = { [K in keyof T]: T[K] } & {};

/** A part of a call: absent when the endpoint has none, optional when nothing in it is required. */
type Part<K extends string, T> = [T] extends [undefined]
  ? Record<never, never>
  : undefined extends T
    ? { [N in K]?: T }
    : Record<never, never> extends T
      ? { [N in K]?: T | undefined }
      : { [N in K]: T };

/** Query values travel as text; a caller may give the number or the flag itself. */
type Loose<T> =
  | T
  | (string extends T ? number : never)
  | (Extract<T, 'true' | 'false'> extends never ? never : string extends T ? never : boolean);
type LooseQuery<Q> = Q extends object ? { [K in keyof Q]: Loose<Q[K]> } : Q;

/** What a call of an endpoint is given: `{ params, query, body }` without the parts it does not have. */
export type CallArguments<E extends Endpoint> = Simplify<
  Part<'params', CallInput<E>['params']> &
    Part<'query', LooseQuery<CallInput<E>['query']>> &
    Part<'body', CallInput<E>['body']>
>;

export interface CallOptions {
  /** Aborts the call; it then rejects with the signal's reason and not with an ApiError. */
  signal?: AbortSignal | undefined;
  /** Makes repeating the call harmless. Endpoints that require one get a fresh one per call when none is given. */
  idempotency_key?: string | undefined;
  /** Sends neither bearer nor country nor ghost-user (spec 7 Common: one address search is made that way). */
  is_anonymous?: boolean | undefined;
  /** Milliseconds for one attempt, 30 seconds unless said. */
  timeout_ms?: number | undefined;
}

/** One endpoint as a function. The input may be left out when nothing in it is required. */
export type ApiCall<E extends Endpoint> =
  Record<never, never> extends CallArguments<E>
    ? (input?: CallArguments<E> | undefined, options?: CallOptions) => Promise<Answer<E>>
    : (input: CallArguments<E>, options?: CallOptions) => Promise<Answer<E>>;
