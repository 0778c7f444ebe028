import { endpoints, type Endpoint, type EndpointName } from '@sampan/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleCalls } from './endpoint-samples.fixtures.ts';
import type { Sample } from './sample.ts';
import { bordersOf, type SchemaNode } from './schema-border.fixtures.ts';
import { openTestApp, type TestApp } from './test-app.fixtures.ts';

let app: TestApp;
let samples: Record<EndpointName, Sample>;
let tokens: { owner: string; admin: string };
beforeAll(async () => {
  app = await openTestApp();
  const owner = await app.tokenOf('sg@demo.sampan.test');
  tokens = { owner, admin: await app.tokenOf('admin@demo.sampan.test') };
  samples = await sampleCalls(app, owner);
});
afterAll(() => app.close());

/** Calls after which the tokens are no more. */
const ENDS_SESSIONS = /^(?:closeAccount|logout|.*Sessions?|.*Password)$/u;
const names = (Object.keys(endpoints) as EndpointName[]).filter((name) => !ENDS_SESSIONS.test(name));

async function call(name: EndpointName, change: Partial<Sample>): Promise<number> {
  const { own_token, ...sample } = samples[name];
  const usual = (endpoints[name] as Endpoint).access === 'admin' ? tokens.admin : tokens.owner;
  return (await app.refusal(endpoints[name], { ...sample, ...change, token: own_token ?? usual })).status;
}

// What was computed from a number at its border is held against the answer's schema, and written to columns; texts are cut.
test(
  'no number, day or length at the border of what a call takes ends as an internal error',
  { timeout: 600_000 },
  async () => {
    const counts = { calls: 0, worked: 0 };
    const internal: string[] = [];
    for (const name of names) {
      for (const part of ['query', 'body'] as const) {
        const schema = (endpoints[name] as Endpoint)[part] as SchemaNode | undefined;
        if (schema === undefined) continue;
        for (const value of bordersOf(schema, samples[name][part])) {
          const status = await call(name, { [part]: value });
          counts.calls += 1;
          counts.worked += Number(status < 300);
          if (status === 500) internal.push(`${name} ${JSON.stringify(value)}`);
        }
      }
    }
    // And what is listed and summed of all that was kept.
    for (const name of names)
      if (endpoints[name].method === 'GET' && (await call(name, {})) === 500) internal.push(name);
    expect(internal).toEqual([]);
    expect(counts.calls).toBeGreaterThan(500);
    expect(counts.worked).toBeGreaterThan(250);
  },
);
