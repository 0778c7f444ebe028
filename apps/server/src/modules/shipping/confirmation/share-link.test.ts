import { endpoints, type Order, type ShareLink } from '@sampan/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RECIPIENT, newShareLink, shippedOrder } from '#test/app/endpoint-samples.fixtures.ts';
import { HOSTILE_URLS } from '#test/app/safe-redirect.fixtures.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import {
  confirm,
  confirmation,
  newCodOrder,
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

interface Mail {
  channel: string;
  to: string;
  subject: string;
  text: string;
  html: string | null;
}

const send = (body: object, who = token) => app.call<ShareLink>(endpoints.addDeliveryAddress, { token: who, body });
const refusalOf = (body: object) => app.refusal(endpoints.addDeliveryAddress, { token, body });
const mails = async (to: string) =>
  (await app.call<{ records: Mail[] }>(endpoints.listOutbox, { query: { to } })).body.records;
const secretIn = (text: string) => /confirm-address\?id=([\w-]{43})/u.exec(text)?.[1] ?? '';

describe('sending a link (spec 7 POST /order/add_delivery_address)', () => {
  test('by email: one message with the hosted page, and the list says to whom, masked', async () => {
    const order = await newCodOrder(app, token);
    const { body } = await send({ order_id: order.id, email: 'Nurul.One@example.test' });
    expect(body).toMatchObject({
      state: 'sent',
      channel: 'email',
      recipient: 'N•••e@example.test',
      order_id: order.id,
    });
    const [mail, ...more] = await mails('Nurul.One@example.test');
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      channel: 'email',
      subject: 'Kopi & Kaya Goods: please confirm your delivery address',
    });
    expect(mail?.text).toContain('http://127.0.0.1:8080/customer/confirm-address?id=');
    expect(mail?.html).toContain('Kopi &amp; Kaya Goods is about to send you parcel SP-•••');
    // Whoever reads somebody else's mail learns nothing about the recipient.
    for (const part of [order.number, RECIPIENT.name, RECIPIENT.phone, '310145'])
      expect(mail?.text).not.toContain(part);
    expect((await parse(app, secretIn(mail?.text ?? ''))).body.state).toBe('locked');
    expect((await orderOf(app, token, order.id)).confirmation_sent_at).not.toBeNull();
  });

  test('by text message, to the number as the country of the destination writes it', async () => {
    const order = await newCodOrder(app, token);
    const { body } = await send({ order_id: order.id, phone: '8123 4567' });
    expect(body).toMatchObject({ channel: 'sms', recipient: '•••• 4567' });
    const [sms] = await mails('+6581234567');
    expect(sms).toMatchObject({ channel: 'sms', html: null });
    expect((await parse(app, secretIn(sms?.text ?? ''))).body.state).toBe('locked');
  });

  test.each([
    ['sg', 'SG', 'please confirm'],
    ['my', 'MY', 'please confirm'],
    ['ph', 'PH', 'please confirm'],
    ['id', 'ID', 'mohon konfirmasi'],
  ])('in the language of the destination: %s', async (account, country, words) => {
    const who = await app.tokenOf(`${account}@demo.sampan.test`);
    const shipping_address = { name: 'Recipient', phone: '812345678', email: '', coordinate: { country } };
    const order = await newCodOrder(app, who, { shipping_address });
    const to = `buyer-${account}@example.test`;
    await send({ order_id: order.id, email: to }, who);
    expect((await mails(to))[0]?.subject).toContain(words);
  });

  test("neither a valid phone nor a valid email: spec 5's sentence on the field", async () => {
    const order_id = (await newCodOrder(app, token)).id;
    for (const [contact, param] of [
      [{}, 'email'],
      [{ email: '' }, 'email'],
      [{ email: 'nurul@' }, 'email'],
      [{ email: 'a@b.test\r\nBcc: x@y.test' }, 'email'],
      [{ email: 'one@example.test, two@example.test' }, 'email'],
      [{ phone: '123' }, 'phone'],
      [{ phone: '+1 555 010 0100' }, 'phone'],
      [{ email: 'nurul@', phone: '123' }, 'email'],
    ] as const) {
      const refused = await refusalOf({ order_id, ...contact });
      expect([refused.status, refused.body.errors]).toEqual([
        422,
        [{ param, code: 'validate.share_contact_invalid', message: 'Please input valid phone or email.' }],
      ]);
    }
    expect((await send({ order_id, email: 'nurul@', phone: '91234567' })).body.channel).toBe('sms');
  });

  test('the same recipient of a parcel is not mailed twice within a minute, another one is', async () => {
    const strict = await openTestApp({ env: { SAMPAN_RATE_LIMIT_FACTOR: '1' } });
    const owner = await strict.tokenOf('sg@demo.sampan.test');
    const { id: order_id } = await newCodOrder(strict, owner);
    const write = async (email: string) =>
      (await strict.refusal(endpoints.addDeliveryAddress, { token: owner, body: { order_id, email } })).status;
    expect(await write('twice@example.test')).toBe(200);
    expect(await write('Twice@example.test')).toBe(429);
    expect(await write('other@example.test')).toBe(200);
    strict.clock.advance(60);
    expect(await write('twice@example.test')).toBe(200);
    await strict.close();
  });

  test('not for a parcel with a label', async () => {
    const shipped = await shippedOrder(app, token, { expected_cod_collection: 48 });
    const refused = await refusalOf({ order_id: shipped.id, email: 'a@example.test' });
    expect([refused.status, refused.body.code]).toEqual([409, 'order_locked']);
    expect(await mails('a@example.test')).toEqual([]);
  });

  test("another company's parcel and link do not exist; read-only staff look and send nothing (spec 6)", async () => {
    const { order, id, secret } = await newSharedOrder(app, token);
    const stranger = await app.tokenOf('my@demo.sampan.test');
    const read_only = await app.tokenOf('readonly@demo.sampan.test');
    const calls = [
      [endpoints.generateShareLink, { body: { order_id: order.id } }],
      [endpoints.addDeliveryAddress, { body: { order_id: order.id, email: 'a@example.test' } }],
      [endpoints.revokeShareLink, { params: { id } }],
    ] as const;
    for (const [endpoint, input] of calls) {
      expect((await app.refusal(endpoint, { token: stranger, ...input })).status).toBe(404);
      expect((await app.refusal(endpoint, { token: read_only, ...input })).status).toBe(403);
    }
    const list = { params: { id: order.id } };
    expect((await app.refusal(endpoints.listShareLinks, { token: stranger, ...list })).status).toBe(404);
    expect((await app.call(endpoints.listShareLinks, { token: read_only, ...list })).status).toBe(200);
    expect((await parse(app, secret)).body.state, 'nothing of it revoked the link').toBe('locked');
  });
});

describe('a selection (spec 1 Address-confirmation link)', () => {
  interface Sent {
    sent: number;
    skipped: number;
    results: { order_id: string; result: string; channel: string | null; reason: string | null }[];
  }
  const sendAll = async (order_ids: string[], who = token) =>
    (await app.call<Sent>(endpoints.sendConfirmationLinks, { token: who, body: { order_ids } })).body;

  test('sends what can be sent and says why the rest was not; a second click sends nothing', async () => {
    const person = (change: object) => ({ shipping_address: { ...RECIPIENT, ...change } });
    const by_email = await newCodOrder(app, token, person({ email: 'bulk@example.test' }));
    const by_phone = await newCodOrder(app, token, person({ email: '', phone: '87654321' }));
    const unreachable = await newCodOrder(app, token, person({ email: '', phone: '123' }));
    const paid = await newCodOrder(app, token, { expected_cod_collection: 0 });
    const shipped = await shippedOrder(app, token, { expected_cod_collection: 48 });
    const done = await newSharedOrder(app, token);
    await confirm(app, done.secret, await confirmation(app, done.secret));
    const foreign = await newCodOrder(app, await app.tokenOf('my@demo.sampan.test'));
    const ids = [by_email, by_phone, unreachable, paid, shipped, done.order, foreign, by_email].map(({ id }) => id);
    const first = await sendAll(ids);
    expect([first.sent, first.skipped]).toEqual([2, 5]);
    expect(first.results.map(({ channel, reason }) => channel ?? reason)).toEqual([
      'email',
      'sms',
      'no_contact',
      'not_cod',
      'locked',
      'already_confirmed',
      'not_found',
    ]);
    const again = await sendAll(ids.slice(0, 2));
    expect(again.results.map(({ reason }) => reason)).toEqual(['just_sent', 'just_sent']);
    expect([await mails('bulk@example.test'), await mails('+6587654321')].map((each) => each.length)).toEqual([1, 1]);
    app.clock.advance(601);
    expect((await sendAll([by_email.id])).sent).toBe(1);
  });

  test('at the same moment from two windows: one message each', async () => {
    const order = await newCodOrder(app, token, { shipping_address: { ...RECIPIENT, email: 'twice@example.test' } });
    const answers = await Promise.all([sendAll([order.id]), sendAll([order.id]), sendAll([order.id])]);
    expect(answers.map(({ sent }) => sent).sort()).toEqual([0, 0, 1]);
    expect(await mails('twice@example.test')).toHaveLength(1);
  });

  test('the list finds COD parcels that are not confirmed, from an index', async () => {
    const who = await app.tokenOf('id@demo.sampan.test');
    const { order, secret } = await newSharedOrder(app, who);
    const find = async (is_confirmed: string) =>
      (
        await app.call<{ records: Order[] }>(endpoints.listOrders, {
          token: who,
          query: { status: 'new', is_cod: 'true', is_confirmed, per_page: '100' },
        })
      ).body.records.map(({ id }) => id);
    expect([(await find('false')).includes(order.id), (await find('true')).includes(order.id)]).toEqual([true, false]);
    await confirm(app, secret, await confirmation(app, secret));
    expect([(await find('false')).includes(order.id), (await find('true')).includes(order.id)]).toEqual([false, true]);
    const plan = await app.ctx.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      await tx.execute(sql`set local enable_bitmapscan = off`);
      return tx.execute(sql`explain select * from orders
        where company_id = ${order.id} and archived_at is null and status = 'new' and is_cod and address_confirmed_at is null
        order by created_at desc, id desc limit 21`);
    });
    expect(JSON.stringify(plan.rows)).toContain('orders_cod_unconfirmed');
  });
});

describe('where the recipient goes afterwards (trust 4.6, I5)', () => {
  const key = (allowed_origins: string[], who = token) =>
    app.call<{ id: string }>(endpoints.createPublishableKey, {
      token: who,
      body: { name: 'Shop', mode: 'live', scopes: ['confirm'], allowed_origins },
    });
  const make = (order_id: string, redirect_url: string) =>
    app.refusal(endpoints.generateShareLink, { token, body: { order_id, redirect_url } });

  test('to a site of the own keys, checked when the link is made and again when it is used', async () => {
    const order = await newCodOrder(app, token);
    const { body: made } = await key(['https://shop.example']);
    const redirect_url = 'https://shop.example/thanks?from=sampan';
    const url = async () =>
      (
        await app.call<{ url: string }>(endpoints.generateShareLink, {
          token,
          body: { order_id: order.id, redirect_url },
        })
      ).body.url;
    const secret = secretIn(await url());
    expect(await confirm(app, secret, await confirmation(app, secret))).toMatchObject({ body: { redirect_url } });

    await app.call(endpoints.revokePublishableKey, { token, params: { id: made.id } });
    expect((await confirm(app, secret, { confirm_token: 'x', address: { country: 'SG' } })).body).toEqual({
      state: 'confirmed',
      redirect_url: null,
    });
    expect((await make(order.id, redirect_url)).status).toBe(422);
  });

  test("not to another company's site, and to none of the hostile ones", async () => {
    await key(['https://other.example'], await app.tokenOf('my@demo.sampan.test'));
    await key(['https://shop.example', 'https://xn--caf-dma.example']);
    const { id } = await newCodOrder(app, token);
    const refused = await make(id, 'https://other.example/');
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      [
        {
          param: 'redirect_url',
          code: 'validate.redirect_not_allowed',
          message: 'This address is not on one of your sites. Add its site to a publishable key first',
        },
      ],
    ]);
    for (const url of HOSTILE_URLS) {
      const answer = await make(id, url);
      // What is no text at all, such as NUL, is refused before anybody reads it as an address.
      const status = url.includes('\0') ? 400 : 422;
      expect([url, answer.status, answer.body.errors[0]?.param]).toEqual([url, status, 'redirect_url']);
    }
  });
});

describe('a page of a shop (widgets.md 2)', () => {
  test('sees the links of its own company only, and only with the scope for it', async () => {
    const keyOf = async (who: string, scopes: string[]) =>
      (
        await app.call<{ key: string }>(endpoints.createPublishableKey, {
          token: who,
          body: { name: 'Page', mode: 'live', scopes, allowed_origins: ['https://page.example'] },
        })
      ).body.key;
    const { secret } = await newSharedOrder(app, token);
    const ask = (key: string) =>
      app.refusal(endpoints.parseShareLink, {
        params: { id: secret },
        body: {},
        headers: { Origin: 'https://page.example', 'X-Publishable-Key': key },
      });
    expect((await ask(await keyOf(token, ['confirm']))).status).toBe(200);
    expect((await ask(await keyOf(token, ['track']))).body.code).toBe('scope_refused');
    const foreign = await ask(await keyOf(await app.tokenOf('my@demo.sampan.test'), ['confirm']));
    expect([foreign.status, foreign.body.code]).toEqual([404, 'share_link_not_available']);
  });
});

test('thirty looks a minute from one address, then 429 (trust 5)', async () => {
  const strict = await openTestApp({ env: { SAMPAN_RATE_LIMIT_FACTOR: '1' } });
  const { secret } = await newSharedOrder(strict, await strict.tokenOf('sg@demo.sampan.test'));
  const statuses: number[] = [];
  for (let n = 0; n < 31; n++) statuses.push((await parse(strict, secret)).status);
  expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
  await strict.close();
});

test('a removed parcel takes its links along', async () => {
  const { order, secret } = await newSharedOrder(app, token);
  await newShareLink(app, token, order.id);
  expect((await app.call(endpoints.deleteOrder, { token, params: { id: order.id } })).status).toBe(200);
  expect((await parse(app, secret)).body.code).toBe('share_link_not_available');
});
