import { SERVICE_BASES, endpointList } from '@sampan/contract';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { BODY_EXAMPLES } from './api-example.ts';
import { API_TAGS } from './openapi-tags.ts';
import { openApiDocument } from './openapi.ts';

const document = openApiDocument() as {
  paths: Record<
    string,
    Record<string, { operationId: string; parameters: { name: string; in: string }[]; responses: object }>
  >;
};

describe('openApiDocument (trust C1)', () => {
  test('every endpoint of the contract stands in it once, with its parameters and answers', () => {
    for (const endpoint of endpointList) {
      const operation =
        document.paths[SERVICE_BASES[endpoint.service] + endpoint.path]?.[endpoint.method.toLowerCase()];
      expect(operation?.operationId).toBe(endpoint.name);
      const in_path = [...endpoint.path.matchAll(/\{(\w+)\}/gu)].map((match) => match[1]);
      expect(
        operation?.parameters.filter((parameter) => parameter.in === 'path').map((parameter) => parameter.name),
      ).toEqual(in_path);
      expect(Object.keys(operation?.responses ?? {})).toContain('200');
    }
    const count = Object.values(document.paths).reduce((sum, methods) => sum + Object.keys(methods).length, 0);
    expect(count).toBe(endpointList.length);
  });

  test('every endpoint stands in one chapter, and every refusal shows what it looks like', () => {
    const names = API_TAGS.flatMap((section) => section.endpoints);
    expect(names.toSorted()).toEqual(endpointList.map((endpoint) => endpoint.name).toSorted());
    const refusal = JSON.stringify(document.paths['/api/v1/order']?.['post']?.responses);
    expect(refusal).toContain('"param":"shipping_address.coordinate.post_code"');
    expect(refusal).toContain('"code":"unauthorized"');
  });

  test('every endpoint with a body shows one that the server would take', () => {
    for (const { name, body } of endpointList) {
      const example = Object.entries(BODY_EXAMPLES).find(([of]) => of === name)?.[1];
      expect(example === undefined, name).toBe(body === undefined);
      if (body) expect(v.safeParse(body, example).issues, name).toBeUndefined();
    }
  });

  test('a list says how it is asked and what it answers', () => {
    const list = document.paths['/api/v1/order/list']?.['get'];
    expect(list?.parameters.map((parameter) => parameter.name)).toEqual(
      expect.arrayContaining(['page', 'per_page', 'cursor', 'sort', 'status', 'courier', 'search']),
    );
    expect(JSON.stringify(list?.responses)).toContain('next_cursor');
  });
});
