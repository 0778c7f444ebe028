import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { epochSeconds, id, listOf, pageQuery, requiredText } from './primitive.ts';

/**
 * - `open`: Sampan answers next
 * - `answered`: the sender reads next
 * - `closed`: nobody needs to do anything; a reply opens it again
 */
const REQUEST_STATES = ['open', 'answered', 'closed'] as const;
const requestState = v.picklist(REQUEST_STATES, 'validate.value_invalid');
export type RequestState = v.InferOutput<typeof requestState>;

/** Longest message of a request, in characters. */
const MAX_REQUEST_MESSAGE = 5_000;
const MAX_REQUEST_SUBJECT = 120;

const params = v.strictObject({ id });
const message = v.strictObject({ content: requiredText(MAX_REQUEST_MESSAGE) });

const summary = v.object({
  id,
  state: requestState,
  /** As it was given, else the beginning of the message. */
  subject: v.string(),
  /** Who of the company wrote it. */
  opened_by: v.string(),
  created_at: epochSeconds,
  /** Of the last message, or of the end. */
  updated_at: epochSeconds,
});
export type SupportRequestSummary = v.InferOutput<typeof summary>;

const supportRequest = v.object({
  ...summary.entries,
  /** The oldest first. */
  messages: v.array(
    v.object({
      id,
      /** Sampan's people answer as Sampan. */
      is_answer: v.boolean(),
      author: v.string(),
      content: v.string(),
      created_at: epochSeconds,
    }),
  ),
});
export type SupportRequest = v.InferOutput<typeof supportRequest>;

const SPEC = '2 Forms implied';

const listSupportRequests = endpoint({
  name: 'listSupportRequests',
  service: 'main',
  method: 'GET',
  path: '/support/request/list',
  access: 'member',
  summary: "List your company's messages to support with their state, the newest first",
  spec: SPEC,
  query: v.strictObject(pageQuery),
  response: listOf(summary),
  errors: ['page_too_deep'],
});

const createSupportRequest = endpoint({
  name: 'createSupportRequest',
  service: 'main',
  method: 'POST',
  path: '/support/request',
  access: 'writer',
  while_impersonating: false,
  summary: 'Write to support; the answer comes as a notification and by email',
  spec: SPEC,
  body: v.strictObject({ subject: requiredText(MAX_REQUEST_SUBJECT), ...message.entries }),
  response: supportRequest,
  idempotency: 'required',
  errors: ['rate_limited'],
});

const getSupportRequest = endpoint({
  name: 'getSupportRequest',
  service: 'main',
  method: 'GET',
  path: '/support/request/{id}',
  access: 'member',
  summary: "Get one of your company's messages to support with its answers",
  spec: SPEC,
  params,
  response: supportRequest,
  errors: ['not_found'],
});

const replySupportRequest = endpoint({
  name: 'replySupportRequest',
  service: 'main',
  method: 'POST',
  path: '/support/request/{id}/reply',
  access: 'writer',
  while_impersonating: false,
  summary: 'Reply to support; one that is closed is open again',
  spec: SPEC,
  params,
  body: message,
  response: supportRequest,
  idempotency: 'required',
  errors: ['not_found', 'rate_limited'],
});

const closeSupportRequest = endpoint({
  name: 'closeSupportRequest',
  service: 'main',
  method: 'POST',
  path: '/support/request/{id}/close',
  access: 'writer',
  while_impersonating: false,
  summary: 'Close a message to support that needs nothing more',
  spec: SPEC,
  params,
  response: supportRequest,
  errors: ['not_found'],
});

/** An enquiry as people of Sampan see it, of whoever wrote it. */
const deskSummary = v.object({
  ...summary.entries,
  kind: v.picklist(['contact', 'sales', 'api', 'brand']),
  /** Null: sent without signing in. */
  company: v.nullable(v.object({ id, name: v.string() })),
});
export type DeskRequestSummary = v.InferOutput<typeof deskSummary>;

const deskRequest = v.object({
  ...supportRequest.entries,
  ...deskSummary.entries,
  /** What else stood in the form, by the names of its fields. */
  fields: v.record(v.string(), v.string()),
});
export type DeskRequest = v.InferOutput<typeof deskRequest>;

const listDeskRequests = endpoint({
  name: 'listDeskRequests',
  service: 'main',
  method: 'GET',
  path: '/admin/support/list',
  access: 'admin',
  summary: 'List messages to Sampan in a state, the one that waits longest first',
  spec: SPEC,
  query: v.strictObject({ ...pageQuery, state: v.optional(requestState, 'open') }),
  response: listOf(deskSummary),
  errors: ['page_too_deep'],
});

const getDeskRequest = endpoint({
  name: 'getDeskRequest',
  service: 'main',
  method: 'GET',
  path: '/admin/support/{id}',
  access: 'admin',
  summary: 'Get a message to Sampan with its answers',
  spec: SPEC,
  params,
  response: deskRequest,
  errors: ['not_found'],
});

const answerDeskRequest = endpoint({
  name: 'answerDeskRequest',
  service: 'main',
  method: 'POST',
  path: '/admin/support/{id}/answer',
  access: 'admin',
  summary: 'Answer a message to Sampan; its sender gets the answer by email',
  spec: SPEC,
  params,
  body: message,
  response: deskRequest,
  idempotency: 'required',
  errors: ['not_found'],
});

const closeDeskRequest = endpoint({
  name: 'closeDeskRequest',
  service: 'main',
  method: 'POST',
  path: '/admin/support/{id}/close',
  access: 'admin',
  summary: 'Close a message to Sampan without another answer',
  spec: SPEC,
  params,
  response: deskRequest,
  errors: ['not_found'],
});

/** Fixed words stand before parameters. */
export const supportRequestEndpoints = {
  listSupportRequests,
  createSupportRequest,
  getSupportRequest,
  replySupportRequest,
  closeSupportRequest,
  listDeskRequests,
  getDeskRequest,
  answerDeskRequest,
  closeDeskRequest,
};
