import { HEADERS } from '@sampan/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { IDEMPOTENCY_HEADER, sendApi } from './send-api.ts';
import { callApi, WIDGET_HEADERS } from './widget-api.ts';
import { withQuery } from './with-query.ts';

const CONNECTION = { base_url: 'https://api.test', public_key: 'pk_live_Shop', language: 'vi', country: 'VN' };

function answered(): { path: string; init: RequestInit }[] {
  const calls: { path: string; init: RequestInit }[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    calls.push({ path, init });
    return Response.json({});
  });
  return calls;
}
beforeEach(() => void vi.stubGlobal('navigator', { onLine: true }));
afterEach(() => vi.unstubAllGlobals());

test('headers are called as the contract calls them', () => {
  expect({ ...WIDGET_HEADERS, idempotencyKey: IDEMPOTENCY_HEADER }).toEqual({
    country: HEADERS.country,
    language: HEADERS.language,
    key: HEADERS.publishableKey,
    idempotencyKey: HEADERS.idempotencyKey,
  });
});

test('a question has no body and no cookies, and says who asks and how long it waits', async () => {
  const calls = answered();
  await callApi(CONNECTION, withQuery('/api/x', { address: 'Đường số 1 & 2', page: 2 }));
  expect(calls.map(({ path }) => path)).toEqual([
    'https://api.test/api/x?address=%C4%90%C6%B0%E1%BB%9Dng+s%E1%BB%91+1+%26+2&page=2',
  ]);
  expect(calls[0]?.init).toEqual({
    credentials: 'omit',
    signal: expect.any(AbortSignal),
    headers: {
      Accept: 'application/vnd.sampan.v1+json',
      'X-Country-Code': 'VN',
      'X-User-Language': 'vi',
      'X-Publishable-Key': 'pk_live_Shop',
    },
  });
});

test('a change is posted as JSON with its key, and ends with the signal it was given', async () => {
  const calls = answered();
  const given = new AbortController();
  await sendApi(CONNECTION, '/api/y', { body: { a: 1 }, idempotency_key: 'k-1', signal: given.signal });
  const { init } = calls[0] as { init: RequestInit };
  expect(init).toMatchObject({ method: 'POST', credentials: 'omit', body: '{"a":1}' });
  expect(init.headers).toMatchObject({ 'Content-Type': 'application/json', 'Idempotency-Key': 'k-1' });
  given.abort();
  expect(init.signal?.aborted).toBe(true);
});

test('a change that got no answer is not repeated, a question is', async () => {
  vi.useFakeTimers();
  let count = 0;
  vi.stubGlobal('fetch', async () => {
    count += 1;
    throw new TypeError('no network');
  });
  await expect(sendApi(CONNECTION, '/api/y', { body: {} })).rejects.toMatchObject({ code: 'network', retryable: true });
  expect(count).toBe(1);
  const asked = callApi(CONNECTION, '/api/x').catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect(await asked).toMatchObject({ code: 'network' });
  expect(count).toBe(1 + 3);
  vi.useRealTimers();
});
