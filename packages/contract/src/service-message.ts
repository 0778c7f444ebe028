import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import {
  countryCode,
  done,
  epochSeconds,
  id,
  languageCode,
  listOf,
  pageQuery,
  requiredText,
  text,
} from './primitive.ts';

const TEXT_MAX = 200;

/** One sentence in the languages it was written in; who reads another one gets the English. */
const texts = v.strictObject({
  en: requiredText(TEXT_MAX),
  my: v.optional(text(TEXT_MAX), ''),
  ph: v.optional(text(TEXT_MAX), ''),
  id: v.optional(text(TEXT_MAX), ''),
  vi: v.optional(text(TEXT_MAX), ''),
});

/** What Sampan tells all merchants, or those of one country, until it ends. */
export const serviceMessage = v.object({
  id,
  texts: v.record(languageCode, v.string()),
  tone: v.picklist(['info', 'warning']),
  /** Null: everywhere. */
  country_code: v.nullable(countryCode),
  created_at: epochSeconds,
  ends_at: epochSeconds,
  is_shown: v.boolean(),
});
export type ServiceMessage = v.InferOutput<typeof serviceMessage>;

export const getLatestMessage = endpoint({
  name: 'getLatestMessage',
  service: 'main',
  method: 'GET',
  path: '/message/latest',
  access: 'member',
  summary: 'Get the latest message from Sampan that has not ended',
  spec: '7 Common',
  response: v.object({
    message: v.nullable(
      v.object({
        text: v.string(),
        tone: serviceMessage.entries.tone,
        created_at: epochSeconds,
        ends_at: epochSeconds,
      }),
    ),
  }),
});

export const listServiceMessages = endpoint({
  name: 'listServiceMessages',
  service: 'main',
  method: 'GET',
  path: '/admin/message/list',
  access: 'admin',
  summary: 'List messages to merchants, newest first',
  spec: '7 Common',
  query: v.strictObject({ page: pageQuery.page, per_page: pageQuery.per_page }),
  response: listOf(serviceMessage),
});

export const createServiceMessage = endpoint({
  name: 'createServiceMessage',
  service: 'main',
  method: 'POST',
  path: '/admin/message',
  access: 'admin',
  summary: 'Show a message to all merchants, or those of one country, until it ends',
  spec: '7 Common',
  body: v.strictObject({
    texts,
    tone: v.optional(serviceMessage.entries.tone, 'info'),
    country_code: v.optional(v.nullable(countryCode), null),
    /** At most 90 days from now. */
    ends_at: epochSeconds,
  }),
  response: serviceMessage,
});

export const endServiceMessage = endpoint({
  name: 'endServiceMessage',
  service: 'main',
  method: 'DELETE',
  path: '/admin/message/{id}',
  access: 'admin',
  summary: 'Stop showing a message to merchants',
  spec: '7 Common',
  params: v.strictObject({ id }),
  response: done,
  errors: ['not_found'],
});
