import { endpoints, type PickupLocation, type User } from '@sampan/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newOrder } from '#test/app/endpoint-samples.fixtures.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { newOwner, SG_PLACE } from '#test/setting/setting.fixtures.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const PLACE = {
  place_name: 'Warehouse',
  name: 'Marcus Lim',
  phone: '+65 9123 4567',
  note: 'Gate B',
  coordinate: SG_PLACE,
};
const list = async (token: string) =>
  (await app.call<{ records: PickupLocation[] }>(endpoints.listPickupLocations, { token })).body.records;
const add = async (token: string, change: object = {}) =>
  (await app.call<PickupLocation>(endpoints.createPickupLocation, { token, body: { ...PLACE, ...change } })).body;

describe('pick-up locations (spec 3 pickupLocations, 7 Common)', () => {
  test('the first one is the default; the default moves, and there is exactly one', async () => {
    const { token } = await newOwner(app, 'places@example.test');
    const first = await add(token);
    expect(first).toMatchObject({ is_default: true, phone: '91234567', place_name: 'Warehouse', note: 'Gate B' });
    const second = await add(token, { place_name: 'Shop' });
    expect(second.is_default).toBe(false);
    await app.call(endpoints.makeDefaultPickupLocation, { token, params: { id: second.id } });
    expect((await list(token)).map((place) => [place.place_name, place.is_default])).toEqual([
      ['Shop', true],
      ['Warehouse', false],
    ]);
    expect((await app.call<User>(endpoints.getMe, { token })).body.pickup_location).toMatchObject({
      post_code: '409051',
    });
  });

  test('thirty that become the default at once leave one default', async () => {
    const { token } = await newOwner(app, 'race@example.test');
    const places: PickupLocation[] = [];
    for (let n = 0; n < 6; n += 1) places.push(await add(token, { place_name: `Place ${n}` }));
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        app.call(endpoints.makeDefaultPickupLocation, { token, params: { id: places[n % 6]?.id ?? '' } }),
      ),
    );
    expect(answers.every((answer) => answer.status === 200)).toBe(true);
    expect((await list(token)).filter((place) => place.is_default)).toHaveLength(1);
  });

  test('is changed and removed, but never the default one', async () => {
    const { token } = await newOwner(app, 'change@example.test');
    const home = await add(token);
    const other = await add(token, { place_name: 'Shop' });
    const changed = await app.call<PickupLocation>(endpoints.updatePickupLocation, {
      token,
      params: { id: other.id },
      body: { ...PLACE, place_name: 'Studio', note: '' },
    });
    expect(changed.body).toMatchObject({ id: other.id, place_name: 'Studio', note: '', is_default: false });
    const refused = await app.refusal(endpoints.deletePickupLocation, { token, params: { id: home.id } });
    expect([refused.status, refused.body.code]).toEqual([409, 'default_place']);
    await app.call(endpoints.deletePickupLocation, { token, params: { id: other.id } });
    expect((await list(token)).map((place) => place.id)).toEqual([home.id]);
  });

  test('an address the country would not take, and a phone, are refused at their fields (spec 5)', async () => {
    const { token } = await newOwner(app, 'wrong@example.test');
    const answer = await app.refusal(endpoints.createPickupLocation, {
      token,
      body: { ...PLACE, name: '김', phone: '12', coordinate: { ...SG_PLACE, unit_number: '', post_code: '12' } },
    });
    expect(answer.body.errors.map((error) => [error.param, error.message])).toEqual([
      ['name', "Name has characters that a label can't show: 김"],
      ['phone', 'Phone number is invalid'],
      ['coordinate.unit_number', 'Unit number is required'],
      ['coordinate.post_code', 'Postcode is invalid'],
    ]);
    expect(await list(token)).toEqual([]);
  });

  test('saving the addresses moves the default place and keeps who is to be asked for at a named one', async () => {
    const { token } = await newOwner(app, 'named@example.test');
    await add(token);
    await app.call(endpoints.saveSetting, {
      token,
      body: { name: 'Hui Min', phone: '81234567', pickup_location: { ...SG_PLACE, unit_number: '#09-01' } },
    });
    expect(await list(token)).toMatchObject([
      { name: 'Marcus Lim', phone: '91234567', coordinate: { unit_number: '#09-01' } },
    ]);
  });
});

describe('address guard (spec 4)', () => {
  test('no label without a billing and a pick-up address: the server says so, whatever the page shows', async () => {
    const { token } = await newOwner(app, 'guard@example.test');
    const buy = async () => {
      const order = await newOrder(app, token, {
        billing_address: { name: 'Hui Min', phone: '91234567', coordinate: SG_PLACE },
      });
      const quote = await app.call<{ estimated_costs?: { id: string; total_fee: number }[]; code?: string }>(
        endpoints.estimateOrder,
        { token, params: { id: order.id }, body: {} },
      );
      const [entry] = quote.body.estimated_costs ?? [];
      const answer = await app.refusal(endpoints.createLabel, {
        token,
        params: { id: order.id },
        body: { estimated_costs_id: entry?.id, total_fee: entry?.total_fee },
      });
      return [answer.status, answer.body.code];
    };
    expect(await buy()).toEqual([422, 'address_required']);
    await app.call(endpoints.saveSetting, { token, body: { coordinate: SG_PLACE } });
    expect(await buy()).toEqual([422, 'address_required']);
    await add(token);
    expect((await buy())[0]).toBe(200);
  });
});
