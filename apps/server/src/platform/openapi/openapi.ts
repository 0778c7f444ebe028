import {
  ACCEPT_V1,
  ERROR_CODES,
  HEADERS,
  PUBLISHABLE_KEY_PATTERN,
  SERVICE_BASES,
  endpointList,
  problem,
  type Endpoint,
  type EndpointName,
  type ErrorCode,
  type KeyScope,
} from '@sampan/contract';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { DomainError, sentenceOfCode } from '../errors.ts';
import { problemOf } from '../http/problem-answer.ts';
import { SERVER_VERSION } from '../version.ts';
import { BODY_EXAMPLES } from './api-example.ts';
import { API_INTRODUCTION, API_TAGS } from './openapi-tags.ts';

type Json = Record<string, unknown>;

/** JSON Schema of what a client sends (`input`) or gets (`output`); rules JSON Schema has no word for are left to the texts. */
function schemaOf(schema: GenericSchema, typeMode: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = toJsonSchema(schema, {
    errorMode: 'ignore',
    typeMode,
    target: 'draft-2020-12',
  }) as Json;
  return rest;
}

function propertiesOf(schema: GenericSchema): { properties: Record<string, Json>; required: string[] } {
  const json = schemaOf(schema, 'input');
  return {
    properties: (json['properties'] ?? {}) as Record<string, Json>,
    required: (json['required'] ?? []) as string[],
  };
}

const KEY_NEED: Record<KeyScope, string> = {
  estimate: 'The key needs the scope `estimate`.',
  track: 'The key needs the scope `track`.',
  confirm: 'The key needs the scope `confirm`.',
  checkout: 'The key needs the scope `checkout`.',
  location: 'Accepts any publishable key.',
  any: 'Accepts any key, where allowed.',
};

function parametersOf(endpoint: Endpoint): Json[] {
  const part = (schema: GenericSchema | undefined, where: 'path' | 'query') => {
    if (!schema) return [];
    const { properties, required } = propertiesOf(schema);
    return Object.entries(properties).map(([name, json]) => ({
      name,
      in: where,
      required: where === 'path' || required.includes(name),
      schema: json,
    }));
  };
  const idempotency =
    endpoint.idempotency === 'none'
      ? []
      : [
          {
            name: HEADERS.idempotencyKey,
            in: 'header',
            required: false,
            schema: { type: 'string', maxLength: 255 },
            description:
              endpoint.idempotency === 'required'
                ? 'Send one: the call moves money or buys a label.'
                : 'Makes retries safe: a repeated request returns the first response.',
          },
        ];
  const key =
    endpoint.key_scope === null
      ? []
      : [
          {
            name: HEADERS.publishableKey,
            in: 'header',
            required: endpoint.key_scope === 'any',
            schema: { type: 'string', pattern: PUBLISHABLE_KEY_PATTERN.source },
            description: `Required from pages of other origins. ${KEY_NEED[endpoint.key_scope]}`,
          },
        ];
  return [...part(endpoint.params, 'path'), ...part(endpoint.query, 'query'), ...idempotency, ...key];
}

const KEY_ERRORS = ['key_required', 'key_unknown', 'key_revoked', 'origin_refused', 'scope_refused'] as const;

/** What any endpoint may answer besides what it declares. */
function errorsOf(endpoint: Endpoint): ErrorCode[] {
  const asked = endpoint.query !== undefined || endpoint.body !== undefined;
  return [
    ...endpoint.errors,
    ...(asked ? (['invalid_input', 'malformed_text'] as const) : []),
    ...(endpoint.body ? (['malformed_body'] as const) : []),
    ...(endpoint.access === 'public' || endpoint.access === 'dev' ? [] : (['unauthorized'] as const)),
    ...(endpoint.access === 'writer' || endpoint.access === 'owner' || endpoint.access === 'admin'
      ? (['forbidden'] as const)
      : []),
    ...(endpoint.is_gated ? (['email_unverified', 'terms_required'] as const) : []),
    ...(endpoint.while_impersonating ? [] : (['impersonation_refused'] as const)),
    ...(endpoint.access === 'public' || endpoint.access === 'dev'
      ? []
      : endpoint.api_scope === null
        ? (['people_only'] as const)
        : ([
            'api_scope_refused',
            'secret_key_unknown',
            'secret_key_revoked',
            'secret_key_expired',
            'secret_key_ip_refused',
            'secret_key_in_page',
            ...(endpoint.with_test_key ? [] : (['live_key_required'] as const)),
          ] as const)),
    ...(endpoint.key_scope === null ? [] : KEY_ERRORS),
    'unsupported_version',
    'rate_limited',
    'unavailable',
    'paused',
  ];
}

/** One request id for all examples, so that the same release gives the same document. */
const EXAMPLE_REQUEST = '01a1fc16-bb9c-785d-82ef-2117c4e0d956';
const EXAMPLE_FIELD = {
  param: 'shipping_address.coordinate.post_code',
  code: 'validate.postcode_invalid',
  message: 'Postcode is invalid',
};

function exampleOf(code: ErrorCode): Json {
  return {
    value: problemOf(
      new DomainError(code, code === 'invalid_input' ? { errors: [EXAMPLE_FIELD] } : {}),
      EXAMPLE_REQUEST,
    ),
  };
}

function responsesOf(endpoint: Endpoint): Json {
  const by_status = new Map<number, ErrorCode[]>();
  for (const code of new Set(errorsOf(endpoint)))
    by_status.set(ERROR_CODES[code].status, [...(by_status.get(ERROR_CODES[code].status) ?? []), code]);
  const refusals = [...by_status]
    .sort(([a], [b]) => a - b)
    .map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `\`${code}\`: ${sentenceOfCode(code)}`).join('\n\n'),
        content: {
          'application/problem+json': {
            schema: { $ref: '#/components/schemas/Problem' },
            examples: Object.fromEntries(codes.map((code) => [code, exampleOf(code)])),
          },
        },
      },
    ]);
  return {
    200: { description: 'Done.', content: { [ACCEPT_V1]: { schema: schemaOf(endpoint.response, 'output') } } },
    ...(Object.fromEntries(refusals) as Json),
  };
}

const WHO: Record<Endpoint['access'], string> = {
  public: 'Anybody.',
  member: 'Signed-in people of a company.',
  writer: 'Signed-in people who may change things (not `staff_ro`).',
  owner: 'Company owner.',
  admin: 'Sampan staff.',
  dev: 'Anybody, in the demo profile only.',
};

function whoOf({ access, api_scope, with_test_key }: Endpoint): string {
  if (api_scope === null) return WHO[access];
  return `${WHO[access]} ${with_test_key ? 'Secret' : 'Live secret'} keys with the scope \`${api_scope}\`.`;
}

function operationOf(endpoint: Endpoint): Json {
  return {
    operationId: endpoint.name,
    tags: API_TAGS.filter((section) => section.endpoints.some((name) => name === endpoint.name)).map(
      (section) => section.name,
    ),
    summary: endpoint.summary,
    description: `Who may call it: ${whoOf(endpoint)}`,
    parameters: parametersOf(endpoint),
    ...(endpoint.body
      ? {
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: schemaOf(endpoint.body, 'input'),
                example: BODY_EXAMPLES[endpoint.name as EndpointName],
              },
            },
          },
        }
      : {}),
    responses: responsesOf(endpoint),
    security: endpoint.access === 'public' || endpoint.access === 'dev' ? [] : [{ bearer: [] }],
  };
}

/** The API as OpenAPI 3.1, made from the very contract that the server checks requests with (trust C1). */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpointList) {
    const path = SERVICE_BASES[endpoint.service] + endpoint.path;
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Sampan API', version: SERVER_VERSION, description: API_INTRODUCTION },
    servers: [{ url: '/', description: 'this server' }],
    tags: API_TAGS.map(({ name, description }) => ({ name, description })),
    paths,
    components: {
      schemas: { Problem: schemaOf(problem, 'output') },
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'The token of `POST /api/v1/login`; from a server, a secret key.',
        },
      },
    },
  };
}
