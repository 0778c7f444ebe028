import {
  SERVICE_BASES,
  endpointList,
  endpoints,
  type Endpoint,
  type EndpointName,
  type Problem,
} from '@sampan/contract';
import { readFileSync } from 'node:fs';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleCalls } from '#test/app/endpoint-samples.fixtures.ts';
import type { Sample } from '#test/app/sample.ts';
import { REVIEW_ENV } from '#test/payout/payout.fixtures.ts';
import { appOf } from '../../composition/server.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { cutText } from '../cut-text.ts';
import { readGrant, signGrant } from '../signed-link.ts';
import { mountStaticSite, PAGES } from '../static/static-site.ts';
import { NO_SERVICES } from '../static/third-parties.ts';

let app: TestApp;
/** With the console's site behind it, as the server has it. */
let whole: Hono;
let owner: string;
let admin: string;
let samples: Record<EndpointName, Sample>;

beforeAll(async () => {
  app = await openTestApp({ env: REVIEW_ENV });
  owner = await app.tokenOf('sg@demo.sampan.test');
  admin = await app.tokenOf('admin@demo.sampan.test');
  samples = await sampleCalls(app, owner);
  whole = appOf(app);
  mountStaticSite(whole, {
    folder: '/nowhere/',
    tile_host: null,
    public_url: 'http://sampan.test',
    outside: NO_SERVICES,
  });
});
afterAll(() => app.close());

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  whole.request(`http://sampan.test${path}`, { method, headers });
const names = Object.keys(endpoints) as EndpointName[];
const call = (name: EndpointName, change: Partial<Sample>) =>
  app.refusal(endpoints[name], {
    token: endpoints[name].access === 'admin' ? admin : owner,
    ...samples[name],
    ...change,
  });

/** Every text in a body, by its path. */
function textsOf(value: unknown, path: string[] = []): string[][] {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, [...path, name]));
}

function put(value: unknown, [head, ...rest]: readonly string[], text: string): unknown {
  if (head === undefined) return text;
  if (Array.isArray(value))
    return value.map((inner: unknown, n) => (String(n) === head ? put(inner, rest, text) : inner));
  const inner = value as Record<string, unknown>;
  return { ...inner, [head]: put(inner[head], rest, text) };
}

describe('text that no database takes is refused with its field, everywhere it enters', () => {
  test.each([
    ['half a character', 'a\uD800b'],
    ['NUL', 'a\0b'],
  ])('%s in every text of every body', async (_, broken) => {
    for (const name of names.filter((each) => endpoints[each].body))
      for (const path of textsOf(samples[name].body)) {
        const answer = await call(name, { body: put(samples[name].body, path, broken) });
        expect([name, path.join('.'), [400, 422].includes(answer.status)]).toEqual([name, path.join('.'), true]);
        expect([name, answer.body.errors.map(({ param }) => param)]).toEqual([
          name,
          expect.arrayContaining([expect.stringMatching(path[0] ?? '')]),
        ]);
      }
  });

  test('it is said which field, and why', async () => {
    const answer = await call('updateMe', { body: { name: 'Rachel \uDC00' } });
    expect([answer.status, answer.body.code]).toEqual([400, 'malformed_text']);
    expect(answer.body.errors).toEqual([
      {
        param: 'name',
        code: 'validate.text_broken',
        params: { label: 'label.name' },
        message: 'Name has broken characters. Send it as UTF-8',
      },
    ]);
  });

  test('broken escapes in every query', async () => {
    for (const name of names.filter((each) => endpoints[each].query && endpoints[each].method === 'GET')) {
      const { path } = endpoints[name] as Endpoint;
      if (path.includes('{')) continue;
      const fields = Object.keys(samples[name].query ?? {});
      for (const field of [...fields, 'search'])
        for (const broken of ['%E0%A4%A', '%', '%00', '%ED%A0%80']) {
          const response = await get(`/api/v1${path}?${field}=${broken}`, { Authorization: `Bearer ${owner}` });
          expect([name, field, broken, response.status < 500]).toEqual([name, field, broken, true]);
        }
    }
    const response = await get('/api/v1/order/list?search=%E0%A4%A', { Authorization: `Bearer ${owner}` });
    expect([response.status, ((await response.json()) as Problem).param]).toEqual([400, 'search']);
  });

  test('broken escapes in every path', async () => {
    const params = endpointList.filter(({ params: has }) => has).map(({ path }) => `/api/v1${path}`);
    const files = [
      '/files/{x}',
      '/files/papers/{x}/y',
      '/files/labels/{x}',
      '/assets/{x}',
      '/couriers/{x}',
      '/statuses/{x}',
      '/buy/{x}',
      '/t/{x}',
      '/sdk/v1/{x}',
      '/{x}',
      '/pay/{x}',
      '/developers/{x}',
      '/site/{x}',
    ];
    for (const path of [...params, ...files])
      for (const broken of ['%E0%A4%A', '%', '%00', 'a%ZZ']) {
        const response = await get(path.replaceAll(/\{\w+\}/gu, broken));
        expect([path, broken, response.status]).toEqual([path, broken, 400]);
      }
  });

  test('cutting a text never halves a character', () => {
    expect([cutText('ab😀', 3), cutText('ab😀', 4), cutText('abc', 2)]).toEqual(['ab', 'ab😀', 'ab']);
  });
});

test('a signed link has one spelling: nothing may follow its signature', () => {
  const token = signGrant(['s'], { company_id: 'c', payload: {}, expires_at: 10 });
  expect(readGrant(['s'], token, 1)).not.toBeNull();
  const others = ['.', '.x', 'x', '=', '==', ' ', '\n', '!', '.eyJ9'].map((end) => token + end);
  const respelled = [token.replace('.', '..'), `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`];
  for (const other of [...others, ...respelled]) expect([other, readGrant(['s'], other, 1)]).toEqual([other, null]);
});

test('the scheme of a token may be written in any case (RFC 9110, 11.1)', async () => {
  for (const scheme of ['bearer', 'BEARER', 'Bearer'])
    expect((await get('/api/v1/me', { Authorization: `${scheme} ${owner}` })).status).toBe(200);
});

describe('addresses say what they are', () => {
  test('an address that takes other methods says so, with which', async () => {
    for (const endpoint of endpointList.filter(({ path, access }) => !path.includes('{') && access !== 'dev')) {
      const response = await get(SERVICE_BASES[endpoint.service] + endpoint.path, {}, 'PROPFIND');
      expect([endpoint.name, response.status]).toEqual([endpoint.name, 405]);
      expect(response.headers.get('allow')).toContain(endpoint.method);
    }
    expect((await get('/home', {}, 'DELETE')).status).toBe(405);
    expect((await get('/api/v1/nothing-here', {}, 'DELETE')).status).toBe(404);
  });

  test.each(['/healthz', '/metrics', '/assets/nothing-1234', '/assets/a.js', '/wp-login.php', '/.env', '/logo.png'])(
    '%s is answered 404, not with a page',
    async (path) => {
      const response = await get(path);
      expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/plain; charset=UTF-8']);
    },
  );

  test('an asset that is gone is 404 to a browser too: only pages lead to the page that says so', async () => {
    const as_browser = { Accept: 'text/html,application/xhtml+xml' };
    expect((await get('/assets/list-1234.js', as_browser)).status).toBe(404);
    expect((await get('/wp-login.php', as_browser)).headers.get('location')).toBe('/404');
  });

  test("the console's own addresses are known", () => {
    const router = readFileSync(new URL('../../../../console/src/app/routes/router.tsx', import.meta.url), 'utf8');
    const routes = [...router.matchAll(/getParentRoute: \(\) => (?:rootRoute|layoutRoute),\n {2}path: '\/([^'/]*)/gu)];
    const unknown = routes.map(([, name = '']) => name).filter((name) => !name.startsWith('$') && !PAGES.has(name));
    expect([routes.length > 5, unknown]).toEqual([true, []]);
  });
});
