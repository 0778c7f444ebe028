import { endpointList, endpoints, SERVICE_BASES, type Endpoint } from '@sampan/contract';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { compressedAnswer, isCompressible } from './compressed-answer.ts';

/** Names of fields that open something for whoever reads them. */
const SECRET = /(?:^|_)(?:link|token|secret|ticket|password|signature|otp|credential)s?$/u;
/** Fields that only say whether there is such a thing, or what it is called. */
const HARMLESS: readonly string[] = ['has_password', 'credentials'];

interface SchemaLike {
  type?: string;
  entries?: Record<string, SchemaLike>;
  item?: SchemaLike;
  wrapped?: SchemaLike;
  value?: SchemaLike;
  options?: readonly unknown[];
  pipe?: readonly SchemaLike[];
}

/** Every field name that a schema allows, however deep. */
function fieldsOf(schema: unknown, seen = new Set<unknown>()): string[] {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return [];
  seen.add(schema);
  const { entries = {}, item, wrapped, value, options = [], pipe = [] } = schema as SchemaLike;
  const below = [...Object.values(entries), item, wrapped, value, ...options, ...pipe];
  return [...Object.keys(entries), ...below.flatMap((part) => fieldsOf(part, seen))];
}
const secretsOf = ({ response }: Endpoint) =>
  fieldsOf(response).filter((field) => SECRET.test(field) && !HARMLESS.includes(field));

describe('which answers are compressed (decision 33)', () => {
  test('none to a call that changes something: those answer with what they were sent', () => {
    expect(endpointList.filter((one) => one.method !== 'GET' && isCompressible(one))).toEqual([]);
  });

  test('no field of a compressed answer opens anything', () => {
    const found = endpointList.filter(isCompressible).map((one) => [one.name, secretsOf(one)] as const);
    expect(found.filter(([, fields]) => fields.length > 0)).toEqual([]);
  });

  test('the names above find the secrets that are known', () => {
    for (const one of [endpoints.getTopUp, endpoints.downloadLabel, endpoints.getCheckout, endpoints.listDemoAccounts])
      expect([one.name, secretsOf(one).length > 0, isCompressible(one)]).toEqual([one.name, true, false]);
  });

  test('lists, the person and what many pages ask for are', () => {
    const { listOrders, getOrder, getMe, getConstants, listTransactions } = endpoints;
    for (const one of [listOrders, getOrder, getMe, getConstants, listTransactions])
      expect([one.name, isCompressible(one)]).toEqual([one.name, true]);
  });
});

test('up to 1 kB nothing is compressed', async () => {
  expect((await compressedAnswer('x'.repeat(1024), 'br')).headers).toEqual({});
  expect((await compressedAnswer('x'.repeat(1025), 'br')).headers).toEqual({ 'Content-Encoding': 'br' });
  expect((await compressedAnswer('é'.repeat(600), 'br')).headers).toEqual({ 'Content-Encoding': 'br' });
  expect((await compressedAnswer('x'.repeat(2000), null)).headers).toEqual({});
});

describe('answers of the API', () => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = await openTestApp();
    token = await app.tokenOf('sg@demo.sampan.test');
  });
  afterAll(() => app.close());
  const urlOf = ({ service, path }: Endpoint) => `http://sampan.test${SERVICE_BASES[service]}${path}`;
  const get = (endpoint: Endpoint, accepted: string) =>
    app.app.request(urlOf(endpoint), { headers: { 'Accept-Encoding': accepted, Authorization: `Bearer ${token}` } });
  const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

  test('a long answer comes in the coding that is asked for, and says so to caches', async () => {
    const plain = await get(endpoints.getConstants, 'identity');
    const text = await plain.text();
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(text.length).toBeGreaterThan(1024);
    for (const [accepted, encoding, unpack] of [
      ['gzip, deflate, br', 'br', brotliDecompressSync],
      ['gzip', 'gzip', gunzipSync],
    ] as const) {
      const answer = await get(endpoints.getConstants, accepted);
      const bytes = await bytesOf(answer);
      expect(answer.headers.get('content-encoding')).toBe(encoding);
      expect(bytes.byteLength).toBeLessThan(text.length / 2);
      expect(JSON.parse(unpack(bytes).toString())).toEqual(JSON.parse(text));
    }
    for (const accepted of ['br', 'identity'])
      expect((await get(endpoints.getConstants, accepted)).headers.get('vary')).toBe(
        'X-User-Language, X-Country-Code, Authorization, Accept-Encoding, Origin',
      );
  });

  test('a session, a refusal and a list with passwords never do', async () => {
    const body = JSON.stringify({ email: 'sg@demo.sampan.test', password: 'x'.repeat(2000) });
    const headers = { 'Accept-Encoding': 'br', 'Content-Type': 'application/json' };
    const refused = await app.app.request(urlOf(endpoints.login), { method: 'POST', headers, body });
    expect(refused.status).toBe(422);
    const accounts = await get(endpoints.listDemoAccounts, 'br');
    expect((await accounts.clone().text()).length).toBeGreaterThan(1024);
    for (const answer of [refused, accounts]) {
      expect(answer.headers.get('content-encoding')).toBeNull();
      expect(answer.headers.get('vary')).not.toContain('Accept-Encoding');
    }
  });
});
