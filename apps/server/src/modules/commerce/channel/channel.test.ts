import { endpoints, MAX_STORES, type AvailableStore, type Store } from '@sampan/contract';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { auditLog } from '../../../platform/audit/audit.table.ts';
import { decryptText } from '../../../platform/text-encryption.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { channels } from './channel.table.ts';
import { encryptionContextOf } from './store-token.ts';

const TOKEN = 'ig-secret-31415926';
const FORM = {
  store_name: 'Kaya corner',
  profile_url: 'https://instagram.com/kaya.corner',
  store_logo: '',
  access_token: TOKEN,
  social_network_id: 'instagram',
};

let app: TestApp;
let owner: string;
let stranger: string;

beforeAll(async () => {
  app = await openTestApp();
  owner = await app.tokenOf('sg@demo.sampan.test');
  stranger = await app.tokenOf('my@demo.sampan.test');
});
afterAll(() => app.close());
afterEach(() => app.ctx.db.delete(channels));

const save = (body: object, token = owner) => app.call<Store>(endpoints.saveStore, { token, body });
const disconnect = (id: string, query: Record<string, string>, token = owner) =>
  app.call(endpoints.disconnectStore, { token, params: { id }, query });
const listed = async (token = owner) =>
  (await app.call<{ records: AvailableStore[] }>(endpoints.listAvailableStores, { token })).body.records;

describe('stores entered by hand (spec 3 form store, spec 4 Stores)', () => {
  test('are listed under their kind; the demo can connect every kind', async () => {
    const { body } = await save(FORM);
    const kinds = await listed();
    expect(
      kinds.map(({ source, is_available, unavailable_reason }) => [source, is_available, unavailable_reason]),
    ).toEqual([
      ['shopify', true, null],
      ['woocommerce', true, null],
      ['lazada', true, null],
      ['shopee', true, null],
      ['tiktok', true, null],
      ['manual', true, null],
    ]);
    expect(kinds.at(-1)?.stores).toEqual([body]);
    expect((await listed(stranger)).flatMap(({ stores }) => stores)).toEqual([]);
  });

  test('keep their token sealed, out of answers and the audit log, and lose it when disconnected', async () => {
    const { body } = await save(FORM);
    const stored = async () => (await app.ctx.db.select().from(channels).where(eq(channels.id, body.id)))[0];
    const sealed = (await stored())?.access_token ?? '';
    expect(sealed).not.toContain(TOKEN);
    expect(decryptText(encryptionContextOf(app.ctx.env.sealing_keys, body.id), sealed)).toBe(TOKEN);

    const right = { store: 'manual', shop_name: FORM.store_name, id: body.id };
    for (const wrong of [{ store: 'shopee' }, { shop_name: 'Another' }, { id: '01a1fc16-bb9c-785d-82ef-2117c4e0d956' }])
      expect((await disconnect(body.id, { ...right, ...wrong })).status).toBe(404);
    expect((await disconnect(body.id, right, stranger)).status).toBe(404);
    expect((await disconnect(body.id, right)).status).toBe(200);
    expect(await stored()).toMatchObject({ store_name: FORM.store_name, access_token: null });
    expect((await listed()).at(-1)?.stores).toEqual([]);
    expect((await save({ ...FORM, id: body.id })).status).toBe(404);

    const log = await app.ctx.db.select().from(auditLog).where(eq(auditLog.object_id, body.id));
    expect(log.map(({ action }) => action).toSorted()).toEqual(['store.create', 'store.disconnect']);
    expect(JSON.stringify([body, log])).not.toContain(TOKEN);
  });

  test('are updated by their id, by their own company alone', async () => {
    const { body } = await save(FORM);
    const renamed = await save({ ...FORM, id: body.id, store_name: 'Kaya corner 2' });
    expect(renamed.body).toMatchObject({ id: body.id, store_name: 'Kaya corner 2' });
    expect((await save({ ...FORM, id: body.id }, stranger)).status).toBe(404);
  });

  test.each([
    ['store_name', ''],
    ['access_token', ' '],
    ['profile_url', ''],
    ['profile_url', 'javascript:alert(1)'],
    ['store_logo', 'data:text/html,x'],
  ])('refuse %s %j with the field', async (field, value) => {
    const { status, body } = await save({ ...FORM, [field]: value });
    expect(status).toBe(422);
    expect((body as unknown as { errors: { param: string }[] }).errors[0]?.param).toBe(field);
  });

  test('are bounded in number', async () => {
    const { body } = await save(FORM);
    const [row] = await app.ctx.db.select().from(channels).where(eq(channels.id, body.id));
    if (!row) throw new Error('not stored');
    const more = Array.from({ length: MAX_STORES - 1 }, () => ({ ...row, id: crypto.randomUUID() }));
    await app.ctx.db.insert(channels).values(more);
    expect((await save(FORM)).status).toBe(422);
  });
});
