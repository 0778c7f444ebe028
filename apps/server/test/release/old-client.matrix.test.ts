import { endpoints, type Endpoint, type EndpointName } from '@sampan/contract';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../src/demo/index.ts';
import { sampleCalls } from '../app/endpoint-samples.fixtures.ts';
import type { Sample } from '../app/sample.ts';
import { openTestApp, type TestApp } from '../app/test-app.fixtures.ts';
import { REVIEW_ENV } from '../payout/payout.fixtures.ts';
import { keptClientOf, RELEASES } from './releases.ts';

type Name = EndpointName;

/** What a kept client is used by: that of now has the same form. */
interface KeptClient {
  endpoints: Readonly<Record<Name, Endpoint>>;
  createApi(options: {
    base_url: string;
    country: string;
    language: string;
    getToken: () => string | null;
    fetch: typeof fetch;
  }): Readonly<Record<Name, (input: Omit<Sample, 'headers' | 'own_token'>) => Promise<unknown>>>;
}

const ORIGIN = 'http://sampan.test';

async function keptClient(release: string): Promise<KeptClient> {
  const folder = await mkdtemp(join(tmpdir(), 'sampan-kept-client-'));
  try {
    const path = join(folder, 'client.mjs');
    await writeFile(path, gunzipSync(readFileSync(keptClientOf(release))));
    return (await import(pathToFileURL(path).href)) as KeptClient;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** What a schema of any release has against a value: where, and why. */
async function problemsOf(
  schema: Endpoint['body'] | Endpoint['response'],
  value: unknown,
): Promise<[string[], string][]> {
  if (schema === undefined) return [];
  const { issues = [] } = await schema['~standard'].validate(value);
  return issues.map(({ message, path = [] }) => [
    path.map((step) => String(typeof step === 'object' ? step.key : step)),
    message,
  ]);
}

/** The body without fields that came later: that release sends none of them. */
async function asSentBy({ body: schema }: Endpoint, body: unknown): Promise<unknown> {
  const unknown = (await problemsOf(schema, body)).flatMap(([[field = ''], message]) =>
    message.includes('expected never') ? field : [],
  );
  if (unknown.length === 0) return body;
  return Object.fromEntries(Object.entries(body as object).filter(([field]) => !unknown.includes(field)));
}

/** Those that end sessions or take something away come after those that need it, and the session of all comes last. */
const LAST: readonly Name[] = ['logout', 'revokeOtherSessions', 'changePassword'];
const turnOf = (name: Name): number =>
  LAST.includes(name) ? 2 + LAST.indexOf(name) : Number(/^(?:revoke|delete|close)/u.test(name));

describe.each(RELEASES)('the API client of %s on the server of now (trust C4)', (release) => {
  let app: TestApp;
  let client: KeptClient;
  let samples: Record<Name, Sample>;
  const tokens = { member: '', admin: '' };
  beforeAll(async () => {
    app = await openTestApp({ env: REVIEW_ENV });
    client = await keptClient(release);
    tokens.member = await app.tokenOf('sg@demo.sampan.test');
    tokens.admin = await app.tokenOf('admin@demo.sampan.test');
    samples = await sampleCalls(app, tokens.member);
  });
  afterAll(() => app.close());

  const sessionOf = async (who: string) => {
    const body = { email: `${who}@demo.sampan.test`, password: DEMO_PASSWORD };
    return (await app.call<{ token: string }>(endpoints.login, { body })).body.token;
  };
  /** What the client got, or what it says went wrong. */
  const call = async (name: Name): Promise<unknown> => {
    const { headers = {}, own_token, ...input } = samples[name];
    const endpoint = client.endpoints[name];
    const api = client.createApi({
      base_url: ORIGIN,
      country: 'SG',
      language: 'en',
      getToken: () => own_token ?? (endpoint.access === 'admin' ? tokens.admin : tokens.member),
      fetch: async (url, init) => {
        const request = new Request(url, init);
        for (const [header, text] of Object.entries(headers)) request.headers.set(header, text);
        return app.app.request(request);
      },
    });
    const body = await asSentBy(endpoint, input.body);
    return (await problemsOf(endpoint.body, body)).length > 0
      ? Promise.reject(new Error('that release does not send such a call'))
      : api[name]({ ...input, ...(body === undefined ? {} : { body }) });
  };

  test('every endpoint that it knows is there, takes what it sends, and answers what it reads', async () => {
    const names = (Object.keys(client.endpoints) as Name[]).toSorted((a, b) => turnOf(a) - turnOf(b));
    expect(names.length).toBeGreaterThan(300);
    const wrong: [Name, unknown][] = [];
    for (const name of names) {
      try {
        const answer = await call(name).catch(async (error: { status?: number }) => {
          if (error.status !== 401) throw error;
          Object.assign(tokens, { member: await sessionOf('sg'), admin: await sessionOf('admin') });
          return call(name);
        });
        const problems = await problemsOf(client.endpoints[name].response, answer);
        if (problems.length > 0) wrong.push([name, problems]);
      } catch (error) {
        wrong.push([name, String(error)]);
      }
    }
    expect(wrong).toEqual([]);
  }, 240_000);
});
