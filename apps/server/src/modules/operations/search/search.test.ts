import { endpoints, type Order, type SearchAnswer } from '@sampan/contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { FULL_DRAFT, RECIPIENT, shippedOrder } from '#test/app/endpoint-samples.fixtures.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';

let app: TestApp;
let token: string;
let parcel: Order;

beforeAll(async () => {
  app = await openTestApp();
  token = await app.tokenOf('sg@demo.sampan.test');
  parcel = await shippedOrder(app, token, {
    reference_id: 'KAYA-5512',
    marketplace: { id: 'shop-1', number: '250912345678901', source: 'shopee' },
    shipping_address: { ...RECIPIENT, name: 'Nguyễn Thị Zaira', phone: '+65 9178 2345' },
  });
});
afterAll(() => app.close());

const find = async (text: string, kind = 'all', who = token) =>
  (await app.call<SearchAnswer>(endpoints.findAnything, { token: who, query: { text, kind } })).body;
const numbersOf = (answer: SearchAnswer) => answer.parcels.map(({ number }) => number);

describe('one search over parcels and people (look-v2 8)', () => {
  test('a parcel is found by name, phone, number, reference, tracking code and store number', async () => {
    const typed = [
      'nguyen zaira',
      'Zaira',
      '+65 9178-2345',
      '9178 2345',
      parcel.number.toLowerCase(),
      'kaya-5512',
      parcel.label?.tracking_code ?? '',
      '250912345678901',
    ];
    for (const text of typed) expect([text, numbersOf(await find(text))]).toEqual([text, [parcel.number]]);
  });

  test('the answer tells a parcel from others without being opened', async () => {
    const { parcels, parcels_total } = await find('zaira');
    expect(parcels_total).toBe(1);
    expect(parcels[0]).toMatchObject({
      id: parcel.id,
      recipient_name: 'Nguyễn Thị Zaira',
      store_number: '250912345678901',
      reference_id: 'KAYA-5512',
      status: 'ready_to_ship',
      is_archived: false,
      missing: 0,
    });
    expect(parcels[0]?.courier_name).toBeTruthy();
  });

  test('a person comes once, with how many parcels went to the phone', async () => {
    const draft = { ...FULL_DRAFT, shipping_address: { ...RECIPIENT, name: 'Zaira Nguyen', phone: '91782345' } };
    await app.call(endpoints.createOrder, { token, body: draft });
    const { people } = await find('9178 2345');
    expect(people.map(({ name, parcel_count }) => [name, parcel_count])).toEqual([
      ['Zaira Nguyen', 2],
      ['Nguyễn Thị Zaira', 2],
    ]);
    expect((await find('shopee-unknown')).people).toEqual([]);
    expect((await find(parcel.number)).people).toEqual([]);
  });

  test('one wrong letter still finds, and says so', async () => {
    const answer = await find('zairra');
    expect(answer.is_near).toBe(true);
    expect(answer.parcels.map(({ recipient_name }) => recipient_name)).toContain('Nguyễn Thị Zaira');
    expect((await find('zaira')).is_near).toBe(false);
    expect(await find('qqqqxw')).toMatchObject({ parcels: [], people: [], is_near: false });
  });

  test('one kind alone gives more of it and nothing else', async () => {
    expect((await find('zaira', 'parcel')).people).toEqual([]);
    const people = await find('zaira', 'person');
    expect(people.parcels).toEqual([]);
    expect(people.people).toHaveLength(2);
    for (let n = 0; n < 3; n += 1) await app.call(endpoints.createOrder, { token, body: FULL_DRAFT });
    expect((await find('sp-', 'all')).parcels).toHaveLength(3);
    expect((await find('sp-', 'parcel')).parcels.length).toBeGreaterThan(3);
  });

  test('archived parcels are found behind the others', async () => {
    const { body } = await app.call<Order>(endpoints.createOrder, {
      token,
      body: { ...FULL_DRAFT, shipping_address: { ...RECIPIENT, name: 'Zaira Archived' } },
    });
    await app.call(endpoints.archiveOrder, { token, params: { id: body.id }, body: {} });
    const { parcels } = await find('zaira', 'parcel');
    expect(parcels.at(-1)).toMatchObject({ id: body.id, is_archived: true });
  });

  test('what few parcels have is looked for in the index once, among the current and the archived ones', async () => {
    const queries = vi.spyOn(app.database.pool, 'query');
    for (const text of [parcel.number, parcel.label?.tracking_code ?? '', 'zaira']) {
      queries.mockClear();
      expect((await find(text)).parcels).not.toEqual([]);
      const texts = queries.mock.calls.map(([query]) => (query as unknown as { text: string }).text);
      expect(texts.filter((query) => query.includes('search_key like'))).toHaveLength(1);
    }
    queries.mockRestore();
  });

  test('another company finds nothing of it', async () => {
    const stranger = await app.tokenOf('my@demo.sampan.test');
    for (const text of ['zaira', parcel.number, '91782345', '250912345678901'])
      expect(numbersOf(await find(text, 'all', stranger))).not.toContain(parcel.number);
    expect((await find('zaira', 'all', stranger)).people).toEqual([]);
  });

  test('signs that mean something to the database are looked for as they are', async () => {
    expect((await find('%%%')).parcels).toEqual([]);
    expect((await find('z__ra')).parcels).toEqual([]);
  });

  test('an empty text is refused by its field', async () => {
    const { status, body } = await app.refusal(endpoints.findAnything, { token, query: { text: ' ' } });
    expect([status, body.errors[0]?.param]).toEqual([422, 'text']);
  });

  test('words and phones are answered from an index', async () => {
    const client = await app.database.pool.connect();
    try {
      await client.query('set enable_seqscan = off');
      const planOf = async (text: string) =>
        (await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`)).rows
          .map((row) => row['QUERY PLAN'])
          .join('\n');
      const company = "company_id = '00000000-0000-7000-8000-000000000000'";
      expect(
        await planOf("select * from orders where search_key like '%zaira%' and search_key like '%nguyen%'"),
      ).toContain('orders_search');
      expect(
        await planOf(
          `select 1 from orders where ${company} and (shipping_address ->> 'phone') = '+6591782345' limit 101`,
        ),
      ).toContain('orders_recipient_phone');
    } finally {
      client.release(true);
    }
  });
});
