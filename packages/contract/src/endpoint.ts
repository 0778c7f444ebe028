import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { ErrorCode } from './error-code.ts';
import type { Service } from './service.ts';

/**
 * Who may call an endpoint (spec 6). The server enforces it before anything else runs.
 * - `public`: nobody needs to be signed in
 * - `member`: any signed-in person of a company, read-only staff included
 * - `writer`: a signed-in person who may change things (not `staff_ro`)
 * - `owner`: the owner of a company: its people, money and keys
 * - `admin`: a person of Sampan
 * - `dev`: exists in the demo profile only
 */
export type Access = 'public' | 'member' | 'writer' | 'owner' | 'admin' | 'dev';

/** What a secret key may be allowed to do. An endpoint without one is for people only. */
export const API_SCOPES = [
  'account:read',
  'orders:read',
  'orders:write',
  'rates:read',
  'labels:write',
  'tracking:read',
  'wallet:read',
  'products:read',
  'products:write',
] as const;
export type ApiScope = (typeof API_SCOPES)[number];

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** `required`: our own clients always send an Idempotency-Key (money and labels). `accepted`: honoured when sent. */
export type Idempotency = 'required' | 'accepted' | 'none';

/**
 * What a publishable key must be allowed to do before a page of a shop may call an endpoint (widgets.md 2).
 * `location` comes with every key. `any` asks for a key alone, wherever it works: how a page finds out why it is refused.
 */
export type KeyScope = 'estimate' | 'track' | 'confirm' | 'checkout' | 'location' | 'any';

type Nothing = undefined;
type Schema = GenericSchema | Nothing;

/** One endpoint as data: the server serves it, the client calls it, OpenAPI documents it, tests check it. */
export interface Endpoint<
  P extends Schema = Schema,
  Q extends Schema = Schema,
  B extends Schema = Schema,
  R extends GenericSchema = GenericSchema,
> {
  readonly name: string;
  readonly service: Service;
  readonly method: HttpMethod;
  /** Path below the service's base, with `{name}` for parameters. */
  readonly path: string;
  readonly access: Access;
  readonly summary: string;
  /** Section of the product specification it implements. */
  readonly spec: string;
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  readonly response: R;
  readonly idempotency: Idempotency;
  readonly errors: readonly ErrorCode[];
  /** Set: pages of other origins may call it with a publishable key of this scope. Unset: only our own pages. */
  readonly key_scope: KeyScope | null;
  /** What a secret key needs to call it; null: only people may. Public endpoints need none. */
  readonly api_scope: ApiScope | null;
  /** False where nothing may happen in somebody else's name: what cannot be undone, keys, passwords, money (design 8.6). */
  readonly while_impersonating: boolean;
  /** False where money is spent, a courier books or somebody gets a message: refused for test keys (decision 20). */
  readonly with_test_key: boolean;
  /** True: waits until the email is verified and the updated terms are accepted (spec 4, trust 4.36). */
  readonly is_gated: boolean;
  /** Set where a request carries a file: it may be larger than the 1 MB of all others, or the 128 kB without sign-in. */
  readonly max_body_bytes: number | null;
  /** True where a GET answers what opens something (a link, a token, a key): such answers are never compressed (decision 33). */
  readonly holds_secret: boolean;
}

export interface EndpointInput<P extends Schema, Q extends Schema, B extends Schema, R extends GenericSchema> {
  name: string;
  service: Service;
  method: HttpMethod;
  path: string;
  access: Access;
  summary: string;
  spec: string;
  params?: P;
  query?: Q;
  body?: B;
  response: R;
  idempotency?: Idempotency;
  errors?: readonly ErrorCode[];
  key_scope?: KeyScope;
  api_scope?: ApiScope;
  while_impersonating?: false;
  with_test_key?: false;
  is_gated?: boolean;
  max_body_bytes?: number;
  holds_secret?: true;
}

/** Declares an endpoint, filling in what most endpoints leave out: changes by writers wait for a verified email and the terms. */
export function endpoint<
  R extends GenericSchema,
  P extends Schema = undefined,
  Q extends Schema = undefined,
  B extends Schema = undefined,
>(input: EndpointInput<P, Q, B, R>): Endpoint<P, Q, B, R> {
  return {
    idempotency: input.method === 'GET' ? 'none' : 'accepted',
    errors: [],
    key_scope: null,
    api_scope: null,
    while_impersonating: true,
    with_test_key: true,
    max_body_bytes: null,
    holds_secret: false,
    is_gated: input.method !== 'GET' && (input.access === 'writer' || input.access === 'owner'),
    ...input,
    params: input.params as P,
    query: input.query as Q,
    body: input.body as B,
  };
}

type OutputOf<S> = S extends GenericSchema ? InferOutput<S> : undefined;
type InputOf<S> = S extends GenericSchema ? InferInput<S> : undefined;

/** What a server handler receives for an endpoint, already parsed. */
export interface ParsedRequest<E extends Endpoint> {
  params: OutputOf<E['params']>;
  query: OutputOf<E['query']>;
  body: OutputOf<E['body']>;
}

/** What a client has to give to call an endpoint. */
export interface CallInput<E extends Endpoint> {
  params: InputOf<E['params']>;
  query: InputOf<E['query']>;
  body: InputOf<E['body']>;
}

/** The answer of an endpoint. */
export type Answer<E extends Endpoint> = InferOutput<E['response']>;
