import { ACCEPT_V1, HEADERS, type Endpoint } from '@sampan/contract';
import { isCountryCode } from '@sampan/country-rules';
import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import { recordRefusal, requireImpersonationRight } from '../audit/record-refusal.ts';
import type { Actor, Ctx, Language } from '../context.ts';
import { DomainError } from '../errors.ts';
import { newId } from '../ids.ts';
import { runIdempotent } from '../idempotency/run-idempotent.ts';
import { requireAccess } from '../permission.ts';
import { countClientPrices } from '../ignored-price/ignored-price.repo.ts';
import { stripClientPrices } from '../ignored-price/strip-client-prices.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { RecordRequest } from './request-record.ts';
import { callerAddress } from './caller-address.ts';
import { compressedAnswer, isCompressible } from './compressed-answer.ts';
import './shop-host.ts';
import { appPathOf, allowOrigin, mountPreflights, pageContextOf } from './cors.ts';
import { isForm, readForm } from './form-body.ts';
import { issueErrorOf } from '../issue-error.ts';
import { fieldErrorsOf } from './issues.ts';
import { refuseMalformedQuery, refuseMalformedUnicode } from './refuse-malformed-unicode.ts';
import { domainErrorOf, problemOf } from './problem-answer.ts';
import { acceptPageKey, type FindKey } from './publishable-key.ts';
import { inRequestSpan } from '../tracing/span.ts';
import { createRateLimiter, type RateCaller, type RateLimiter } from './rate-limit.ts';
import { readText } from './read-bytes.ts';
import type { Route } from './route.ts';
import { bearerOf, secretKeyOf, acceptSecretKey, type FindSecretKey, type SecretKeyCall } from './secret-key.ts';

export type Deps = Pick<Ctx, 'db' | 'clock' | 'ports' | 'events' | 'lookups' | 'env' | 'log'> & {
  /** Who a bearer token belongs to; null for an unknown or ended session. */
  findActor: (ctx: Ctx, token: string) => Promise<Actor | null>;
  /** The publishable key with this text. */
  findKey: FindKey;
  /** The secret key with this text, and what stands against it. */
  findSecretKey: FindSecretKey;
  /** Counts every call. */
  countAnswer: Metrics['answered'];
  /** Takes a note of every call with a secret key. */
  noteCall: RecordRequest;
};

/** What is learned of a call on its way, for the note about it. */
interface Trace {
  secret_key: SecretKeyCall | null;
  error_code: string | null;
}

const LANGUAGES: readonly string[] = ['en', 'my', 'ph', 'id', 'vi'];
const MAX_BODY_BYTES = 1_048_576;
/** Where nobody has to sign in, few bytes are enough, and many callers together may not fill the memory. */
const MAX_PUBLIC_BODY_BYTES = 131_072;
const MAX_USER_AGENT = 300;

/** Mounts every route on the app: version, page, session, rights, limits, parsing, idempotency, answer, errors. */
export function mountRoutes(app: Hono, routes: readonly Route[], deps: Deps): void {
  const limiter = createRateLimiter(deps.env.SAMPAN_RATE_LIMIT_FACTOR, deps.ports.counters);
  for (const route of routes) {
    const { endpoint } = route;
    app.on(endpoint.method, appPathOf(endpoint), (c) => answerAndNote(c, route, deps, limiter));
  }
  mountPreflights(app, routes, deps.env);
}

async function answerAndNote(c: Context, route: Route, deps: Deps, limiter: RateLimiter): Promise<Response> {
  const ctx = contextOf(c, deps);
  const trace: Trace = { secret_key: null, error_code: null };
  const at_ms = deps.clock.now();
  const started = performance.now();
  const { method, name } = route.endpoint;
  const about = { method, route: appPathOf(route.endpoint), traceparent: c.req.header('traceparent') };
  const facts = { 'sampan.endpoint': name, 'sampan.request_id': ctx.request_id };
  const response = await inRequestSpan({ ...about, facts }, async (tell) => {
    const answered = await answer(c, ctx, { route, deps, limiter, trace });
    if (trace.error_code !== null) tell({ 'sampan.error_code': trace.error_code });
    return answered;
  });
  const duration_ms = performance.now() - started;
  deps.countAnswer(route.endpoint.name, response.status, duration_ms);
  if (trace.secret_key)
    deps.noteCall({
      request_id: ctx.request_id,
      at_ms,
      company_id: trace.secret_key.company_id,
      key_id: trace.secret_key.key_id,
      endpoint: route.endpoint,
      status: response.status,
      error_code: trace.error_code,
      duration_ms: Math.round(duration_ms),
      ip: ctx.ip,
      user_agent: ctx.user_agent,
      is_replayed: response.headers.has(HEADERS.idempotencyReplayed),
    });
  return response;
}

async function answer(
  c: Context,
  ctx: Ctx,
  { route, deps, limiter, trace }: { route: Route; deps: Deps; limiter: RateLimiter; trace: Trace },
): Promise<Response> {
  const secret = secretKeyOf(c);
  c.header(HEADERS.requestId, ctx.request_id);
  c.header('Cache-Control', 'no-store');
  const varies = isCompressible(route.endpoint) ? ', Accept-Encoding' : '';
  c.header('Vary', `${HEADERS.language}, ${HEADERS.country}, Authorization${varies}`);
  // A page that calls with a secret key reads nothing, not even why it is refused.
  if (secret === null) allowOrigin(c, route.endpoint, ctx.page);
  try {
    if (secret !== null) trace.secret_key = await acceptSecretKey(ctx, secret, { ...deps, limiter });
    if (trace.secret_key?.refusal) throw new DomainError(trace.secret_key.refusal);
    requireKnownVersion(c);
    await acceptPageKey(c, ctx, route.endpoint, { findKey: deps.findKey, limiter });
    signIn(ctx, trace.secret_key?.actor ?? (await actorOfSession(c, ctx, deps)));
    await limiter.spend(route.endpoint, rateCallerOf(ctx), (name, value) => c.header(name, value));
    await requireImpersonationRight(ctx, c.req.header(HEADERS.ghostUser));
    await allow(ctx, route.endpoint);
    const request = await parse(c, ctx, route.endpoint);
    const result = await handle(c, ctx, route, request);
    return await respond(c, route.endpoint, result);
  } catch (thrown) {
    const error = domainErrorOf(thrown);
    trace.error_code = error.code;
    if (error.status >= 500)
      ctx.log.error(
        { err: error.details.cause ?? error, request_id: ctx.request_id, endpoint: route.endpoint.name },
        'request failed',
      );
    if (error.details.retry_after_s) c.header('Retry-After', String(error.details.retry_after_s));
    c.header('Content-Type', 'application/problem+json');
    return c.body(JSON.stringify(problemOf(error, ctx.request_id)), error.status as 400);
  }
}

function contextOf(c: Context, deps: Deps): Ctx {
  const country = (c.req.header(HEADERS.country) ?? '').toUpperCase();
  const language = c.req.header(HEADERS.language) ?? '';
  return {
    db: deps.db,
    clock: deps.clock,
    ports: deps.ports,
    events: deps.events,
    lookups: deps.lookups,
    env: deps.env,
    log: deps.log,
    actor: null,
    key: null,
    shop: c.get('shop') ?? null,
    page: pageContextOf(c, deps.env),
    request_id: newId(),
    country: isCountryCode(country) ? country : 'SG',
    language: LANGUAGES.includes(language) ? (language as Language) : 'en',
    ip: callerAddress(c, deps.env.SAMPAN_TRUST_PROXY),
    setCookie: (text) => c.header('Set-Cookie', text, { append: true }),
    user_agent: (c.req.header('user-agent') ?? '').slice(0, MAX_USER_AGENT),
  };
}

function requireKnownVersion(c: Context): void {
  const asked = /application\/vnd\.sampan\.v(\d+)\+json/u.exec(c.req.header('accept') ?? '');
  if (asked && asked[1] !== '1') throw new DomainError('unsupported_version');
}

/** Who the session of a call is of; null without one. Throws `unauthorized` for one that is unknown or has ended. */
async function actorOfSession(c: Context, ctx: Ctx, deps: Deps): Promise<Actor | null> {
  const token = bearerOf(c);
  if (token === null) return null;
  const actor = await deps.findActor(ctx, token);
  if (!actor) throw new DomainError('unauthorized');
  return actor;
}

function signIn(ctx: Ctx, actor: Actor | null): void {
  if (!actor) return;
  ctx.actor = actor;
  ctx.country = actor.country_code;
}

async function allow(ctx: Ctx, endpoint: Endpoint): Promise<void> {
  try {
    requireAccess(ctx, endpoint);
  } catch (refused) {
    await recordRefusal(ctx, endpoint, refused);
    throw refused;
  }
}

/** A secret key is counted apart from the person who made it: a busy robot locks nobody out of the console. */
function rateCallerOf({ actor, ip }: Ctx): RateCaller {
  if (actor === null) return { id: ip, kind: 'public' };
  return actor.api_key ? { id: actor.api_key.id, kind: 'api-key' } : { id: actor.user_id, kind: 'signed-in' };
}

async function readBody(c: Context, max_bytes: number): Promise<unknown> {
  if (isForm(c)) return readForm(c, max_bytes);
  const text = await readText(c, max_bytes);
  if (text.trim() === '') return undefined;
  const body = parseJson(text);
  // A list is an object to the language; no request is one.
  if (Array.isArray(body))
    throw new DomainError('invalid_input', {
      errors: [issueErrorOf('body', 'validate.object_expected')],
    });
  return body;
}

/** The body without the prices a client says and nobody asked for; they are counted, and the answer names them. */
async function bodyOf(c: Context, ctx: Ctx, endpoint: Endpoint): Promise<unknown> {
  const usual = endpoint.access === 'public' && ctx.actor === null ? MAX_PUBLIC_BODY_BYTES : MAX_BODY_BYTES;
  const sent = await readBody(c, endpoint.max_body_bytes ?? usual);
  if (!endpoint.body) return sent;
  const { body, claims } = stripClientPrices(endpoint.body, sent);
  if (claims.length === 0) return body;
  c.header(HEADERS.ignored, claims.join(', '));
  await countClientPrices(ctx, endpoint.name, claims);
  return body;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new DomainError('malformed_body');
  }
}

async function parse(c: Context, ctx: Ctx, endpoint: Endpoint) {
  refuseMalformedQuery(c.req.url);
  const body = endpoint.body ? await bodyOf(c, ctx, endpoint) : undefined;
  const parts = {
    params: endpoint.params ? v.safeParse(endpoint.params, c.req.param()) : null,
    query: endpoint.query ? v.safeParse(endpoint.query, c.req.query()) : null,
    body: endpoint.body ? v.safeParse(endpoint.body, body) : null,
  };
  // An id that cannot exist is answered as one that does not: nothing to learn from the shape.
  if (parts.params && !parts.params.success) throw new DomainError('not_found');
  const errors = (['query', 'body'] as const).flatMap((name) => {
    const part = parts[name];
    return part && !part.success ? fieldErrorsOf(part.issues, name) : [];
  });
  if (errors.length > 0) throw new DomainError('invalid_input', { errors });
  refuseMalformedUnicode({ ...c.req.query(), ...(body as object | undefined) });
  return { params: parts.params?.output, query: parts.query?.output, body: parts.body?.output };
}

async function handle(c: Context, ctx: Ctx, route: Route, request: { params: unknown; query: unknown; body: unknown }) {
  const run = async () => ({
    status: 200,
    body: checked(ctx, route.endpoint, await route.handle({ ctx, ...request })),
  });
  const key = c.req.header(HEADERS.idempotencyKey);
  // Plain clients of the spec send none; the server finds their repeats by what they are about (trust 4.1).
  if (!key && route.endpoint.idempotency === 'required' && c.req.header(HEADERS.client))
    throw new DomainError('idempotency_key_required');
  if (!key || route.endpoint.idempotency === 'none') return run();
  if (key.length > 255)
    throw new DomainError('invalid_input', {
      errors: [
        {
          param: HEADERS.idempotencyKey,
          code: 'validate.too_long',
          message: 'Idempotency-Key is longer than 255 characters',
        },
      ],
    });
  const caller = `${rateCallerOf(ctx).id}${ctx.key ? `@${ctx.key.id}` : ''}`;
  const scope = `${caller} ${route.endpoint.method} ${route.endpoint.service}${route.endpoint.path}`;
  ctx.idempotency_key = `${scope} ${key}`;
  let first: unknown;
  const answer = await runIdempotent(ctx, { scope, key, request }, async () => {
    const made = await run();
    first = made.body;
    return route.stored ? { ...made, body: route.stored.keep(made.body) } : made;
  });
  if (route.stored) answer.body = answer.replayed ? route.stored.restore(ctx, answer.body) : first;
  if (answer.replayed) c.header(HEADERS.idempotencyReplayed, 'true');
  return answer;
}

function checked(ctx: Ctx, endpoint: Endpoint, body: unknown): unknown {
  if (ctx.env.check_answers === 'never') return body;
  const result = v.safeParse(endpoint.response, body);
  if (result.success) return body;
  const wrong = fieldErrorsOf(result.issues, 'answer').map(({ param, message }) => `${param}: ${message}`);
  const error = new Error(`The answer of ${endpoint.name} does not match its schema: ${wrong.join('; ')}`);
  // What was done is done: outside of tests a caller gets its answer, and the log says what is wrong with it.
  if (ctx.env.check_answers === 'fail') throw error;
  ctx.log.error({ err: error, request_id: ctx.request_id }, 'an answer differs from its schema');
  return body;
}

async function respond(c: Context, endpoint: Endpoint, answer: { status: number; body: unknown }): Promise<Response> {
  const text = JSON.stringify(answer.body);
  c.header('Content-Type', `${ACCEPT_V1}; charset=utf-8`);
  if (!isCompressible(endpoint)) return c.body(text, answer.status as 200);
  const { body, headers } = await compressedAnswer(text, c.req.header('accept-encoding') ?? null);
  return c.body(body, answer.status as 200, headers);
}
