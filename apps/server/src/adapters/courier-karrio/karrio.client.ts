import * as v from 'valibot';
import { karrioFailure } from './karrio.schema.ts';
import { parseForeignJson } from '../../platform/parse-foreign-json.ts';

/** Karrio objected: a 4xx with its reason. Everything else that goes wrong is an ordinary error: the result is unknown. */
export class KarrioRefusal extends Error {
  readonly status: number;
  readonly codes: readonly string[];

  constructor(status: number, message: string, codes: readonly string[]) {
    super(message);
    this.name = 'KarrioRefusal';
    this.status = status;
    this.codes = codes;
  }
}

export interface KarrioClient {
  get<S extends v.GenericSchema>(path: string, schema: S, signal: AbortSignal): Promise<v.InferOutput<S>>;
  post<S extends v.GenericSchema>(
    path: string,
    body: unknown,
    schema: S,
    signal: AbortSignal,
  ): Promise<v.InferOutput<S>>;
}

/** Objections that say something about the request; 401, 403, 408 and 429 say something about us, and 5xx about Karrio. */
const OBJECTIONS: ReadonlySet<number> = new Set([400, 404, 409, 422, 424]);
const MAX_ANSWER_BYTES = 20_000_000;

/** Speaks to one Karrio instance (there is no shared host): `base_url` is its address, `token` an API key. */
export function createKarrioClient(options: { base_url: string; token: string }): KarrioClient {
  const base = options.base_url.replace(/\/+$/, '');
  const call = async <S extends v.GenericSchema>(
    method: string,
    path: string,
    body: unknown,
    schema: S,
    signal: AbortSignal,
  ): Promise<v.InferOutput<S>> => {
    const response = await fetch(`${base}${path}`, {
      method,
      headers: {
        Authorization: `Token ${options.token}`,
        Accept: 'application/json',
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      body: body === undefined ? null : JSON.stringify(body),
      signal,
      redirect: 'error',
    });
    const text = await response.text();
    if (text.length > MAX_ANSWER_BYTES) throw new Error('the answer of Karrio is too large');
    if (OBJECTIONS.has(response.status)) throw refusalOf(response.status, text);
    if (!response.ok) throw new Error(`Karrio answered ${response.status}`);
    return v.parse(schema, parseForeignJson(text));
  };
  return {
    get: (path, schema, signal) => call('GET', path, undefined, schema, signal),
    post: (path, body, schema, signal) => call('POST', path, body, schema, signal),
  };
}

function refusalOf(status: number, text: string): KarrioRefusal {
  let failure: v.InferOutput<typeof karrioFailure> = {};
  try {
    failure = v.parse(karrioFailure, JSON.parse(text));
  } catch {
    // An objection without a readable reason is still an objection.
  }
  const reasons = [...(failure.errors ?? []), ...(failure.messages ?? [])];
  const words = reasons
    .map((reason) => (typeof reason.message === 'string' ? reason.message : JSON.stringify(reason.message ?? '')))
    .join(' ');
  return new KarrioRefusal(
    status,
    words.slice(0, 280),
    reasons.map((reason) => reason.code ?? ''),
  );
}
