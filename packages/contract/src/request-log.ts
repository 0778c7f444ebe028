import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { id, listOf, pageQuery, text } from './primitive.ts';

/** How long a call can be looked up. */
export const REQUEST_LOG_DAYS = 30;

/** `2xx` was answered, `4xx` refused, `5xx` failed on our side. */
export const STATUS_GROUPS = ['2xx', '4xx', '5xx'] as const;
export type StatusGroup = (typeof STATUS_GROUPS)[number];

const querySeconds = v.pipe(v.string(), v.regex(/^\d{1,11}$/u, 'validate.number_invalid'), v.transform(Number));

/** One call made with a secret key. What was sent and what was answered is not kept: parcels name people. */
export const loggedRequest = v.object({
  /** The `X-Request-Id` of the answer. */
  request_id: id,
  /** Epoch milliseconds. */
  at_ms: v.pipe(v.number(), v.integer()),
  key_id: id,
  key_name: v.string(),
  key_mode: v.picklist(['test', 'live']),
  /** Name of the endpoint, as in the documentation of the API. */
  endpoint: v.string(),
  method: v.string(),
  /** With `{id}` where the id stood. */
  path: v.string(),
  status: v.pipe(v.number(), v.integer()),
  /** Null for calls that were answered. */
  error_code: v.nullable(v.string()),
  duration_ms: v.pipe(v.number(), v.integer()),
  /** Where it came from, shortened to its network: `203.0.113.0/24`, `2001:db8:1::/48`. */
  ip: v.string(),
  user_agent: v.string(),
  /** Answered with the first answer of its Idempotency-Key; nothing ran again. */
  is_replayed: v.boolean(),
});
export type LoggedRequest = v.InferOutput<typeof loggedRequest>;

export const listRequests = endpoint({
  name: 'listRequests',
  service: 'main',
  method: 'GET',
  path: '/request_log/list',
  access: 'owner',
  summary: 'List secret key requests in the last 30 days, including refused ones, newest first',
  spec: 'trust 8',
  query: v.strictObject({
    ...pageQuery,
    key_id: v.optional(id),
    status: v.optional(v.picklist(STATUS_GROUPS)),
    endpoint: v.optional(text(64)),
    /** Epoch seconds; `to` is the first second left out. */
    from: v.optional(querySeconds),
    to: v.optional(querySeconds),
    request_id: v.optional(id),
  }),
  response: listOf(loggedRequest),
  errors: ['page_too_deep'],
});
export type RequestLogQuery = v.InferOutput<typeof listRequests.query>;
