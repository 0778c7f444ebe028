import { endpoints, type Order, type ShareLink } from '@sampan/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FULL_DRAFT, RECIPIENT, newOrder, newShareLink, quoteOf } from '#test/app/endpoint-samples.fixtures.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import {
  PROOF,
  confirm,
  confirmation,
  newSharedOrder,
  orderOf,
  parse,
} from '#test/confirmation/confirmation.fixtures.ts';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await openTestApp();
  token = await app.tokenOf('sg@demo.sampan.test');
});
afterAll(() => app.close());

const NEW_PLACE = { street: '1 Orchard Road', unit_number: '#05-12', post_code: '238801', lat: 1.299, lng: 103.845 };
const stateOf = async (order_id: string) => {
  const list = await app.call<{ records: ShareLink[] }>(endpoints.listShareLinks, { token, params: { id: order_id } });
  return list.body.records.map((link) => link.state);
};
const eventsOf = async (order_id: string) =>
  (
    await app.ctx.db.execute<{ type: string }>(
      sql`select payload->>'event_type' as type from outbox where topic = 'live' and payload->'data'->>'order_id' = ${order_id} order by seq`,
    )
  ).rows.map((row) => row.type);
const auditOf = async (order_id: string, action: string) =>
  (await app.ctx.db.execute(sql`select details from audit_log where object_id = ${order_id} and action = ${action}`))
    .rows;

describe('what a link shows (trust 4.13: masked until the last digits of the phone)', () => {
  test('before the proof: the shop, a masked number, the country, and what is asked; nothing of the recipient', async () => {
    const { order, secret } = await newSharedOrder(app, token);
    const answer = await parse(app, secret);
    expect(answer.body).toEqual({
      state: 'locked',
      shop: { name: 'Kopi & Kaya Goods', initials: 'KK' },
      order_number: order.number.replaceAll(/\d(?=\d{3})/gu, '•'),
      country_code: 'SG',
      proof: 'phone_last4',
      tries_left: 5,
      is_proof_wrong: false,
      expires_at: expect.any(Number) as number,
      recipient: null,
      cod: null,
      confirm_token: null,
    });
    const text = JSON.stringify(answer.body);
    for (const secret_part of [order.number, RECIPIENT.name, RECIPIENT.phone, '310145', RECIPIENT.email])
      expect(text).not.toContain(secret_part);
    expect(await stateOf(order.id)).toEqual(['opened']);
  });

  test('after it: the name, a masked phone, the address for the form, what is collected, and a token', async () => {
    const { secret } = await newSharedOrder(app, token);
    for (const typed of [PROOF, ` ${PROOF} `, '+65 9123 4567', '４５６７']) {
      const { body } = await parse(app, secret, typed);
      expect(body).toMatchObject({
        state: 'open',
        proof: null,
        recipient: {
          name: RECIPIENT.name,
          phone_masked: '•••• 4567',
          coordinate: { post_code: '310145', unit_number: '#08-212' },
          delivery_instructions: FULL_DRAFT.delivery_instructions,
        },
        cod: { amount: 48, currency: 'SGD', text: 'S$ 48.00' },
      });
      expect(body.confirm_token).toMatch(/^[\w-]+\.[\w-]+$/u);
      expect(JSON.stringify(body)).not.toContain(RECIPIENT.email);
    }
    expect((await parse(app, secret)).body.tries_left, 'right proofs cost nothing').toBe(5);
  });

  test('without a phone the postcode is asked; without either there is no link', async () => {
    const party = { ...RECIPIENT, phone: '' };
    const { secret } = await newSharedOrder(app, token, { shipping_address: party });
    expect((await parse(app, secret)).body.proof).toBe('post_code');
    expect((await parse(app, secret, '310146')).body).toMatchObject({ state: 'locked', is_proof_wrong: true });
    expect((await parse(app, secret, '310 145')).body.state).toBe('open');
    const blank = await newOrder(app, token, { shipping_address: null });
    const refused = await app.refusal(endpoints.generateShareLink, { token, body: { order_id: blank.id } });
    expect([refused.status, refused.body.errors[0]?.param]).toEqual([422, 'order_id']);
  });

  test('what cannot be an answer costs no try, a wrong answer does, and the fifth ends it', async () => {
    const { order, secret } = await newSharedOrder(app, token);
    for (const typed of ['12', 'abcd', '12a4']) {
      const refused = await parse(app, secret, typed);
      expect([refused.status, refused.body.errors[0]?.param]).toEqual([422, 'proof']);
    }
    for (const left of [4, 3, 2, 1, 0]) {
      expect((await parse(app, secret, '0000')).body).toMatchObject({
        state: 'locked',
        is_proof_wrong: true,
        tries_left: left,
        recipient: null,
        confirm_token: null,
      });
    }
    expect((await parse(app, secret, PROOF)).body).toMatchObject({ state: 'locked', tries_left: 0, recipient: null });
    expect(await stateOf(order.id)).toEqual(['blocked']);
  });

  test('a thousand guesses at once: five are looked at (trust A4)', async () => {
    const { secret } = await newSharedOrder(app, token);
    const guesses = Array.from({ length: 1_000 }, (_, n) => String(n).padStart(4, '0'));
    const answers = await Promise.all(guesses.map((guess) => parse(app, secret, guess)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.state}`))).toEqual(new Set(['200 locked']));
    const counted = await app.ctx.db.execute<{ n: number }>(
      sql`select wrong_proofs as n from confirmation_links order by created_at desc, id desc limit 1`,
    );
    expect(counted.rows[0]?.n).toBe(5);
    expect(answers.filter(({ body }) => (body.tries_left ?? 0) > 0)).toHaveLength(4);
    expect((await parse(app, secret, PROOF)).body.state).toBe('locked');
  });

  test('unknown and revoked links answer alike; an expired one says only whose it was', async () => {
    const { order, id, secret } = await newSharedOrder(app, token);
    await app.call(endpoints.revokeShareLink, { token, params: { id } });
    const revoked = await parse(app, secret, PROOF);
    const unknown = await parse(app, 'A'.repeat(43), PROOF);
    expect([revoked.status, unknown.status]).toEqual([404, 404]);
    expect({ ...revoked.body, request_id: '' }).toEqual({ ...unknown.body, request_id: '' });
    expect(revoked.body.code).toBe('share_link_not_available');
    expect(await stateOf(order.id)).toEqual(['revoked']);

    app.clock.stop();
    const other = await newSharedOrder(app, token);
    app.clock.advance(7 * 86_400 - 1);
    expect((await parse(app, other.secret)).body.state).toBe('locked');
    app.clock.advance(1);
    token = await freshToken();
    const expired = await parse(app, other.secret, PROOF);
    expect(expired.body).toMatchObject({
      state: 'expired',
      shop: { name: 'Kopi & Kaya Goods' },
      order_number: null,
      country_code: null,
      recipient: null,
    });
    expect(await stateOf(other.order.id)).toEqual(['expired']);
  });

  test('the secret of a copied link is nowhere in the database', async () => {
    const { secret } = await newSharedOrder(app, token);
    const rows = await app.ctx.db.execute(
      sql`select row_to_json(l)::text as row from confirmation_links l
        union all select row_to_json(a)::text from audit_log a
        union all select row_to_json(o)::text from outbox o`,
    );
    expect(rows.rows.length).toBeGreaterThan(2);
    expect(JSON.stringify(rows.rows)).not.toContain(secret);
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
  });
});

/** A session ends after some days without use; the clock was moved on. */
async function freshToken(): Promise<string> {
  const answer = await app.call<{ token: string }>(endpoints.login, {
    body: { email: 'sg@demo.sampan.test', password: 'Sampan#2026' },
  });
  return answer.body.token;
}

describe('confirming (domain H)', () => {
  test('the parcel changes, the merchant sees it live, the link says only that it is confirmed', async () => {
    const { order, secret } = await newSharedOrder(app, token);
    const answer = await confirm(app, secret, {
      ...(await confirmation(app, secret, NEW_PLACE)),
      delivery_instructions: 'Blue door',
    });
    expect(answer.body).toEqual({ state: 'confirmed', redirect_url: null });
    const changed = await orderOf(app, token, order.id);
    expect(changed).toMatchObject({
      address_confirmed_at: expect.any(Number) as number,
      delivery_instructions: 'Blue door',
      shipping_address: {
        name: RECIPIENT.name,
        phone: RECIPIENT.phone,
        email: RECIPIENT.email,
        coordinate: { ...NEW_PLACE, formatted_address: '#05-12, 1 Orchard Road, Singapore 238801' },
      },
    });
    expect((await eventsOf(order.id)).slice(-2)).toEqual(['address_confirmed', 'order_updated']);
    expect(await auditOf(order.id, 'order.address_confirmed')).toEqual([{ details: { is_changed: true } }]);
    expect(await stateOf(order.id)).toEqual(['confirmed']);
    expect((await parse(app, secret, PROOF)).body).toMatchObject({
      state: 'confirmed',
      order_number: null,
      recipient: null,
      cod: null,
      confirm_token: null,
    });
  });

  test('as it stands: instructions of the merchant stay', async () => {
    const { order, secret } = await newSharedOrder(app, token);
    expect((await confirm(app, secret, await confirmation(app, secret))).status).toBe(200);
    const after = await orderOf(app, token, order.id);
    expect(after.shipping_address).toEqual(order.shipping_address);
    expect(after.delivery_instructions).toBe(FULL_DRAFT.delivery_instructions);
    expect(await auditOf(order.id, 'order.address_confirmed')).toEqual([{ details: { is_changed: false } }]);
  });

  test('twenty times at once and once more: written once, answered alike', async () => {
    const { order, secret } = await newSharedOrder(app, token);
    const body = await confirmation(app, secret, NEW_PLACE);
    const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(app, secret, body)));
    const again = await confirm(app, secret, { ...body, address: { ...body.address, street: 'Elsewhere' } });
    expect(new Set([...answers, again].map(({ body: each }) => JSON.stringify(each)))).toEqual(
      new Set(['{"state":"confirmed","redirect_url":null}']),
    );
    expect(await auditOf(order.id, 'order.address_confirmed')).toHaveLength(1);
    expect((await eventsOf(order.id)).filter((type) => type === 'address_confirmed')).toHaveLength(1);
    expect((await orderOf(app, token, order.id)).shipping_address?.coordinate.street).toBe(NEW_PLACE.street);
  });

  test('only with a token of this link, for thirty minutes', async () => {
    const mine = await newSharedOrder(app, token);
    const other = await newSharedOrder(app, token);
    const body = await confirmation(app, mine.secret);
    for (const confirm_token of ['x', 'x.y', (await confirmation(app, other.secret)).confirm_token]) {
      const refused = await confirm(app, mine.secret, { ...body, confirm_token });
      expect([refused.status, refused.body.code]).toEqual([403, 'share_proof_required']);
    }
    app.clock.advance(1_801);
    expect((await confirm(app, mine.secret, body)).body.code).toBe('share_proof_required');
    expect((await confirm(app, mine.secret, await confirmation(app, mine.secret))).status).toBe(200);
  });

  test('a revoked link confirms nothing, whatever was typed before', async () => {
    const { order, id, secret } = await newSharedOrder(app, token);
    const body = await confirmation(app, secret, NEW_PLACE);
    await app.call(endpoints.revokeShareLink, { token, params: { id } });
    expect((await confirm(app, secret, body)).body.code).toBe('share_link_not_available');
    expect((await orderOf(app, token, order.id)).address_confirmed_at).toBeNull();
  });

  test("the form is the country's (spec 5): Singapore's postcode and unit, the Philippines' picked street", async () => {
    const { secret } = await newSharedOrder(app, token);
    const body = await confirmation(app, secret);
    const refusalOf = async (change: object) =>
      (await confirm(app, secret, { ...body, address: { ...body.address, ...change } })).body.errors.map((error) => [
        error.param,
        error.message,
      ]);
    expect(await refusalOf({ post_code: '999999' })).toEqual([['address.post_code', 'Postcode is invalid']]);
    expect(await refusalOf({ unit_number: '' })).toEqual([['address.unit_number', 'Unit number is required']]);
    expect(await refusalOf({ building_name: '김 House' })).toEqual([
      ['address.building_name', "Building name has characters that a label can't show: 김"],
    ]);
    expect(await refusalOf({ country: 'MY' })).toEqual([['address.country', "Country isn't one of the options"]]);
    expect(await refusalOf({ floor: 3 })).toEqual([['address.floor', "Floor isn't a field of this request"]]);

    const ph = await app.tokenOf('ph@demo.sampan.test');
    const manila = {
      name: 'Maria Cristina',
      phone: '09171234567',
      email: '',
      coordinate: { street: 'Blk 7', state: 'Cavite', city: 'City of Dasmariñas', district: 'Salawag', country: 'PH' },
    };
    const shared = await newSharedOrder(app, ph, { shipping_address: manila });
    const typed = await confirmation(app, shared.secret);
    const refused = await confirm(app, shared.secret, typed);
    expect(refused.body.errors.map((error) => error.message)).toEqual([
      'Please select an address from the search options or the map',
    ]);
    const picked = { ...typed, address: { ...typed.address, lat: 14.33, lng: 120.94 } };
    expect((await confirm(app, shared.secret, picked)).status).toBe(200);
  });

  test('not once the label is being bought or bought, nor when the parcel is put away', async () => {
    const { order, secret } = await newSharedOrder(app, token);
    const body = await confirmation(app, secret, NEW_PLACE);
    const [entry] = (await quoteOf(app, token, order.id)).estimated_costs;
    const bought = await app.call<Order>(endpoints.createLabel, {
      token,
      params: { id: order.id },
      body: { estimated_costs_id: entry?.id, total_fee: entry?.total_fee },
    });
    expect(bought.status).toBe(200);
    const refused = await confirm(app, secret, body);
    expect([refused.status, refused.body.code]).toEqual([409, 'order_locked']);
    expect((await parse(app, secret, PROOF)).body).toMatchObject({
      state: 'closed',
      recipient: null,
      country_code: null,
    });
    const after = await orderOf(app, token, order.id);
    expect([after.address_confirmed_at, after.shipping_address]).toEqual([null, order.shipping_address]);

    const away = await newSharedOrder(app, token);
    await app.call(endpoints.archiveOrder, { token, params: { id: away.order.id }, body: {} });
    expect((await parse(app, away.secret)).body.state).toBe('closed');
  });

  test('another link of the parcel is confirmed along; the merchant who moves the parcel afterwards asks anew', async () => {
    const { order, secret } = await newSharedOrder(app, token);
    const second = await newShareLink(app, token, order.id);
    app.clock.advance(60);
    await confirm(app, second.secret, await confirmation(app, second.secret));
    expect((await parse(app, secret)).body.state).toBe('confirmed');
    expect(await stateOf(order.id)).toEqual(['confirmed', 'confirmed']);

    const update = (shipping_address: object) =>
      app.call<Order>(endpoints.updateOrder, { token, params: { id: order.id }, body: { shipping_address } });
    const renamed = await update({ ...RECIPIENT, name: 'Nurul A.' });
    expect(renamed.body.address_confirmed_at).not.toBeNull();
    const moved = await update({ ...RECIPIENT, coordinate: { ...RECIPIENT.coordinate, ...NEW_PLACE } });
    expect(moved.body.address_confirmed_at).toBeNull();
    const third = await newShareLink(app, token, order.id);
    expect((await parse(app, third.secret)).body.state).toBe('locked');
  });
});
