import { endpoints, publicTrackingInfo } from '@sampan/contract';
import { createTestDatabase, startTestCluster } from '@sampan/testing';
import { newReadableCode } from '../src/platform/ids.ts';
import { RECIPIENT, newOrder, newShareLink, sampleCalls, shippedOrder } from '#test/app/endpoint-samples.fixtures.ts';
import { openTestApp } from '#test/app/test-app.fixtures.ts';
import type { EndpointName } from '@sampan/contract';

const GUESSES = 10_000;
const RANDOM_PART = 12;

/** What of the fixture's people must stand in no public answer: whole, and the parts that point at somebody. */
const PERSONAL = [
  RECIPIENT.name,
  'Nurul',
  RECIPIENT.phone,
  RECIPIENT.email,
  'Toa Payoh',
  RECIPIENT.coordinate.post_code,
  'Leave with the guard',
  'sg@demo.sampan.test',
  'Rachel Tan',
];
/** Endpoints whose sample proves who asks, or asks for a place in the world; the link is asked again without its proof. */
const OWN: readonly string[] = ['quoteCheckout', 'searchAddresses', 'reverseGeocode', 'parseShareLink'];
/** A sign-in tells people about themselves. */
const isSession = (answer: object) => 'token' in answer && 'user' in answer;

/** A7: what the public is told of a parcel, guesses at tracking numbers, and a search for people in every public answer. */
export async function trustPublicAnswers() {
  const cluster = await startTestCluster();
  const database = await createTestDatabase({ cluster, pool: { max: 20 } });
  try {
    const app = await openTestApp({ database, env: { SAMPAN_RATE_LIMIT_FACTOR: '1000000' } });
    const token = await app.tokenOf('sg@demo.sampan.test');
    const order = await shippedOrder(app, token);
    const code = order.label?.tracking_code ?? '';
    const seen = await app.call<object>(endpoints.getPublicTracking, { params: { id: code } });
    const expected = Object.keys(publicTrackingInfo.entries).sort().join();
    const extra = Object.keys(seen.body).sort().join() === expected ? 0 : 1;

    const prefix = code.slice(0, Math.max(0, code.length - RANDOM_PART));
    let hits = 0;
    for (let done = 0; done < GUESSES; done += 200) {
      const answers = await Promise.all(
        Array.from({ length: 200 }, () =>
          app.call(endpoints.getPublicTracking, { params: { id: prefix + newReadableCode(RANDOM_PART) } }),
        ),
      );
      hits += answers.filter(({ status }) => status === 200).length;
    }

    const samples = await sampleCalls(app, token);
    const link = await newShareLink(app, token, (await newOrder(app, token)).id);
    const texts: { of: string; text: string }[] = [];
    const look = (of: string, answer: unknown) => texts.push({ of, text: JSON.stringify(answer) });
    look('getPublicTracking of the fixture', seen.body);
    const names = (Object.keys(endpoints) as EndpointName[]).filter(
      (name) => endpoints[name].access === 'public' && !OWN.includes(name),
    );
    for (const name of names) {
      const { body } = await app.call<object>(endpoints[name], samples[name]);
      if (!isSession(body)) look(name, body);
    }
    // A link without its proof tells nothing of the person behind it.
    look('a link', (await app.call(endpoints.parseShareLink, { params: { id: link.secret }, body: {} })).body);
    for (const path of [`/t/${code}`, `/customer/confirm-address?id=${link.secret}`])
      look(path, await (await app.app.request(`http://sampan.test${path}`)).text());
    const leaks = texts.flatMap(({ of, text }) =>
      PERSONAL.filter((fact) => text.includes(fact)).map((fact) => `${of}: ${fact}`),
    );
    for (const leak of leaks) process.stderr.write(`${leak}\n`);
    return [
      {
        name: "public tracking answers whose fields differ from the contract's list",
        value: extra,
        unit: 'answers',
        target: '= 0',
      },
      { name: 'guesses at tracking numbers', value: GUESSES, unit: 'guesses', target: `= ${GUESSES}` },
      { name: 'parcels found by them', value: hits, unit: 'parcels', target: '= 0' },
      { name: 'public answers and pages searched for people', value: texts.length, unit: 'answers', target: '> 10' },
      { name: 'names, phones, emails, addresses found in them', value: leaks.length, unit: 'facts', target: '= 0' },
    ];
  } finally {
    await database.drop();
    await cluster.stop();
  }
}
