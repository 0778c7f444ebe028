import { endpoints, type PaymentMethod, type User } from '@sampan/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CHALLENGE_CODE } from '../../../adapters/payment-sandbox/test-card.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import {
  TEST_CARD,
  newSavedCard,
  newSetup,
  newTestCard,
  save,
  tried,
} from '#test/payment-method/payment-method.fixtures.ts';
import { paymentMethods } from './payment-method.table.ts';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await openTestApp();
  token = await app.tokenOf('sg@demo.sampan.test');
});
afterAll(() => app.close());
beforeEach(() => app.ctx.db.delete(paymentMethods));

const cards = async (as = token) =>
  (await app.call<{ records: PaymentMethod[]; total: number }>(endpoints.listPaymentMethods, { token: as })).body;
const makeDefault = (id: string, as = token) =>
  app.refusal(endpoints.updatePaymentMethod, { token: as, params: { id }, body: { is_default: true } });
const remove = (id: string, as = token) => app.refusal(endpoints.deletePaymentMethod, { token: as, params: { id } });

describe('spec 4 Payment methods', () => {
  test('creating one makes it default if none exist; a second one is not, unless asked', async () => {
    const first = await newSavedCard(app, token);
    const second = await newSavedCard(app, token);
    expect([first.is_default, second.is_default]).toEqual([true, false]);
    const third = await newSavedCard(app, token, { is_default: true });
    expect(third.is_default).toBe(true);
    expect((await cards()).records.map(({ id, is_default }) => [id, is_default])).toEqual([
      [third.id, true],
      [second.id, false],
      [first.id, false],
    ]);
  });

  test('updating sets it default, and only it', async () => {
    const first = await newSavedCard(app, token);
    const second = await newSavedCard(app, token);
    expect((await makeDefault(second.id)).status).toBe(200);
    expect((await makeDefault(second.id)).status).toBe(200);
    expect((await cards()).records.filter(({ is_default }) => is_default).map(({ id }) => id)).toEqual([second.id]);
    expect(first.is_default).toBe(true);
  });

  test('there is always exactly one default, whatever happens at once (trust 4.32)', async () => {
    const ids = [];
    for (let at = 0; at < 4; at += 1) ids.push((await newSavedCard(app, token)).id);
    await Promise.all([
      ...ids.map((id) => makeDefault(id)),
      ...ids.slice(0, 2).map((id) => remove(id)),
      newSavedCard(app, token, { is_default: true }),
    ]);
    expect((await cards()).records.filter(({ is_default }) => is_default)).toHaveLength(1);
  });

  test('the default that is removed hands it to the newest of the others', async () => {
    const first = await newSavedCard(app, token);
    const second = await newSavedCard(app, token);
    expect((await remove(first.id)).status).toBe(200);
    expect((await cards()).records).toMatchObject([{ id: second.id, is_default: true }]);
    expect((await remove(first.id)).status).toBe(404);
  });

  test('the signed-in person is told their cards (spec 3 paymentMethodList)', async () => {
    const { id } = await newSavedCard(app, token);
    const me = await app.call<User>(endpoints.getMe, { token });
    expect(me.body.paymentMethodList).toEqual({ records: [{ id, is_default: true }] });
  });
});

describe('a card', () => {
  test("spec 5 Card: the holder's name is required and in upper case", async () => {
    const payment_method_id = await newTestCard(app, token);
    const nameless = await app.refusal(endpoints.createPaymentMethod, {
      token,
      body: { payment_method_id, name: '  ' },
    });
    expect([nameless.status, nameless.body.errors]).toEqual([
      422,
      [{ param: 'name', code: 'validate.card_holder_required', message: "Card holder's name is required" }],
    ]);
    expect((await save(app, token, { payment_method_id, name: 'nguyễn thị ánh' })).body).toMatchObject({
      holder_name: 'NGUYỄN THỊ ÁNH',
      brand: 'visa',
      last4: '4242',
      exp_month: 12,
      exp_year: 2031,
      is_expired: false,
      is_test: true,
    });
  });

  test('spec 8: what is no card of ours is an incorrect card number', async () => {
    const answer = await app.refusal(endpoints.createPaymentMethod, {
      token,
      body: { payment_method_id: 'pm_unknown', name: 'Rachel Tan' },
    });
    expect([answer.status, answer.body.code, answer.body.message]).toEqual([
      422,
      'card_not_accepted',
      'Incorrect card number. Please try again.',
    ]);
  });

  test('saved twice is one record', async () => {
    const payment_method_id = await newTestCard(app, token);
    const [one, two] = await Promise.all([1, 2].map(() => save(app, token, { payment_method_id, name: 'Rachel Tan' })));
    expect(one?.body.id).toBe(two?.body.id);
    expect((await cards()).total).toBe(1);
  });

  test('a bank may refuse it, or ask first', async () => {
    expect(await tried(app, token, { card_number: '4242 4242 4242 4241' })).toMatchObject({
      status: 'failed',
      reason: 'incorrect_number',
    });
    expect(await tried(app, token, { card_number: '4000000000000002' })).toMatchObject({ reason: 'card_declined' });
    expect((await tried(app, token, { card_number: '4000000000009995' })).status).toBe('succeeded');
    const id = await newSetup(app, token);
    const card = { ...TEST_CARD, card_number: '4000000000003155' };
    const ask = (code: string) =>
      app.call<{ status: string; payment_method_id: string | null }>(endpoints.tryTestCard, {
        token,
        params: { id },
        body: { ...card, code },
      });
    expect((await ask('')).body).toMatchObject({ status: 'requires_action', payment_method_id: null });
    expect((await ask('000000')).body).toMatchObject({ status: 'failed', reason: 'challenge_failed' });
    const accepted = await ask(CHALLENGE_CODE);
    expect(accepted.body.status).toBe('succeeded');
    expect((await ask('')).body.payment_method_id).toBe(accepted.body.payment_method_id);
  });

  test('its number is kept nowhere', async () => {
    await newSavedCard(app, token);
    const dump = await app.database.pool.query(
      `select coalesce(string_agg(t::text, ' '), '') as text from (select row_to_json(s) t from sandbox_cards s
       union all select row_to_json(p) from payment_methods p union all select row_to_json(a) from audit_log a) as rows`,
    );
    expect((dump.rows[0] as { text: string }).text).not.toContain('42424242');
  });
});

describe('who may', () => {
  test('only the owner: staff see no cards (spec 6, trust 4.25)', async () => {
    for (const email of ['staff@demo.sampan.test', 'readonly@demo.sampan.test']) {
      const staff = await app.tokenOf(email);
      expect((await app.refusal(endpoints.listPaymentMethods, { token: staff })).body.code).toBe('forbidden');
      const me = await app.call<User>(endpoints.getMe, { token: staff });
      expect(me.body.paymentMethodList.records).toEqual([]);
    }
  });

  test("nobody reaches another company's card or setup", async () => {
    const stranger = await app.tokenOf('my@demo.sampan.test');
    const mine = await newSavedCard(app, token);
    expect((await makeDefault(mine.id, stranger)).status).toBe(404);
    expect((await remove(mine.id, stranger)).status).toBe(404);
    const payment_method_id = await newTestCard(app, token);
    expect((await save(app, stranger, { payment_method_id, name: 'Aiman' })).status).toBe(422);
    const setup = await newSetup(app, token);
    const answer = await app.refusal(endpoints.tryTestCard, {
      token: stranger,
      params: { id: setup },
      body: TEST_CARD,
    });
    expect(answer.status).toBe(404);
    expect((await cards(stranger)).total).toBe(0);
  });
});
