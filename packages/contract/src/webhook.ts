import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { done, epochSeconds, id, listOf, pageQuery, requiredText, text } from './primitive.ts';
import { WEBHOOK_EVENT_TYPES } from './webhook-event.ts';

/** Endpoints a company may have: each costs the server connections of its own. */
export const MAX_WEBHOOK_ENDPOINTS = 10;

/** Why an attempt did not work. `redirect`, `gone` and `http_status` are answers; with the others there was none. */
export const WEBHOOK_FAILURES = [
  'http_status',
  'redirect',
  'gone',
  'timeout',
  'connect_timeout',
  'connect_failed',
  'connection_lost',
  'tls_failed',
  'answer_too_large',
  'unresolvable',
  'blocked_address',
  'endpoint_disabled',
  'secret_unreadable',
  'interrupted',
] as const;
export type WebhookFailure = (typeof WEBHOOK_FAILURES)[number];

const eventType = v.picklist(WEBHOOK_EVENT_TYPES);
const failure = v.nullable(v.picklist(WEBHOOK_FAILURES));
const url = requiredText(2048);
const events = v.pipe(
  v.array(eventType),
  v.minLength(1, 'validate.required'),
  v.maxLength(WEBHOOK_EVENT_TYPES.length, `validate.too_many|max=${WEBHOOK_EVENT_TYPES.length}`),
);

/** Where a company wants to be told of what happens. Its signing secret is shown on request only. */
export const webhookEndpoint = v.object({
  id,
  url: v.string(),
  description: v.string(),
  events: v.array(eventType),
  is_enabled: v.boolean(),
  /** `unused`: nothing was sent yet; `failing`: nothing has arrived since `failing_since`. */
  state: v.picklist(['unused', 'working', 'failing', 'disabled']),
  /** `gone`: it answered 410; `failing`: nothing arrived for five days; `owner`: somebody turned it off. */
  disabled_reason: v.nullable(v.picklist(['owner', 'gone', 'failing'])),
  disabled_at: v.nullable(epochSeconds),
  failing_since: v.nullable(epochSeconds),
  last_success_at: v.nullable(epochSeconds),
  /** After a rotation: how long deliveries are signed with the secret before as well. */
  previous_secret_until: v.nullable(epochSeconds),
  created_at: epochSeconds,
  updated_at: epochSeconds,
});
export type WebhookEndpoint = v.InferOutput<typeof webhookEndpoint>;

export const webhookDeliveryState = v.picklist(['pending', 'delivered', 'failed']);

const deliveryEntries = {
  id,
  endpoint_id: id,
  /** `webhook-id` of every attempt, resends included: a receiver keeps it to see what it had already. */
  event_id: v.string(),
  type: v.string(),
  state: webhookDeliveryState,
  attempt_count: v.number(),
  /** Null when nothing more will be tried by itself. */
  next_attempt_at: v.nullable(epochSeconds),
  last_status_code: v.nullable(v.number()),
  last_failure: failure,
  delivered_at: v.nullable(epochSeconds),
  created_at: epochSeconds,
};

export const webhookDelivery = v.object(deliveryEntries);
export type WebhookDelivery = v.InferOutput<typeof webhookDelivery>;

/** A delivery with what was sent and what every attempt met. */
export const webhookDeliveryDetail = v.object({
  ...deliveryEntries,
  /** The signed body, byte for byte. */
  payload: v.string(),
  attempts: v.array(
    v.object({
      number: v.number(),
      at: epochSeconds,
      duration_ms: v.number(),
      status_code: v.nullable(v.number()),
      failure,
      /** The first kilobyte of the answer, as text. */
      response_body: v.string(),
    }),
  ),
});
export type WebhookDeliveryDetail = v.InferOutput<typeof webhookDeliveryDetail>;

const params = v.strictObject({ id });
const secret = v.object({
  /** `whsec_` and 32 random bytes in base64, as libraries for Standard Webhooks take it. */
  secret: v.string(),
  previous_secret_until: v.nullable(epochSeconds),
});
/** Changing endpoints is the owner's, and of nobody in somebody else's name. */
const owners = { access: 'owner', while_impersonating: false, service: 'main', spec: 'trust 1 Webhooks out' } as const;
const members = { access: 'member', service: 'main', spec: 'trust 1 Webhooks out' } as const;

export const listWebhookEndpoints = endpoint({
  ...members,
  name: 'listWebhookEndpoints',
  // People keep secrets in the address of a receiver.
  holds_secret: true,
  method: 'GET',
  path: '/webhook/list',
  summary: 'List webhook endpoints, newest first',
  query: v.strictObject({ page: pageQuery.page, per_page: pageQuery.per_page }),
  response: listOf(webhookEndpoint),
});

export const createWebhookEndpoint = endpoint({
  ...owners,
  name: 'createWebhookEndpoint',
  method: 'POST',
  path: '/webhook',
  summary: 'Add a webhook endpoint; must be a public HTTPS URL on port 443',
  body: v.strictObject({
    url,
    events,
    description: v.optional(text(200), ''),
    is_enabled: v.optional(v.boolean(), true),
  }),
  response: webhookEndpoint,
  errors: ['webhook_limit'],
});

export const getWebhookDelivery = endpoint({
  ...members,
  name: 'getWebhookDelivery',
  method: 'GET',
  path: '/webhook/delivery/{id}',
  summary: 'Get a delivery with its payload and attempts; kept for 30 days',
  params,
  response: webhookDeliveryDetail,
  errors: ['not_found'],
});

export const resendWebhookDelivery = endpoint({
  ...owners,
  name: 'resendWebhookDelivery',
  method: 'POST',
  path: '/webhook/delivery/{id}/resend',
  summary: 'Resend a delivery with the same webhook-id and a new retry schedule',
  params,
  response: webhookDelivery,
  errors: ['not_found', 'webhook_disabled'],
});

export const getWebhookEndpoint = endpoint({
  ...members,
  name: 'getWebhookEndpoint',
  // People keep secrets in the address of a receiver.
  holds_secret: true,
  method: 'GET',
  path: '/webhook/{id}',
  summary: 'Get a webhook endpoint and its status',
  params,
  response: webhookEndpoint,
  errors: ['not_found'],
});

export const updateWebhookEndpoint = endpoint({
  ...owners,
  name: 'updateWebhookEndpoint',
  method: 'PUT',
  path: '/webhook/{id}',
  summary: "Update a webhook endpoint; omitted fields don't change. Turning it on resets its failure count",
  params,
  body: v.strictObject({
    url: v.optional(url),
    events: v.optional(events),
    description: v.optional(text(200)),
    is_enabled: v.optional(v.boolean()),
  }),
  response: webhookEndpoint,
  errors: ['not_found'],
});

export const deleteWebhookEndpoint = endpoint({
  ...owners,
  name: 'deleteWebhookEndpoint',
  method: 'DELETE',
  path: '/webhook/{id}',
  summary: 'Delete a webhook endpoint and its delivery log',
  params,
  response: done,
  errors: ['not_found'],
});

export const revealWebhookSecret = endpoint({
  ...owners,
  name: 'revealWebhookSecret',
  method: 'POST',
  path: '/webhook/{id}/secret/reveal',
  summary: 'Get the signing secret; recorded in the audit log',
  params,
  response: secret,
  // The answer holds the secret and is not kept.
  idempotency: 'none',
  errors: ['not_found', 'webhook_secret_unreadable'],
});

export const rotateWebhookSecret = endpoint({
  ...owners,
  name: 'rotateWebhookSecret',
  method: 'POST',
  path: '/webhook/{id}/secret/rotate',
  summary: 'Rotate the signing secret; deliveries are signed with both secrets for 24 hours',
  params,
  response: secret,
  // The answer holds the secret and is not kept.
  idempotency: 'none',
  errors: ['not_found'],
});

export const testWebhookEndpoint = endpoint({
  ...owners,
  name: 'testWebhookEndpoint',
  method: 'POST',
  path: '/webhook/{id}/test',
  summary: 'Send an event `webhook.test` at once and answer what came back; tried once, counted nowhere',
  params,
  response: webhookDeliveryDetail,
  idempotency: 'none',
  errors: ['not_found', 'rate_limited'],
});

export const resendFailedWebhooks = endpoint({
  ...owners,
  name: 'resendFailedWebhooks',
  method: 'POST',
  path: '/webhook/{id}/resend_failed',
  summary: 'Resend all deliveries that failed since a given time',
  params,
  body: v.strictObject({ since: epochSeconds }),
  response: v.object({ count: v.number() }),
  errors: ['not_found', 'webhook_disabled'],
});

export const listWebhookDeliveries = endpoint({
  ...members,
  name: 'listWebhookDeliveries',
  method: 'GET',
  path: '/webhook/{id}/delivery/list',
  summary: "List an endpoint's deliveries in the last 30 days, newest first",
  params,
  query: v.strictObject({
    ...pageQuery,
    state: v.optional(webhookDeliveryState),
    type: v.optional(v.picklist([...WEBHOOK_EVENT_TYPES, 'webhook.test'])),
  }),
  response: listOf(webhookDelivery),
  errors: ['not_found', 'page_too_deep'],
});
