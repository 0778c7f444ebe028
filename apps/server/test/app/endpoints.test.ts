import { endpoints, endpointList, type Endpoint, type EndpointName } from '@sampan/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signedIn } from '../account/account.fixtures.ts';
import { DEMO_PASSWORD } from '../../src/demo/index.ts';
import { sampleCalls } from './endpoint-samples.fixtures.ts';
import type { Sample } from './sample.ts';
import { REVIEW_ENV } from '../payout/payout.fixtures.ts';
import { openTestApp, type TestApp, STRONG_SECRET } from './test-app.fixtures.ts';

let app: TestApp;
let token: string;
let admin: string;
let samples: Record<EndpointName, Sample>;

beforeAll(async () => {
  app = await openTestApp({ env: REVIEW_ENV });
  token = await app.tokenOf('sg@demo.sampan.test');
  admin = await app.tokenOf('admin@demo.sampan.test');
  samples = await sampleCalls(app, token);
});
afterAll(() => app.close());

const NAMES = Object.keys(endpoints) as EndpointName[];
const needsSignIn = (endpoint: Endpoint) => endpoint.access !== 'public' && endpoint.access !== 'dev';
/** Tokens cost a session each; endpoints that end or lock their session use one of their own. */
const callWith = (name: EndpointName, change: Partial<Sample> & { token?: string } = {}) =>
  app.refusal(endpoints[name], {
    token: samples[name].own_token ?? (endpoints[name].access === 'admin' ? admin : token),
    ...samples[name],
    ...change,
  });

type Json = Record<string, unknown>;

/** Paths of all values inside a request part, objects left out: `shipping_address.coordinate.lat`, `items.0.name`. */
function leavesOf(value: unknown, path: string[] = []): string[][] {
  if (Array.isArray(value)) return value.flatMap((item, index) => leavesOf(item, [...path, String(index)]));
  if (value !== null && typeof value === 'object')
    return Object.entries(value).flatMap(([key, item]) => leavesOf(item, [...path, key]));
  return [path];
}

function changed(value: unknown, path: readonly string[], put: unknown): unknown {
  const [head, ...rest] = path;
  if (head === undefined) return put;
  if (Array.isArray(value))
    return value.map((item: unknown, index) => (String(index) === head ? changed(item, rest, put) : item));
  return { ...(value as Json), [head]: changed((value as Json)[head], rest, put) };
}

function at(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((inner, key) => (inner as Json | undefined)?.[key], value);
}

describe('every endpoint refuses wrong input by naming the field, never with 5xx', () => {
  test.each(NAMES.filter((name) => endpoints[name].body))('%s: a value of the wrong type', async (name) => {
    for (const path of leavesOf(samples[name].body)) {
      const answer = await callWith(name, { body: changed(samples[name].body, path, { of: 'another type' }) });
      expect([path.join('.'), answer.status]).toEqual([path.join('.'), 422]);
      expect(
        answer.body.errors.some(
          (error) => error.param.startsWith(path.join('.')) || path.join('.').startsWith(error.param),
        ),
        `${path.join('.')}: ${JSON.stringify(answer.body.errors)}`,
      ).toBe(true);
    }
  });

  test.each(NAMES.filter((name) => endpoints[name].body))('%s: a text of 100,000 characters', async (name) => {
    for (const path of leavesOf(samples[name].body).filter(
      (leaf) => typeof at(samples[name].body, leaf) === 'string',
    )) {
      const answer = await callWith(name, { body: changed(samples[name].body, path, 'x'.repeat(100_000)) });
      expect([path.join('.'), answer.status]).toEqual([path.join('.'), 422]);
      expect(answer.body.errors.map((error) => error.param)).toContain(path.join('.'));
    }
  });

  test.each(NAMES.filter((name) => endpoints[name].body))('%s: a field nobody knows', async (name) => {
    const answer = await callWith(name, { body: { ...(samples[name].body as Json), price_i_want: 1 } });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toContainEqual({
      param: 'price_i_want',
      code: 'validate.unknown_field',
      message: expect.stringContaining("isn't a field") as string,
    });
  });

  test.each(NAMES.filter((name) => endpoints[name].query))(
    '%s: a query nobody knows, and a page that is none',
    async (name) => {
      const unknown = await callWith(name, { query: { ...samples[name].query, colour: 'blue' } });
      expect(unknown.status).toBe(422);
      expect(unknown.body.errors.map((error) => error.param)).toContain('colour');
      for (const field of Object.keys(samples[name].query ?? {})) {
        const answer = await callWith(name, { query: { ...samples[name].query, [field]: 'x'.repeat(5_000) } });
        expect([field, answer.status]).toEqual([field, 422]);
        expect(answer.body.errors.map((error) => error.param)).toContain(field);
      }
    },
  );

  test.each(NAMES.filter((name) => endpoints[name].body))(
    '%s: a body that is no JSON, no object, or nothing at all',
    async (name) => {
      expect((await callWith(name, { body: '{"half":' })).status).toBe(400);
      for (const body of ['"text"', '[]', '42']) expect((await callWith(name, { body })).status).toBe(422);
    },
  );

  test('required fields are named when they are missing', async () => {
    const required: [EndpointName, string[]][] = [
      ['login', ['email', 'password']],
      ['register', ['email', 'password']],
      ['updateOrderAddress', ['name', 'coordinate', 'coordinate.country']],
      ['createLabel', ['estimated_costs_id']],
      ['rateOrder', ['rating']],
      ['estimatePublic', ['sender', 'recipient', 'sender.country']],
      ['downloadLabels', ['order_ids']],
      ['advanceParcel', ['tracking_code']],
    ];
    for (const [name, fields] of required) {
      for (const field of fields) {
        const answer = await callWith(name, { body: changed(samples[name].body, field.split('.'), undefined) });
        expect([name, field, answer.status]).toEqual([name, field, 422]);
        expect(answer.body.errors.map((error) => [error.param, error.code])).toContainEqual([
          field,
          'validate.required',
        ]);
      }
    }
  });

  test('an id that is no id answers like one that does not exist', async () => {
    for (const name of NAMES.filter((each) => endpoints[each].params)) {
      const params = samples[name].params ?? {};
      const place = 'id' in params ? 'id' : (Object.keys(params).at(-1) ?? 'id');
      for (const id of ['1', "' or 1=1 --", '..%2f..', '00000000-0000-7000-8000-000000000000']) {
        const answer = await callWith(name, { params: { ...params, [place]: id } });
        expect([name, id, answer.status]).toEqual([name, id, 404]);
      }
    }
  });

  test('another version of the API is refused', async () => {
    const answer = await app.refusal(endpoints.getHealth, { headers: { Accept: 'application/vnd.sampan.v9+json' } });
    expect([answer.status, answer.body.code]).toEqual([406, 'unsupported_version']);
  });

  test('a request of more than 1 MB is refused', async () => {
    const answer = await callWith('createOrder', { body: { package_content: 'x'.repeat(1_100_000) } });
    expect([answer.status, answer.body.code]).toEqual([413, 'body_too_large']);
  });
});

describe('every endpoint keeps to who may call it (spec 6)', () => {
  test('signed out: 401 everywhere but on public addresses', async () => {
    for (const name of NAMES.filter((each) => needsSignIn(endpoints[each]))) {
      const answer = await app.refusal(endpoints[name], samples[name]);
      expect([name, answer.status]).toEqual([name, 401]);
      const stale = await app.refusal(endpoints[name], { ...samples[name], token: 'not-a-token' });
      expect([name, stale.status]).toEqual([name, 401]);
    }
  });

  test('staff_ro may read and never write', async () => {
    const read_only = await app.tokenOf('readonly@demo.sampan.test');
    for (const name of NAMES.filter((each) => endpoints[each].access === 'writer')) {
      const answer = await app.refusal(endpoints[name], { ...samples[name], token: read_only });
      expect([name, answer.status, answer.body.code]).toEqual([name, 403, 'forbidden']);
    }
    expect((await app.call(endpoints.listOrders, { token: read_only })).status).toBe(200);
  });

  test("another company's parcels do not exist", async () => {
    const stranger = await app.tokenOf('my@demo.sampan.test');
    for (const name of NAMES.filter((each) => endpoints[each].params && needsSignIn(endpoints[each]))) {
      // Of a statement everybody has one of their own.
      if (endpoints[name].access === 'admin' || 'key' in (samples[name].params ?? {})) continue;
      const answer = await app.refusal(endpoints[name], { ...samples[name], token: stranger });
      expect([name, answer.status]).toEqual([name, 404]);
    }
    const many = await app.refusal(endpoints.downloadLabels, { ...samples.downloadLabels, token: stranger });
    expect([many.status, many.body.code]).toEqual([404, 'label_not_available']);
    const list = await app.call<{ records: unknown[]; total: number }>(endpoints.listOrders, {
      token: stranger,
      query: { search: 'nurul' },
    });
    expect(list.body.records).toEqual([]);
  });

  test('the ghost-user header gives nobody anything (design 8.7)', async () => {
    const me = (await app.call<{ id: string }>(endpoints.getMe, { token: await app.tokenOf('my@demo.sampan.test') }))
      .body.id;
    const answer = await app.refusal(endpoints.getMe, { token, headers: { 'ghost-user': me } });
    expect(answer.status).toBe(403);
  });

  test('outside the demo profile the dev addresses do not exist', async () => {
    const production = await openTestApp({
      env: { SAMPAN_PROFILE: 'production', SAMPAN_SECRET: STRONG_SECRET },
    });
    for (const endpoint of endpointList.filter((each) => each.access === 'dev')) {
      const answer = await production.refusal(endpoint, { ...samples[endpoint.name as EndpointName] });
      expect([endpoint.name, answer.status]).toEqual([endpoint.name, 404]);
    }
    await production.close();
  });
});

describe('every endpoint does its work', () => {
  // Calls that end what others need come last.
  const LAST: EndpointName[] = [
    'deleteOrder',
    'revokePublishableKey',
    'revokeOtherSessions',
    'logout',
    'changePassword',
  ];
  test('its sample call is answered 200, by its schema', async () => {
    for (const name of [...NAMES.filter((each) => !LAST.includes(each)), ...LAST]) {
      // The session of all calls before has ended by then.
      if (name === 'changePassword')
        token = (await signedIn(app, 'sg@demo.sampan.test', { password: DEMO_PASSWORD })).token;
      const answer = await callWith(name);
      expect([name, answer.status, answer.status === 200 ? '' : JSON.stringify(answer.body)]).toEqual([name, 200, '']);
    }
  });
});
