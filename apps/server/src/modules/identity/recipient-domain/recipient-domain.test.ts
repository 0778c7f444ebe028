import {
  endpoints,
  SERVICE_BASES,
  type Endpoint,
  type Problem,
  type RecipientPages,
  type TrackingInfo,
} from '@sampan/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newShareLink, shippedOrder } from '#test/app/endpoint-samples.fixtures.ts';
import { RECIPIENT } from '#test/app/full-draft.fixtures.ts';
import { newCodOrder } from '#test/confirmation/confirmation.fixtures.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { recheckDomains } from './index.ts';
import { readHost } from './read-host.ts';

const HOST = 'track.kopi.example';
const DAY_S = 86_400;

/** What the name servers say: targets by host, or nobody answers. */
let records = new Map<string, string[]>();
let is_answering = true;
let app: TestApp;
let sg: string;
let my: string;

beforeAll(async () => {
  const cnamesOf = (host: string) =>
    is_answering ? Promise.resolve(records.get(host) ?? []) : Promise.reject(new Error('ESERVFAIL'));
  app = await openTestApp({ ports: { names: { cnamesOf } } });
  sg = await app.tokenOf('sg@demo.sampan.test');
  my = await app.tokenOf('my@demo.sampan.test');
});
afterAll(() => app.close());
beforeEach(async () => {
  records = new Map();
  is_answering = true;
  for (const token of [sg, my]) await app.call(endpoints.deleteRecipientDomain, { token });
});

const save = async (host = HOST, token = sg) =>
  (await app.call<RecipientPages>(endpoints.saveRecipientDomain, { token, body: { host } })).body;
const read = async (token = sg) => (await app.call<RecipientPages>(endpoints.getRecipientPages, { token })).body;
const recordOf = ({ domain }: RecipientPages) => domain?.record ?? '';
/** Names the host and sets the record the answer asks for. */
async function connect(token = sg, host = HOST) {
  records.set(host, [recordOf(await save(host, token))]);
  return save(host, token);
}
const visit = async (path: string, host = HOST, init: RequestInit = {}) =>
  app.app.request(`https://${host}${path}`, init);
const pathOf = ({ service, path }: Endpoint, id: string) => SERVICE_BASES[service] + path.replace('{id}', id);
const track = async (id: string, host = HOST) => visit(pathOf(endpoints.getPublicTracking, id), host);

test('a domain is served once its record names what this company alone was given', async () => {
  const waiting = await save(' HTTPS://Track.Kopi.Example/ ');
  expect(waiting.domain).toMatchObject({ host: HOST, state: 'waiting', problem: null, checked_at: null });
  expect(recordOf(waiting)).toMatch(/^[a-z2-9]{20}\.pages\.sampan\.test$/u);
  expect((await visit('/t')).status).toBe(421);
  expect((await save()).domain).toMatchObject({ state: 'waiting', problem: 'no_record' });
  records.set(HOST, ['elsewhere.example']);
  expect((await save()).domain).toMatchObject({ state: 'waiting', problem: 'other_target' });
  expect((await visit('/t')).status).toBe(421);
  records.set(HOST, [`${recordOf(waiting).toUpperCase()}.`]);
  const verified = await save();
  expect(verified.domain).toMatchObject({ state: 'verified', problem: null, record: recordOf(waiting) });
  expect(await read()).toEqual(verified);
  const page = await visit('/t');
  const html = await page.text();
  expect(page.status).toBe(200);
  expect(html).toContain('<a href="/t">Kopi &amp; Kaya Goods</a>');
  expect(html).toMatch(/<title>[^<]+ · Kopi &amp; Kaya Goods<\/title>/u);
});

test('under it are the pages of recipients and nothing else', async () => {
  await connect();
  const link = '/customer/confirm-address?id=x';
  for (const path of ['/t', '/t/ABC', link, '/hosted/page.css'])
    expect([path, (await visit(path)).status]).toEqual([path, 200]);
  expect((await visit('/')).headers.get('location')).toBe('/t');
  for (const path of [
    '/auth',
    '/home',
    '/sg',
    '/developers',
    '/api/docs',
    '/dev/outbox',
    pathOf(endpoints.getMe, ''),
    pathOf(endpoints.listOrders, ''),
    pathOf(endpoints.estimatePublic, ''),
  ])
    expect([path, (await visit(path, HOST, { headers: { Authorization: `Bearer ${sg}` } })).status]).toEqual([
      path,
      404,
    ]);
  const login = await visit(pathOf(endpoints.login, ''), HOST, { method: 'POST', body: '{}' });
  expect(login.status).toBe(404);
});

test('tenancy: parcels and links of another company are as unknown there as those nobody has', async () => {
  await connect();
  const [own, foreign] = [await shippedOrder(app, sg), await shippedOrder(app, my)];
  expect((await track(own.id)).status).toBe(200);
  const answers = await Promise.all([foreign.id, 'SMPXX0000000000'].map(async (id) => track(id)));
  expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  const [first, second] = (await Promise.all(answers.map(async (answer) => answer.json()))) as Problem[];
  expect({ ...first, instance: '', request_id: '' }).toEqual({ ...second, instance: '', request_id: '' });
  const parse = async (token: string, host: string) => {
    const order = await newCodOrder(app, token);
    const { secret } = await newShareLink(app, token, order.id);
    const body = { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } };
    return (await visit(pathOf(endpoints.parseShareLink, secret), host, body)).status;
  };
  expect([await parse(sg, HOST), await parse(my, HOST)]).toEqual([200, 404]);
  // At the installation both are found.
  expect((await app.call(endpoints.getPublicTracking, { params: { id: foreign.id } })).status).toBe(200);
});

test('two companies that prove one name at the same moment: one is served, and neither sees a fault', async () => {
  for (let round = 0; round < 8; round += 1) {
    records.set(HOST, [recordOf(await save(HOST, sg)), recordOf(await save(HOST, my))]);
    const calls = [sg, my].map(async (token) =>
      app.call<RecipientPages>(endpoints.saveRecipientDomain, { token, body: { host: HOST } }),
    );
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200]);
    const states = await Promise.all([sg, my].map(async (token) => (await read(token)).domain?.state));
    expect(states.filter((state) => state === 'verified')).toHaveLength(1);
    for (const token of [sg, my]) await app.call(endpoints.deleteRecipientDomain, { token });
    app.clock.advance(3_600);
  }
});

test('nobody takes over a name: not by naming it too, not by a record that others left', async () => {
  const record = recordOf(await connect());
  await save(HOST, my);
  expect((await save(HOST, my)).domain).toMatchObject({ state: 'waiting', problem: 'other_target' });
  expect((await visit('/t')).status).toBe(200);
  // The first one goes and forgets the record; what it names is given to nobody again.
  await app.call(endpoints.deleteRecipientDomain, { token: sg });
  expect((await visit('/t')).status).toBe(421);
  for (const token of [my, sg]) {
    await app.call(endpoints.deleteRecipientDomain, { token });
    expect(recordOf(await save(HOST, token))).not.toBe(record);
    expect((await save(HOST, token)).domain?.state).toBe('waiting');
  }
});

test('a name belongs to whom its record names now', async () => {
  await connect();
  const mine = await connect(my);
  expect(mine.domain?.state).toBe('verified');
  expect((await read()).domain).toMatchObject({ state: 'waiting', problem: 'other_target' });
  expect(await (await visit('/t')).text()).toContain('<a href="/t">Batik Bayu</a>');
});

test("recipients of the shop's own parcels tell their driver something there, and nobody of another's", async () => {
  await connect();
  const body = () => new URLSearchParams({ place: 'hand', note: '', proof: RECIPIENT.phone.slice(-4) });
  const told: [number, boolean][] = [];
  for (const token of [sg, my]) {
    const parcel = await shippedOrder(app, token);
    const answer = await visit(`/t/${parcel.id}`, HOST, { method: 'POST', body: body() });
    const own = await app.call<TrackingInfo>(endpoints.getTracking, { token, params: { id: parcel.id } });
    told.push([answer.status, own.body.delivery_wish !== null]);
  }
  expect(told).toEqual([
    [200, true],
    [422, false],
  ]);
});

test('links that are sent lead to the domain while it is verified', async () => {
  const order = await newCodOrder(app, sg);
  const urlOf = async () =>
    (await app.call<{ url: string }>(endpoints.generateShareLink, { token: sg, body: { order_id: order.id } })).body
      .url;
  const parcel = await shippedOrder(app, sg);
  const followed = async () =>
    (await app.call<TrackingInfo>(endpoints.getTracking, { token: sg, params: { id: parcel.id } })).body.tracking_url;
  expect(await followed()).toBe(`http://127.0.0.1:8080/t/${parcel.id}`);
  expect(await urlOf()).toMatch(/^http:\/\/127\.0\.0\.1:8080\/customer\//u);
  await connect();
  expect(await urlOf()).toMatch(/^https:\/\/track\.kopi\.example\/customer\/confirm-address\?id=[\w-]{43}/u);
  expect(await followed()).toBe(`https://${HOST}/t/${parcel.id}`);
});

test('a proxy that fetches certificates is told which names are served', async () => {
  const ask = async (domain: string) =>
    (await app.app.request(`http://127.0.0.1:8080/hosted/domain?domain=${domain}`)).status;
  await save();
  expect(await ask(HOST)).toBe(404);
  await connect();
  expect([await ask(HOST), await ask('other.example'), await ask('127.0.0.1'), await ask('')]).toEqual([
    200, 404, 404, 404,
  ]);
});

test('what happens is in the activity of whom it happened to', async () => {
  await connect();
  await connect(my);
  const actions = async (token: string) =>
    (
      await app.call<{ records: { action: string }[] }>(endpoints.listActivity, { token, query: { per_page: '4' } })
    ).body.records.map(({ action }) => action);
  expect((await actions(sg)).slice(0, 3)).toEqual([
    'recipient_domain.lose',
    'recipient_domain.verify',
    'recipient_domain.save',
  ]);
  expect(await actions(my)).toContain('recipient_domain.verify');
});

test.each([
  'kopi',
  'localhost',
  '10.0.0.1',
  '[::1]',
  '0x7f.1',
  'a b.example',
  'kopi.example/path',
  'user@kopi.example',
  'kopi.example:8443',
  '-kopi.example',
  'kopi..example',
  `${'a'.repeat(64)}.example`,
  'printer.local',
  '*.kopi.example',
  'pages.sampan.test',
  'x.pages.sampan.test',
  'sampan.test',
])('%s is no domain that can be named', async (host) => {
  const { status, body } = await app.refusal(endpoints.saveRecipientDomain, { token: sg, body: { host } });
  expect([status, body.errors?.map(({ param, code }) => [param, code])]).toEqual([
    422,
    [['host', 'validate.domain_invalid']],
  ]);
});

test('a name is kept as DNS writes it, and never one of the installation', () => {
  const settings = { public_url: 'https://ship.sampan.example', SAMPAN_RECIPIENT_DOMAINS: 'pages.sampan.example' };
  expect(readHost('Paket.Café.example.', settings)).toBe('paket.xn--caf-dma.example');
  for (const own of ['ship.sampan.example', 'x.ship.sampan.example', 'sampan.example', 'a.pages.sampan.example'])
    expect([own, readHost(own, settings)]).toEqual([own, null]);
});

test('where no domains are offered every name is the installation, and none can be named', async () => {
  const plain = await openTestApp({ env: { SAMPAN_RECIPIENT_DOMAINS: '' } });
  const token = await plain.tokenOf('sg@demo.sampan.test');
  expect((await plain.app.request(`https://${HOST}/t`)).status).toBe(200);
  const pages = await plain.call<RecipientPages>(endpoints.getRecipientPages, { token });
  expect(pages.body).toMatchObject({ is_offered: false, shop_name: 'Kopi & Kaya Goods', domain: null });
  const refused = await plain.refusal(endpoints.saveRecipientDomain, { token, body: { host: HOST } });
  expect(refused.status).toBe(404);
  await plain.close();
});

test('names that are nobody’s are served nothing, addresses and names inside a network everything', async () => {
  expect((await visit('/t', 'phish.example')).status).toBe(421);
  for (const host of ['127.0.0.1:8080', 'localhost', 'sampan', 'app.cluster.local', 'sampan.test'])
    expect([host, (await app.app.request(`http://${host}/t`)).status]).toEqual([host, 200]);
});

test('trying too often is refused', async () => {
  const strict = await openTestApp({ env: { SAMPAN_RATE_LIMIT_FACTOR: '1' } });
  const token = await strict.tokenOf('sg@demo.sampan.test');
  const statuses: number[] = [];
  for (let tries = 0; tries < 31; tries += 1)
    statuses.push((await strict.call(endpoints.saveRecipientDomain, { token, body: { host: HOST } })).status);
  expect([statuses.slice(0, 30).every((status) => status === 200), statuses[30]]).toEqual([true, 429]);
  await strict.close();
});

// The last one: it moves the clock past the end of every session.
test('a record that is gone is looked for again, and after three days the pages are too; silence changes nothing', async () => {
  await connect();
  is_answering = false;
  app.clock.advance(7 * 3_600);
  expect(await recheckDomains(app.ctx)).toBe(1);
  expect((await read()).domain).toMatchObject({ state: 'verified', problem: 'unreachable' });
  is_answering = true;
  records.clear();
  for (const [days, status] of [
    [5, 200],
    [2, 200],
    [2, 421],
  ] as const) {
    app.clock.advance(days * DAY_S);
    expect(await recheckDomains(app.ctx)).toBe(1);
    expect([days, (await visit('/t')).status]).toEqual([days, status]);
  }
  // Nobody looks any more until the company asks.
  app.clock.advance(DAY_S);
  expect(await recheckDomains(app.ctx)).toBe(0);
});
