import { HEADERS, endpoints, type Order } from '@sampan/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FULL_DRAFT, RECIPIENT, completedOrder, newOrder, shippedOrder } from '#test/app/endpoint-samples.fixtures.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { compactOrderCounts } from './order.repo.ts';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await openTestApp();
  token = await app.tokenOf('ph@demo.sampan.test');
});
afterAll(() => app.close());

interface List {
  records: Order[];
  total: number;
  total_is_exact: boolean;
  next_cursor: string | null;
}

const list = async (query: Record<string, string>, who = token) =>
  (await app.call<List>(endpoints.listOrders, { token: who, query })).body;
const counts = async (who = token) =>
  (await app.call<Record<string, number>>(endpoints.countOrders, { token: who })).body;
const numbers = (body: List) => body.records.map((order) => order.number);
const MANILA = {
  name: 'Maria Cristina Dela Cruz',
  phone: '+63 917-123-4567',
  email: '',
  coordinate: {
    unit_number: '',
    street: 'Blk 7 Lot 12 Phase 3, Villa Alegria Subdivision',
    post_code: '4114',
    city: 'City of Dasmariñas',
    state: 'Cavite',
    district: 'San Antonio de Padua I',
    country: 'PH',
  },
};
const create = (body: object) => app.call<Order>(endpoints.createOrder, { token, body });

describe('creating and changing (spec 7 Orders)', () => {
  test('an empty parcel is a draft that says what it lacks; the sender is the own pick-up place', async () => {
    const { body } = await create({});
    expect(body).toMatchObject({
      status: 'new',
      label_state: 'none',
      origin_country_code: 'PH',
      currency: 'PHP',
      destination_country_code: null,
      price: null,
    });
    expect(body.billing_address?.name).toBe('Maria Cristina Dela Cruz');
    expect(body.missing).toEqual(['shipping_address', 'package_type', 'package_content', 'total_package_value']);
  });

  test('the phone loses what its country prefix adds, the address is joined, nothing else is touched', async () => {
    const { body } = await create({ shipping_address: MANILA, package_type: 'shoebox' });
    expect(body.shipping_address).toMatchObject({ phone: '9171234567', name: MANILA.name });
    expect(body.shipping_address?.coordinate.formatted_address).toContain('Villa Alegria Subdivision');
    expect(body.dimension).toEqual({ length: 0, width: 0, height: 0, weight: 7.5 });
    const changed = await app.call<Order>(endpoints.updateOrder, {
      token,
      params: { id: body.id },
      body: { package_content: 'Banig mats' },
    });
    expect(changed.body).toMatchObject({
      package_content: 'Banig mats',
      package_type: 'shoebox',
      shipping_address: { name: MANILA.name },
    });
  });

  test("a shop's reference stands for one parcel; a cancelled one frees it (domain 2.3)", async () => {
    const first = await create({ reference_id: 'WEB-77' });
    const second = await app.refusal(endpoints.createOrder, { token, body: { reference_id: 'WEB-77' } });
    expect([second.status, second.body.errors[0]]).toEqual([
      422,
      {
        param: 'reference_id',
        code: 'validate.reference_taken',
        message: 'Another parcel already has this reference',
      },
    ]);
    await app.call(endpoints.cancelOrder, { token, params: { id: first.body.id }, body: {} });
    expect((await create({ reference_id: 'WEB-77' })).status).toBe(200);
  });

  test('a wrong address part names its field by the sentence of spec 5', async () => {
    const { body } = await create({});
    const answer = await app.refusal(endpoints.updateOrderAddress, {
      token,
      params: { id: body.id, part: 'shipping_address' },
      body: { ...MANILA, phone: '123', coordinate: { ...MANILA.coordinate, post_code: '41140', city: '' } },
    });
    expect(answer.status).toBe(422);
    expect(answer.body.errors.map((error) => [error.param, error.message])).toEqual([
      ['phone', 'Phone number is invalid'],
      ['coordinate.city', 'City / Municipality is required'],
      ['coordinate.post_code', 'Postcode is invalid'],
    ]);
  });

  test('every name of the payload is taken; what it says of prices has no effect (spec 3 Order create/update/label payload)', async () => {
    const claims = {
      estimated_costs: [{ total_fee: 0.01 }],
      estimated_costs_id: 'any',
      quotation_id: 'any',
      payment_method_id: 'any',
      payment_method_type: 'wallet',
      delivery_sampan_premium: 0,
      processing_fees: 0,
      actual_weight: 0.1,
      volume_weight: 0.1,
    };
    const made = await create({ package_type: 'shoebox', ...claims });
    expect([made.status, made.body.price, made.body.dimension?.weight]).toEqual([200, null, 7.5]);
    expect(made.headers.get(HEADERS.ignored)?.split(', ').toSorted()).toEqual(Object.keys(claims).toSorted());
    const changed = await app.call<Order>(endpoints.updateOrder, { token, params: { id: made.body.id }, body: claims });
    expect([changed.status, changed.body.dimension?.weight]).toEqual([200, 7.5]);
  });

  test('an amount the currency cannot express is refused', async () => {
    const answer = await app.refusal(endpoints.createOrder, { token, body: { total_package_value: 10.001 } });
    expect([answer.status, answer.body.param]).toEqual([422, 'total_package_value']);
  });

  test('a cancelled draft can be deleted, a cancelled parcel that had a label cannot (spec 7 DELETE order/{id})', async () => {
    const sg = await app.tokenOf('sg@demo.sampan.test');
    const draft = await newOrder(app, sg);
    const shipped = await shippedOrder(app, sg);
    for (const { id } of [draft, shipped])
      await app.call(endpoints.cancelOrder, { token: sg, params: { id }, body: { reason: 'Changed mind' } });
    const before = (await counts(sg))['cancelled'];
    const deleted = await app.call(endpoints.deleteOrder, { token: sg, params: { id: draft.id } });
    expect(deleted.body).toEqual({ success: true });
    expect((await app.refusal(endpoints.getOrder, { token: sg, params: { id: draft.id } })).status).toBe(404);
    expect((await counts(sg))['cancelled']).toBe((before ?? 0) - 1);
    const kept = await app.refusal(endpoints.deleteOrder, { token: sg, params: { id: shipped.id } });
    expect([kept.status, kept.body.code]).toEqual([409, 'order_locked']);
  });

  test('after its label a parcel is locked; deleting is for parcels that never had one', async () => {
    const sg = await app.tokenOf('sg@demo.sampan.test');
    const order = await shippedOrder(app, sg);
    for (const [endpoint, body] of [
      [endpoints.updateOrder, { package_content: 'Else' }],
      [endpoints.updateOrderAddress, RECIPIENT],
      [endpoints.deleteOrder, undefined],
      [endpoints.archiveOrder, {}],
    ] as const) {
      const answer = await app.refusal(endpoint, {
        token: sg,
        params: { id: order.id, part: 'shipping_address' },
        body,
      });
      expect([endpoint.name, answer.status, answer.body.code]).toEqual([endpoint.name, 409, 'order_locked']);
    }
  });
});

describe('lists (spec 7 GET order/list)', () => {
  test('filters, folded search and sorts do what they say', async () => {
    const sg = await app.tokenOf('sg@demo.sampan.test');
    const plain = await newOrder(app, sg, {
      shipping_address: { ...RECIPIENT, name: 'Nguyễn Thị Ánh Tuyết' },
      reference_id: 'REF 100%_x',
    });
    const cod = await newOrder(app, sg, { expected_cod_collection: 25 });
    const shipped = await shippedOrder(app, sg);
    expect(numbers(await list({ search: 'nguyen thi anh' }, sg))).toEqual([plain.number]);
    expect(numbers(await list({ search: 'NGUYỄN' }, sg))).toEqual([plain.number]);
    expect(numbers(await list({ search: '100%_x' }, sg))).toEqual([plain.number]);
    expect(numbers(await list({ search: '1000_x' }, sg))).toEqual([]);
    expect(numbers(await list({ is_cod: 'true' }, sg))).toEqual([cod.number]);
    expect(numbers(await list({ status: 'ready_to_ship' }, sg))).toContain(shipped.number);
    expect(numbers(await list({ courier: shipped.courier?.alias ?? '', status: 'ready_to_ship' }, sg))).toContain(
      shipped.number,
    );
    const from_shop = await list(
      {
        formatted_pick_up_address: plain.billing_address?.coordinate.formatted_address ?? '',
        sort: 'created_at:asc',
        per_page: '100',
      },
      sg,
    );
    expect(numbers(from_shop)).toEqual([...numbers(from_shop)].sort());
    expect(numbers(from_shop)).toContain(plain.number);
    expect(numbers(await list({ formatted_pick_up_address: 'Nowhere' }, sg))).toEqual([]);
    const places = await app.call<{ records: { count: number }[] }>(endpoints.listPickUpAddresses, { token: sg });
    expect(places.body.records).toEqual([
      {
        formatted_pick_up_address: plain.billing_address?.coordinate.formatted_address,
        count: (await counts(sg))['ready_to_ship'],
      },
    ]);
  });

  test('pick-up addresses are those of the asked status or way to hand over (spec 7 GET order/list_pick_up_address)', async () => {
    const sg = await app.tokenOf('sg@demo.sampan.test');
    const waiting = async (delivery_type: string) => {
      const query = { delivery_type };
      const { body } = await app.call<{ records: { count: number }[] }>(endpoints.listPickUpAddresses, {
        token: sg,
        query,
      });
      return body.records.reduce((sum, { count }) => sum + count, 0);
    };
    const before = { pick_up: await waiting('pick_up'), drop_off: await waiting('drop_off') };
    await shippedOrder(app, sg, { delivery_type: 'drop_off' });
    expect(await waiting('drop_off')).toBe(before.drop_off + 1);
    expect(await waiting('pick_up')).toBe(before.pick_up);
    expect(await waiting('ready_to_ship')).toBe(before.pick_up + before.drop_off + 1);
    expect(await waiting('new')).toBe((await counts(sg))['new']);
    const wrong = await app.refusal(endpoints.listPickUpAddresses, { token: sg, query: { delivery_type: 'nowhere' } });
    expect([wrong.status, wrong.body.param]).toEqual([422, 'delivery_type']);
  });

  test('parcels to track are those on their way unless another status is asked for (spec 7 GET order/list_track_package)', async () => {
    const sg = await app.tokenOf('sg@demo.sampan.test');
    const tracked = async (query?: Record<string, string>) => {
      const { body } = await app.call<List>(endpoints.listTrackPackage, { token: sg, ...(query ? { query } : {}) });
      return { total: body.total, statuses: new Set(body.records.map(({ status }) => status)) };
    };
    const moving = await shippedOrder(app, sg);
    await app.call(endpoints.advanceParcel, { body: { tracking_code: moving.label?.tracking_code, to: 'picked_up' } });
    const seen = await app.call<Order>(endpoints.getOrder, { token: sg, params: { id: moving.id } });
    expect([seen.body.status, (await completedOrder(app, sg)).status]).toEqual(['in_transit', 'completed']);
    const { in_transit, completed } = await counts(sg);
    expect(await tracked()).toEqual({ total: in_transit, statuses: new Set(['in_transit']) });
    expect(await tracked({ status: 'completed' })).toEqual({ total: completed, statuses: new Set(['completed']) });
  });

  test('by cursor nothing is skipped or seen twice while parcels are added (trust 1 Pagination)', async () => {
    const my = await app.tokenOf('my@demo.sampan.test');
    const make = () => app.call<Order>(endpoints.createOrder, { token: my, body: {} });
    const before = await Promise.all(Array.from({ length: 45 }, make));
    const expected = new Set(before.map((answer) => answer.body.id));
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: List = await list({ per_page: '7', ...(cursor ? { cursor } : {}) }, my);
      seen.push(...page.records.map((order) => order.id));
      await Promise.all([make(), make(), make()]);
      cursor = page.next_cursor;
    } while (cursor);
    expect(seen.length).toBe(new Set(seen).size);
    expect(new Set(seen)).toEqual(expected);
  });

  test('page numbers end where skipping would get slow', async () => {
    const answer = await app.refusal(endpoints.listOrders, { token, query: { page: '2000' } });
    expect([answer.status, answer.body.code]).toEqual([422, 'page_too_deep']);
    const cursor = await app.refusal(endpoints.listOrders, { token, query: { cursor: 'nonsense' } });
    expect([cursor.status, cursor.body.param]).toEqual([422, 'cursor']);
  });

  test('counts equal the lists, whatever happens to parcels, also after compacting', async () => {
    const id = await app.tokenOf('id@demo.sampan.test');
    const make = async () => (await app.call<Order>(endpoints.createOrder, { token: id, body: {} })).body;
    const orders = await Promise.all(Array.from({ length: 30 }, make));
    await Promise.all(
      orders
        .slice(0, 5)
        .map((order) =>
          app.call(endpoints.archiveOrder, { token: id, params: { id: order.id }, body: { reason: 'x' } }),
        ),
    );
    await Promise.all(
      orders
        .slice(5, 9)
        .map((order) => app.call(endpoints.cancelOrder, { token: id, params: { id: order.id }, body: {} })),
    );
    await Promise.all(
      orders.slice(9, 12).map((order) => app.call(endpoints.deleteOrder, { token: id, params: { id: order.id } })),
    );
    await app.call(endpoints.restoreOrder, { token: id, params: { id: orders[0]?.id ?? '' } });
    const expected = { new: 30 - 5 - 4 - 3 + 1, cancelled: 4, cod: 0 };
    expect(await counts(id)).toMatchObject(expected);
    const rows = async () =>
      Number((await app.ctx.db.execute<{ n: string }>(sql`select count(*) as n from order_counts`)).rows[0]?.n);
    for (let more = 0; more < 200; more += 1)
      await app.ctx.db.execute(
        sql`insert into order_counts select company_id, status, is_cod, has_problem, is_fulfillment, 0 from orders where id = ${orders[0]?.id} `,
      );
    const crowded = await rows();
    await compactOrderCounts(app.ctx);
    expect(await rows()).toBeLessThan(crowded - 150);
    expect(await counts(id)).toMatchObject(expected);
    for (const status of ['new', 'cancelled'] as const) {
      const page = await list({ status, per_page: '100' }, id);
      expect([page.total, page.records.length]).toEqual([expected[status], expected[status]]);
    }
    expect((await list({ is_archived: 'true' }, id)).total).toBe(4);
  });
});

describe('rating (spec 4 Rating)', () => {
  test('a completed parcel is rated once, even by two clicks at once; others not at all', async () => {
    const sg = await app.tokenOf('sg@demo.sampan.test');
    const order = await completedOrder(app, sg);
    const rate = (id: string, rating: unknown) =>
      app.refusal(endpoints.rateOrder, { token: sg, params: { id }, body: { rating } });
    for (const wrong of [0, 1, 4, 5.0001, '5', null]) expect((await rate(order.id, wrong)).status).toBe(422);
    const answers = await Promise.all([rate(order.id, 5), rate(order.id, 2.5), rate(order.id, 5)]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409]);
    expect((await rate(order.id, 5)).body.code).toBe('already_rated');
    const moving = await newOrder(app, sg, FULL_DRAFT);
    expect((await rate(moving.id, 5)).body.code).toBe('not_completed');
  });
});
