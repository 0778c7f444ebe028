import { endpoints, type Order, type PublicTrackingInfo, type TrackingInfo } from '@sampan/contract';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { shippedOrder } from '#test/app/endpoint-samples.fixtures.ts';
import { RECIPIENT } from '#test/app/full-draft.fixtures.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { tellWaitingDrivers } from './tell-driver.ts';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await openTestApp();
  token = await app.tokenOf('sg@demo.sampan.test');
});
afterEach(() => app.network.faults.clear());
afterAll(() => app.close());

const DIGITS = RECIPIENT.phone.slice(-4);
const WISH = { place: 'door', note: 'Blue gate, mind the dog', proof: DIGITS };
const codeOf = (order: Order) => order.label?.tracking_code ?? '';
const addressOf = (order: Order) => `http://sampan.test/t/${codeOf(order)}`;

async function openPage(order: Order) {
  const answer = await app.app.request(addressOf(order));
  return { answer, html: await answer.text() };
}

async function tell(order: Order, wish: Partial<typeof WISH> = {}) {
  const body = new URLSearchParams({ ...WISH, ...wish });
  const answer = await app.app.request(addressOf(order), { method: 'POST', body });
  const html = await answer.text();
  return { status: answer.status, said: /id="driver-said"[^>]*>([^<]+)</u.exec(html)?.[1]?.trim(), html };
}

const own = async (order: Order) =>
  (await app.call<TrackingInfo>(endpoints.getTracking, { token, params: { id: order.id } })).body;
const open = async (order: Order) =>
  (await app.call<PublicTrackingInfo>(endpoints.getPublicTracking, { params: { id: codeOf(order) } })).body;
const move = (order: Order, to: string) =>
  app.call(endpoints.advanceParcel, { body: { tracking_code: codeOf(order), to } });
/** Makes the courier of a parcel lose what it is told, or its answer. */
const lose = (order: Order, fault: 'lost_before' | 'lost_after') =>
  app.network.faults.set(order.courier?.alias ?? '', { instruct: fault });
const calm = () => app.network.faults.clear();

describe('look-v2 10: a recipient tells the driver until the driver sets out', () => {
  test('with the digits of the phone: the courier carries it out, the company reads it, and nobody else', async () => {
    const order = await shippedOrder(app, token);
    const { answer, html } = await openPage(order);
    expect(html).toContain('For the driver');
    expect(html).toContain('Last four digits of your phone');
    expect(answer.headers.get('content-security-policy')).toContain("form-action 'self';");

    expect(await tell(order)).toMatchObject({ status: 200, said: 'Saved. The courier tells the driver.' });
    expect((await own(order)).delivery_wish).toMatchObject({ place: 'door', note: WISH.note, state: 'told' });
    for (const seen of [(await openPage(order)).html, JSON.stringify(await open(order))]) {
      expect(seen).not.toContain(WISH.note);
      expect(seen).not.toContain(RECIPIENT.phone);
    }
    expect((await openPage(order)).html).toMatch(/value="hand"[^>]*checked/u);

    await move(order, 'end');
    expect((await own(order)).trackings[0]?.status_description).toBe(
      'Delivered. Left at the door, as the recipient asked.',
    );
  });

  test('a change of mind replaces the wish, and its audit says that it came from the recipient', async () => {
    const order = await shippedOrder(app, token);
    await tell(order);
    expect((await tell(order, { place: 'neighbour', note: '' })).status).toBe(200);
    expect((await own(order)).delivery_wish).toMatchObject({ place: 'neighbour', note: '', state: 'told' });
    const { rows } = await app.ctx.db.execute(
      sql`select actor_id, details from audit_log where object_id = ${order.id} and action = 'order.delivery_wish' order by at, id`,
    );
    expect(rows).toEqual([
      { actor_id: null, details: { place: 'door' } },
      { actor_id: null, details: { place: 'neighbour' } },
    ]);
  });

  test('once the driver has set out the page has no form, and one that was open is told so', async () => {
    const order = await shippedOrder(app, token);
    await move(order, 'out_for_delivery');
    expect((await openPage(order)).html).not.toContain('For the driver');
    const late = await tell(order);
    expect(late).toMatchObject({ status: 422, said: 'It is too late to change this. Please ask the shop.' });
    expect(late.html).not.toContain('<form');
    expect((await own(order)).delivery_wish).toBeNull();
  });
});

describe('trust 4.13: only the recipient', () => {
  test('five wrong proofs are the last, at once too; what cannot be an answer costs none', async () => {
    const order = await shippedOrder(app, token);
    for (let turn = 0; turn < 6; turn += 1)
      expect((await tell(order, { proof: '12' })).said).toBe('Enter the last four digits of your phone number');
    const wrong = String((Number(DIGITS) + 1) % 10_000).padStart(4, '0');
    const said = (await Promise.all(Array.from({ length: 8 }, () => tell(order, { proof: wrong })))).map(
      (answer) => answer.said,
    );
    expect(said.filter((text) => text?.startsWith('This does not match'))).toHaveLength(5);
    expect(said.filter((text) => text?.startsWith('Too many wrong tries'))).toHaveLength(3);
    expect((await tell(order)).said).toBe('Too many wrong tries. Please ask the shop.');
    expect((await own(order)).delivery_wish).toBeNull();
  });

  test('a right proof costs no try', async () => {
    const order = await shippedOrder(app, token);
    for (let turn = 0; turn < 7; turn += 1) expect((await tell(order)).status).toBe(200);
  });

  test('a number of nobody, and a parcel without a label, take nothing', async () => {
    const answer = await app.app.request('http://sampan.test/t/SMPXX0000000000', {
      method: 'POST',
      body: new URLSearchParams(WISH),
    });
    expect([answer.status, (await answer.text()).includes('<form')]).toEqual([422, false]);
  });
});

describe('what is typed', () => {
  test('stays in the form with the reason; of a note, text alone', async () => {
    const order = await shippedOrder(app, token);
    const none = await tell(order, { place: 'roof', note: '"><img src=x>' });
    expect(none).toMatchObject({ status: 422, said: 'Choose one' });
    expect(none.html).toContain('value="&quot;&gt;&lt;img src=x&gt;"');
    // The focus is on what to mend, else on the sentence.
    const focused = (html: string) => /<(\w+)[^>]*?(?:name="(\w+)")?[^>]*\sautofocus/u.exec(html)?.slice(1, 3);
    expect(focused(none.html)?.[0]).toBe('input');
    expect(focused((await tell(order)).html)?.[0]).toBe('p');
    expect((await tell(order, { note: 'x'.repeat(121) })).said).toBe('Use 120 characters or fewer');
    expect((await tell(order, { note: ' two\u0000 \n lines ' })).status).toBe(200);
    expect((await own(order)).delivery_wish?.note).toBe('two lines');
  });

  test('a parcel with cash to collect is never left at the door', async () => {
    const order = await shippedOrder(app, token, { expected_cod_collection: 48 });
    expect((await tell(order)).said).toBe('The driver collects cash, so somebody has to be there.');
    expect((await own(order)).delivery_wish).toBeNull();
    expect((await tell(order, { place: 'neighbour' })).status).toBe(200);
  });

  test('a form larger than it can be is refused', async () => {
    const order = await shippedOrder(app, token);
    const answer = await app.app.request(addressOf(order), { method: 'POST', body: 'note='.padEnd(5_000, 'x') });
    expect(answer.status).toBe(413);
  });
});

describe('trust 3: a courier that does not answer', () => {
  test.each(['lost_before', 'lost_after'] as const)('%s: the wish is kept, and told later', async (fault) => {
    const order = await shippedOrder(app, token);
    lose(order, fault);
    expect((await tell(order)).status).toBe(200);
    calm();
    expect((await own(order)).delivery_wish?.state).toBe('telling');
    expect(await tellWaitingDrivers(app.ctx)).toBe(0);
    app.clock.advance(31);
    expect(await tellWaitingDrivers(app.ctx)).toBe(1);
    expect((await own(order)).delivery_wish?.state).toBe('told');
  });

  test('an earlier wish that is told late never replaces a later one', async () => {
    const order = await shippedOrder(app, token);
    lose(order, 'lost_before');
    await tell(order);
    calm();
    await tell(order, { place: 'neighbour', note: '' });
    await app.ctx.ports.couriers.tellDriver(order.courier?.alias ?? '', {
      tracking_code: codeOf(order),
      revision: 1,
      place: 'door',
      note: '',
    });
    await move(order, 'end');
    expect((await own(order)).trackings[0]?.status_description).toContain('Left with a neighbour');
  });

  test('a wish nobody could tell in time is refused, and the company reads so', async () => {
    const order = await shippedOrder(app, token);
    lose(order, 'lost_before');
    await tell(order);
    calm();
    await move(order, 'out_for_delivery');
    app.clock.advance(31);
    expect(await tellWaitingDrivers(app.ctx)).toBe(1);
    expect((await own(order)).delivery_wish?.state).toBe('refused');
  });
});
