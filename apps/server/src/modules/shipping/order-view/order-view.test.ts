import { endpoints, MAX_ORDER_VIEWS, type Answer, type OrderLayout, type OrderView } from '@sampan/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { newOrderView, VIEW } from '#test/order-view/order-view-samples.fixtures.ts';
import { newOwner } from '#test/setting/setting.fixtures.ts';

const OWNER = 'sg@demo.sampan.test';
const STAFF = 'staff@demo.sampan.test';
const READ_ONLY = 'readonly@demo.sampan.test';
let app: TestApp;
let owner: string;
let staff: string;

beforeAll(async () => {
  app = await openTestApp();
  owner = await app.tokenOf(OWNER);
  staff = await app.tokenOf(STAFF);
});
afterAll(() => app.close());

const read = async (token: string) =>
  (await app.call<Answer<typeof endpoints.getOrderViews>>(endpoints.getOrderViews, { token })).body;
const namesFor = async (token: string) => (await read(token)).views.map(({ name }) => name);

describe('saved views of parcel lists (look-v2 2)', () => {
  test('are read back as they were saved, oldest first, and changed by their person', async () => {
    const { token } = await newOwner(app, 'views@example.test');
    const first = await newOrderView(app, token);
    const second = await newOrderView(app, token, {
      name: 'Late',
      list: 'in-transit',
      filters: { problem: 'true' },
    });
    expect(await read(token)).toMatchObject({
      views: [{ ...VIEW, is_own: true }, { id: second.id }],
    });
    const { list: _list, ...body } = VIEW;
    const changed = await app.call<OrderView>(endpoints.updateOrderView, {
      token,
      params: { id: first.id },
      body: { ...body, name: 'Cash to confirm', columns: null },
    });
    expect(changed.body).toEqual({
      ...VIEW,
      id: first.id,
      name: 'Cash to confirm',
      columns: null,
      is_own: true,
    });
    await app.call(endpoints.deleteOrderView, {
      token,
      params: { id: second.id },
    });
    expect(await namesFor(token)).toEqual(['Cash to confirm']);
  });

  test('belong to a person: a colleague neither sees nor changes them until they are shared', async () => {
    const mine = await newOrderView(app, staff, { name: 'Of staff' });
    expect(await namesFor(owner)).not.toContain('Of staff');
    const { list: _list, ...body } = VIEW;
    const params = { id: mine.id };
    for (const call of [
      app.refusal(endpoints.updateOrderView, { token: owner, params, body }),
      app.refusal(endpoints.deleteOrderView, { token: owner, params }),
    ])
      expect((await call).body.code).toBe('not_found');
    await app.call(endpoints.updateOrderView, {
      token: staff,
      params,
      body: { ...body, name: 'Of staff', is_shared: true },
    });
    const shared = (await read(owner)).views.find(({ id }) => id === mine.id);
    expect(shared).toMatchObject({
      name: 'Of staff',
      is_own: false,
      is_shared: true,
    });
    // Who shared it may leave: the owner clears it away, others may not.
    const read_only = await app.tokenOf(READ_ONLY);
    expect(
      (
        await app.refusal(endpoints.deleteOrderView, {
          token: read_only,
          params,
        })
      ).body.code,
    ).toBe('not_found');
    await app.call(endpoints.deleteOrderView, { token: owner, params });
    expect(await namesFor(staff)).not.toContain('Of staff');
  });

  test('who only reads keeps views, and shares none', async () => {
    const token = await app.tokenOf(READ_ONLY);
    const refused = await app.refusal(endpoints.createOrderView, {
      token,
      body: { ...VIEW, is_shared: true },
    });
    expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);
    await newOrderView(app, token, { name: 'Only mine' });
    expect(await namesFor(token)).toContain('Only mine');
  });

  test('one company: what another shares is not seen', async () => {
    await newOrderView(app, owner, { name: 'Team', is_shared: true });
    expect(await namesFor(staff)).toContain('Team');
    const other = await app.tokenOf('my@demo.sampan.test');
    expect(await namesFor(other)).toEqual([]);
  });

  test('a filter nobody knows and a column that is none are refused', async () => {
    const refused = await app.refusal(endpoints.createOrderView, {
      token: owner,
      body: { ...VIEW, filters: { company_id: 'x' }, columns: ['weight'] },
    });
    expect(refused.status).toBe(422);
  });

  test('thirty are the most, also when they come at once', async () => {
    const { token } = await newOwner(app, 'many-views@example.test');
    const answers = await Promise.all(
      Array.from({ length: MAX_ORDER_VIEWS + 6 }, () =>
        app.call<{ code?: string }>(endpoints.createOrderView, {
          token,
          body: VIEW,
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(MAX_ORDER_VIEWS);
    expect(await namesFor(token)).toHaveLength(MAX_ORDER_VIEWS);
  });
});

describe('how lists are drawn', () => {
  const save = async (token: string, body: object) =>
    (await app.call<OrderLayout>(endpoints.saveOrderLayout, { token, body })).body;

  test('is kept per person; two windows that choose for two lists lose neither', async () => {
    const { token } = await newOwner(app, 'layout@example.test');
    expect((await read(token)).layout).toEqual({
      is_compact: false,
      columns: {},
    });
    await Promise.all([
      save(token, { columns: { list: 'new', names: ['status'] } }),
      save(token, {
        columns: { list: 'completed', names: ['number', 'price'] },
      }),
      save(token, { is_compact: true }),
    ]);
    expect((await read(token)).layout).toEqual({
      is_compact: true,
      columns: { new: ['status'], completed: ['number', 'price'] },
    });
    expect(await save(token, { columns: { list: 'new', names: null } })).toEqual({
      is_compact: true,
      columns: { completed: ['number', 'price'] },
    });
    expect((await read(owner)).layout.is_compact).toBe(false);
  });
});
