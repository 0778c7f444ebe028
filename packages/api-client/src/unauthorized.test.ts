import { afterEach, describe, expect, it } from 'vitest';
import { createApi } from './api.ts';
import { answer, startTestServer } from '#test/http-server.fixtures.ts';
import type { SeenRequest, TestServer } from '#test/http-server.fixtures.ts';

let server: TestServer | undefined;
afterEach(() => server?.close());

const tokenOf = (request: SeenRequest) => request.headers.authorization?.replace('Bearer ', '') ?? null;

describe('a 401 (trust.md 4 row 5)', () => {
  it('of an old token does not end the session that replaced it: 20 parallel calls during a Login-as switch', async () => {
    let token = 'admin';
    const logouts: string[] = [];
    let release = () => {};
    const switched = new Promise<void>((resolve) => (release = resolve));
    server = await startTestServer((request, response) => {
      const reply = () =>
        tokenOf(request) === 'admin'
          ? answer(response, 401, { code: 'unauthorized', message: 'Please sign in again.' })
          : answer(response, 200, {});
      void switched.then(reply);
    });
    const api = createApi({
      base_url: server.base_url,
      country: 'SG',
      language: 'en',
      getToken: () => token,
      onUnauthorized: () => logouts.push(token),
    });

    const before = Array.from({ length: 10 }, () => api.getMe());
    await expect.poll(() => server!.seen.length).toBe(10);
    token = 'impersonated';
    const after = Array.from({ length: 10 }, () => api.countOrders());
    release();

    const results = await Promise.allSettled([...before, ...after]);
    expect(results.slice(0, 10).every((result) => result.status === 'rejected' && result.reason.status === 401)).toBe(
      true,
    );
    expect(results.slice(10).every((result) => result.status === 'fulfilled')).toBe(true);
    expect(logouts).toEqual([]);
  });

  it('of the current token ends the session once, however many calls were refused (spec 4 Sessions)', async () => {
    const logouts: string[] = [];
    server = await startTestServer((_request, response) =>
      answer(response, 401, { code: 'unauthorized', message: 'Please sign in again.' }),
    );
    const api = createApi({
      base_url: server.base_url,
      country: 'SG',
      language: 'en',
      getToken: () => 'current',
      onUnauthorized: (error) => logouts.push(error.code),
    });
    await Promise.allSettled(Array.from({ length: 20 }, () => api.getMe()));
    expect(logouts).toEqual(['unauthorized']);
  });

  it('without a token, and a 403, end nothing', async () => {
    let token: string | null = null;
    const logouts: number[] = [];
    server = await startTestServer((_request, response) => answer(response, token === null ? 401 : 403, {}));
    const api = createApi({
      base_url: server.base_url,
      country: 'SG',
      language: 'en',
      getToken: () => token,
      onUnauthorized: (error) => logouts.push(error.status),
    });
    await expect(api.getMe()).rejects.toMatchObject({ status: 401, code: 'unauthorized' });
    token = 'current';
    await expect(api.getMe()).rejects.toMatchObject({ status: 403, code: 'forbidden' });
    expect(logouts).toEqual([]);
  });
});
