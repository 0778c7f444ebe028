import { endpoints, type EndpointName } from '@sampan/contract';
import { createTestDatabase, startTestCluster } from '@sampan/testing';
import { matrixActors } from '#test/app/access-matrix.fixtures.ts';
import { sampleCalls } from '#test/app/endpoint-samples.fixtures.ts';
import { openTestApp } from '#test/app/test-app.fixtures.ts';
import { oddRequest } from './odd-request.ts';
import { randomOf } from './random.ts';

/** So many if somebody has the hours for them: a million takes about eight on two cores. */
const REQUESTS = Number(process.env['SAMPAN_FUZZ_REQUESTS'] ?? Number.POSITIVE_INFINITY);
/** Four minutes otherwise; how many requests that gave stands in the figures. */
const SECONDS =
  REQUESTS === Number.POSITIVE_INFINITY ? Number(process.env['SAMPAN_FUZZ_SECONDS'] ?? 240) : Number.POSITIVE_INFINITY;
/** Every so many requests the callers get tokens anew: some of the calls end sessions. */
const TOKENS_FOR = 300;
/** A closed company answers nothing but 401. */
const LEFT_OUT: ReadonlySet<EndpointName> = new Set(['closeAccount']);
const CALLERS: ReadonlySet<string> = new Set(['owner', 'admin', 'signed out', 'staff_ro', 'key with orders.write']);
/** Errors of ours: the server could not say what was wrong with the call. The rest are providers that are not there. */
const OURS = 500;
const SLOW_MS = 1_000;

/** I6: calls that the contract describes, with places in them that it does not. Every answer is held against its schema by the server. */
export async function trustFuzz() {
  const chance = randomOf(Number(process.env['SAMPAN_SEED'] ?? 1));
  const cluster = await startTestCluster();
  const database = await createTestDatabase({ cluster, pool: { max: 20 } });
  const app = await openTestApp({ database });
  app.ctx.log.level = 'error';
  try {
    const samples = await sampleCalls(app, await app.tokenOf('sg@demo.sampan.test'));
    const actors = (await matrixActors(app)).filter(({ name }) => CALLERS.has(name));
    const names = (Object.keys(endpoints) as EndpointName[]).filter((name) => !LEFT_OUT.has(name));
    const counts = { requests: 0, ours: 0, elsewhere: 0, slow: 0, worked: 0 };
    const asked = new Set<EndpointName>();
    const until = performance.now() + SECONDS * 1_000;
    const isOver = () => performance.now() >= until || counts.requests >= REQUESTS;
    while (!isOver()) {
      const tokens = await Promise.all(actors.map((actor) => actor.token()));
      for (let n = 0; n < TOKENS_FOR && !isOver(); n += 1) {
        const name = names[Math.floor(chance() * names.length)] as EndpointName;
        const token = tokens[Math.floor(chance() * tokens.length)] ?? null;
        const call = oddRequest(samples[name], chance);
        const began = performance.now();
        const { status, body } = await app.refusal(endpoints[name], { ...call, ...(token === null ? {} : { token }) });
        asked.add(name);
        counts.requests += 1;
        counts.slow += Number(performance.now() - began > SLOW_MS);
        counts.worked += Number(status < 300);
        if (status > OURS) counts.elsewhere += 1;
        if (status !== OURS) continue;
        counts.ours += 1;
        console.error(name, body.code, JSON.stringify(call).slice(0, 400));
      }
    }
    return [
      { name: 'I6 odd calls of endpoints of the contract', value: counts.requests, unit: 'requests', target: '> 2000' },
      { name: 'I6 endpoints that were called', value: asked.size, unit: 'endpoints', target: `= ${names.length}` },
      { name: 'I6 calls that worked, as odd as they were', value: counts.worked, unit: 'requests', target: '> 100' },
      { name: 'I6 answers of 500, or against their schema', value: counts.ours, unit: 'answers', target: '= 0' },
      { name: 'I6 answers that a provider is away', value: counts.elsewhere, unit: 'answers', target: null },
      { name: 'I6 answers that took longer than a second', value: counts.slow, unit: 'answers', target: null },
    ];
  } finally {
    await app.close();
    await cluster.stop();
  }
}
