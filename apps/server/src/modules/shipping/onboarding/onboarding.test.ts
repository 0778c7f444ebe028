import { endpoints, type Onboarding, type User } from '@sampan/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newOrder, shippedOrder } from '#test/app/endpoint-samples.fixtures.ts';
import { openTestApp, type TestApp, STRONG_SECRET } from '#test/app/test-app.fixtures.ts';
import { newOwner, SG_PLACE } from '#test/setting/setting.fixtures.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const stateOf = async (token: string) => (await app.call<Onboarding>(endpoints.getOnboarding, { token })).body;

describe('four steps to the first label (spec 2 /onboard, 4 A first-login flag)', () => {
  test('each step is read off what the company has', async () => {
    const { token, user } = await newOwner(app, 'steps@example.test');
    expect(user.is_first_login).toBe(true);
    expect(await stateOf(token)).toEqual({
      steps: { person: false, address: false, parcel: false, label: false },
      open_order_id: null,
      skipped_at: null,
    });
    await app.call(endpoints.saveSetting, { token, body: { name: 'Hui Min', phone: '91234567' } });
    expect((await stateOf(token)).steps).toMatchObject({ person: true, address: false });
    await app.call(endpoints.saveSetting, { token, body: { coordinate: SG_PLACE } });
    expect((await stateOf(token)).steps.address).toBe(false);
    await app.call(endpoints.saveSetting, { token, body: { pickup_location: SG_PLACE } });
    expect((await stateOf(token)).steps.address).toBe(true);
    const order = await newOrder(app, token);
    expect(await stateOf(token)).toMatchObject({ steps: { parcel: true, label: false }, open_order_id: order.id });
    await shippedOrder(app, token);
    expect((await stateOf(token)).steps.label).toBe(true);
  });

  test('skipping is remembered and undoes nothing; the first-login flag goes once', async () => {
    const { token } = await newOwner(app, 'later@example.test');
    const skipped = await app.call<Onboarding>(endpoints.skipOnboarding, { token });
    expect(skipped.body.skipped_at).toBeGreaterThan(1_700_000_000);
    const me = await app.call<User>(endpoints.updateMe, { token, body: { is_first_login: false } });
    expect(me.body.is_first_login).toBe(false);
  });

  test('in the demo a new company starts with credit it can ship with, booked as what it is; in production with nothing', async () => {
    const { user } = await newOwner(app, 'credit@example.test');
    expect(user.balance).toBe(50);
    const { rows } = await app.ctx.db.execute(
      sql`select kind, description from journals j join users u on u.company_id = j.company_id where u.id = ${user.id}`,
    );
    expect(rows).toEqual([{ kind: 'promotion', description: 'Demo credit' }]);
    const production = await openTestApp({
      env: { SAMPAN_PROFILE: 'production', SAMPAN_SECRET: STRONG_SECRET },
    });
    expect((await newOwner(production, 'paying@example.test')).user.balance).toBe(0);
    await production.close();
  });
});
