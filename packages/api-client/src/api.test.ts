import { endpoints } from '@sampan/contract';
import type { Order } from '@sampan/contract';
import { afterEach, describe, expect, expectTypeOf, it } from 'vitest';
import { createApi } from './api.ts';
import type { Api } from './api.ts';
import { isApiError } from './api-error.ts';
import type { ApiError } from './api-error.ts';
import type { ApiOptions } from './caller.ts';
import { createCalls } from './create-calls.ts';
import { answer, startTestServer } from '#test/http-server.fixtures.ts';
import type { TestServer } from '#test/http-server.fixtures.ts';

const ID = '0193a1b2-0000-7000-8000-000000000001';
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/u;

let server: TestServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function setUp(handle: Parameters<typeof startTestServer>[0], options: Partial<ApiOptions> = {}) {
  server = await startTestServer(handle);
  return createApi({ base_url: `${server.base_url}/`, country: 'SG', language: 'en', ...options });
}
const ok: Parameters<typeof startTestServer>[0] = (_request, response) => answer(response, 200, { records: [] });
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.fail('the call should have failed'),
    (error: ApiError) => error,
  );

describe('a table that leaves endpoints out', () => {
  const { getMe, getOrder, createOrder } = endpoints;
  const table = { getMe } as unknown as typeof endpoints;

  it('fetches the others when the first of them is called, and is no promise', async () => {
    server = await startTestServer(ok);
    let fetched = 0;
    const later = async () => {
      fetched += 1;
      return { getOrder };
    };
    const api = createCalls(table, { base_url: server.base_url, country: 'SG', language: 'en' }, later);
    expect(await Promise.resolve(api)).toBe(api);
    await api.getMe();
    expect(fetched).toBe(0);
    await api.getOrder({ params: { id: ID } });
    expect([fetched, server.seen.at(-1)?.path]).toEqual([1, `/api/v1/order/${ID}`]);
    await expect(api.createOrder({ body: {} })).rejects.toThrow(`no endpoint is called ${createOrder.name}`);
  });

  it('says that there is no network when they cannot be fetched, and tries again', async () => {
    server = await startTestServer(ok);
    let is_offline = true;
    const later = async () => {
      if (is_offline) throw new TypeError('Failed to fetch dynamically imported module');
      return { getOrder };
    };
    const api = createCalls(table, { base_url: server.base_url, country: 'SG', language: 'en' }, later);
    expect(await failure(api.getOrder({ params: { id: ID } }))).toMatchObject({ code: 'network', status: 0 });
    is_offline = false;
    await api.getOrder({ params: { id: ID } });
  });
});

describe('requests (spec 7 Headers)', () => {
  it('send the versioned Accept, country, language, bearer and ghost-user', async () => {
    let language = 'en';
    const api = await setUp(ok, {
      country: 'MY',
      language: () => language,
      getToken: () => 'tok',
      getGhostUserId: () => 'ghost-1',
    });
    await api.getMe();
    language = 'my';
    await api.getMe();
    expect(server!.seen[0]).toMatchObject({
      method: 'GET',
      path: '/api/v1/me',
      headers: {
        accept: 'application/vnd.sampan.v1+json',
        'x-country-code': 'MY',
        'x-user-language': 'en',
        'x-sampan-client': 'api-client',
        authorization: 'Bearer tok',
        'ghost-user': 'ghost-1',
      },
    });
    expect(server!.seen[1]!.headers['x-user-language']).toBe('my');
  });

  it('leave out bearer and ghost-user when there are none', async () => {
    const api = await setUp(ok);
    await api.getConstants();
    expect(server!.seen[0]!.headers).not.toHaveProperty('authorization');
    expect(server!.seen[0]!.headers).not.toHaveProperty('ghost-user');
  });

  it('can be made without authorization, country and ghost-user, but with the language (spec 7 Common)', async () => {
    const api = await setUp(ok, { getToken: () => 'tok', getGhostUserId: () => 'ghost-1', language: 'vi' });
    await api.searchAddresses({ query: { post_code: '018956', country_code: 'SG' } }, { is_anonymous: true });
    const { headers } = server!.seen[0]!;
    expect([
      headers.authorization,
      headers['x-country-code'],
      headers['ghost-user'],
      headers['x-user-language'],
    ]).toEqual([undefined, undefined, undefined, 'vi']);
  });

  it('fill the path, the query and the body', async () => {
    const api = await setUp(ok);
    await api.listOrders({
      query: { page: 2, status: 'new', is_cod: true, search: 'Nguyễn & co', courier: undefined },
    });
    await api.getTracking({ params: { id: 'AB/12 #3' } });
    await api.updateOrderAddress({
      params: { id: ID, part: 'shipping_address' },
      body: { name: 'Lim', coordinate: { country: 'SG' } },
    });
    expect(server!.seen[0]!.query).toEqual({ page: '2', status: 'new', is_cod: 'true', search: 'Nguyễn & co' });
    expect(server!.seen[1]!.path).toBe('/api/tpl/v1/order/AB%2F12%20%233/tracking_info');
    expect(server!.seen[2]).toMatchObject({
      method: 'PUT',
      path: `/api/v1/order/${ID}/shipping_address`,
      body: { name: 'Lim', coordinate: { country: 'SG' } },
      headers: { 'content-type': 'application/json' },
    });
  });

  it('carry the reason in the body of a DELETE (spec 7 order cancel)', async () => {
    const api = await setUp(ok);
    await api.cancelOrder({ params: { id: ID }, body: { reason: 'Wrong size' } });
    expect(server!.seen[0]).toMatchObject({
      method: 'DELETE',
      path: `/api/v1/order/${ID}/cancel`,
      body: { reason: 'Wrong size' },
    });
  });

  it('never leave the endpoint a parameter was meant for', async () => {
    const api = await setUp(ok);
    for (const id of ['..', '.', '  ', '']) {
      const error = await failure(api.getTracking({ params: { id } }));
      expect([error.code, error.message]).toEqual([
        'tracking_not_available',
        'This tracking is not available at the moment. Please come back later!',
      ]);
    }
    expect(server!.seen).toEqual([]);
  });

  it('exist for every endpoint of the contract', () => {
    const api = createApi({ base_url: '', country: 'SG', language: 'en' });
    expect(Object.keys(api)).toEqual(Object.keys(endpoints));
  });
});

describe('idempotency keys (trust.md 4.1)', () => {
  const price = { params: { id: ID }, body: { estimated_costs_id: 'e1' } };

  it('are made per call where the contract requires one, and taken from the caller', async () => {
    const api = await setUp(ok);
    await api.createLabel(price);
    await api.createLabel(price);
    await api.createLabel(price, { idempotency_key: 'mine' });
    const keys = server!.seen.map((request) => request.headers['idempotency-key']);
    expect(keys[0]).toMatch(UUID);
    expect(keys[1]).toMatch(UUID);
    expect(keys[0]).not.toBe(keys[1]);
    expect(keys[2]).toBe('mine');
  });

  it('are sent elsewhere only when given', async () => {
    const api = await setUp(ok);
    await api.createOrder({ body: {} });
    await api.createOrder({ body: {} }, { idempotency_key: 'draft-1' });
    expect(server!.seen.map((request) => request.headers['idempotency-key'])).toEqual([undefined, 'draft-1']);
  });

  it('come back with the error, so that the next attempt can use the same one', async () => {
    const api = await setUp((_request, response, count) =>
      count === 1
        ? answer(response, 503, { code: 'courier_unavailable', message: 'x', retryable: true })
        : answer(response, 200, { id: ID }),
    );
    const error = await failure(api.createLabel(price));
    await api.createLabel(price, { idempotency_key: error.idempotency_key! });
    const keys = server!.seen.map((request) => request.headers['idempotency-key']);
    expect(keys[0]).toMatch(UUID);
    expect(keys[1]).toBe(keys[0]);
  });
});

describe('errors (spec 8)', () => {
  const problem = {
    type: 'about:blank',
    title: 'Invalid',
    status: 422,
    code: 'invalid_input',
    error_code: 'invalid_input',
    message: 'Look again',
    detail: 'More',
    request_id: 'r1',
    retryable: false,
    errors: [{ param: 'shipping_address.name', code: 'validate.required', message: 'Name is required' }],
    data: { quotation_id: 'q2' },
  };

  it('carry everything the server said', async () => {
    const api = await setUp((_request, response) =>
      answer(response, 422, problem, { 'content-type': 'application/problem+json' }),
    );
    const error = await failure(api.createOrder({ body: {} }));
    expect(isApiError(error)).toBe(true);
    expect({ ...error, message: error.message }).toMatchObject({
      status: 422,
      code: 'invalid_input',
      message: 'Look again',
      detail: 'More',
      request_id: 'r1',
      retryable: false,
      errors: problem.errors,
      data: { quotation_id: 'q2' },
    });
  });

  it.each([
    [{ ...problem, message: '' }, 'More'],
    [{ ...problem, message: '', detail: '' }, 'Please try again'],
    [{ detail: 'Only this' }, 'Only this'],
    [['odd'], 'Please try again'],
  ])('show the message, else the detail, else "Please try again"', async (body, message) => {
    const api = await setUp((_request, response) => answer(response, 422, body));
    expect((await failure(api.createOrder({ body: {} }))).message).toBe(message);
  });

  it('make sense of an answer that is not ours', async () => {
    const api = await setUp((_request, response) =>
      response.writeHead(502, { 'content-type': 'text/html', 'retry-after': '7' }).end('<h1>Bad gateway</h1>'),
    );
    const error = await failure(api.createOrder({ body: {} }));
    expect(error).toMatchObject({
      status: 502,
      code: 'unavailable',
      message: 'Please try again',
      retryable: true,
      retry_after_s: 7,
    });
  });

  it('refuse a success that is not JSON', async () => {
    const api = await setUp((_request, response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end('<html>login to the hotel wifi'),
    );
    expect(await failure(api.getMe())).toMatchObject({ code: 'malformed_answer', status: 0 });
  });

  it('say "network" when nobody answers, and "offline" without a network', async () => {
    let is_online = true;
    const api = await setUp((_request, response) => response.destroy(), { isOnline: () => is_online });
    expect(await failure(api.createOrder({ body: {} }))).toMatchObject({ code: 'network', status: 0, retryable: true });
    is_online = false;
    expect(await failure(api.getMe())).toMatchObject({ code: 'offline', status: 0, retryable: true });
    expect(server!.seen).toHaveLength(2);
  });

  it('say "timeout" when an attempt takes too long', async () => {
    const api = await setUp(() => undefined);
    expect(await failure(api.createOrder({ body: {} }, { timeout_ms: 30 }))).toMatchObject({
      code: 'timeout',
      retryable: true,
    });
  });

  it('give an abort back as the abort it was', async () => {
    const api = await setUp(() => undefined);
    const controller = new AbortController();
    const call = failure(api.getMe(undefined, { signal: controller.signal }));
    await expect.poll(() => server!.seen.length).toBe(1);
    controller.abort();
    const error = await call;
    expect(isApiError(error)).toBe(false);
    expect(error.name).toBe('AbortError');
    expect(await failure(api.getMe(undefined, { signal: AbortSignal.abort() }))).toMatchObject({ name: 'AbortError' });
    expect(server!.seen).toHaveLength(1);
  });
});

describe('repeats', () => {
  it('ask twice more for a GET, with a new time limit each', async () => {
    const api = await setUp((_request, response, count) => {
      if (count === 2) return answer(response, 503, {});
      return count === 3 ? answer(response, 200, { name: 'Siti' }) : undefined;
    });
    await expect(api.getMe(undefined, { timeout_ms: 60 })).resolves.toEqual({ name: 'Siti' });
    expect(server!.seen).toHaveLength(3);
  });

  it('give up after the second', async () => {
    const api = await setUp((_request, response) => answer(response, 503, { code: 'unavailable', message: 'Down' }));
    expect(await failure(api.getMe())).toMatchObject({ status: 503, code: 'unavailable' });
    expect(server!.seen).toHaveLength(3);
  });

  it('never happen for a write, nor for a GET that was understood', async () => {
    const api = await setUp((request, response) => answer(response, request.method === 'GET' ? 404 : 503, {}));
    await failure(api.createOrder({ body: {} }));
    await failure(api.getOrder({ params: { id: ID } }));
    expect(server!.seen.map((request) => request.method)).toEqual(['POST', 'GET']);
  });
});

describe('types', () => {
  it('infer input and answer from the contract', () => {
    expectTypeOf<Api['getOrder']>().returns.resolves.toEqualTypeOf<Order>();
    expectTypeOf<Api['getMe']>().toBeCallableWith();
    expectTypeOf<Api['listOrders']>().toBeCallableWith({ query: { page: 1 } });
    expectTypeOf<Api['cancelOrder']>().toBeCallableWith({ params: { id: ID } });
    const wrong = (api: Api) => [
      // @ts-expect-error the id is missing
      api.getOrder(),
      // @ts-expect-error no such status
      api.listOrders({ query: { status: 'lost' } }),
      // @ts-expect-error no such field
      api.createOrder({ body: { recipient: 'x' } }),
    ];
    expect(wrong).toBeTypeOf('function');
  });
});
