import { endpoints, type Session, type User } from '@sampan/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { PASSWORD, verified } from '#test/account/account.fixtures.ts';

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const register = (body: object) => app.call<Session>(endpoints.register, { body: { password: PASSWORD, ...body } });
const HOME = {
  unit_number: '#03-11',
  street: '60 Paya Lebar Road',
  post_code: '409051',
  city: 'Singapore',
  country: 'SG',
};

describe('ways in (spec 4 Sessions, 7 Account)', () => {
  test('registering signs in; the token speaks for its person until they log out, then at once no more', async () => {
    const { body } = await register({ email: 'Owner@Example.test', name: 'Owner', phone: '+65 9123 4567' });
    expect(body.user).toMatchObject({
      email: 'Owner@Example.test',
      company_role: 'owner',
      // What a company of the demo starts with.
      balance: 50,
      currency: 'SGD',
      coordinate: null,
      pickup_location: null,
      accept_locad: true,
    });
    expect(body.token.length).toBeGreaterThanOrEqual(43);
    const me = () => app.call<User>(endpoints.getMe, { token: body.token });
    expect((await me()).body.id).toBe(body.user.id);
    await app.call(endpoints.logout, { token: body.token });
    expect((await me()).status).toBe(401);
  });

  test('the company has the name that was given, else that of its owner', async () => {
    const named = await register({ email: 'named@example.test', name: 'Owner', company_name: ' Kopi & Kaya ' });
    expect(named.body.user.company_name).toBe('Kopi & Kaya');
    const unnamed = await register({ email: 'unnamed@example.test', name: 'Owner', company_name: '' });
    expect(unnamed.body.user.company_name).toBe('Owner');
  });

  test('the database knows no token and no password', async () => {
    const { body } = await register({ email: 'secrets@example.test' });
    const dump = await app.ctx.db.execute(
      sql`select (select json_agg(s)::text from sessions s) || (select json_agg(u)::text from users u) as text`,
    );
    const text = String(dump.rows[0]?.['text']);
    expect(text).not.toContain(body.token);
    expect(text).not.toContain(PASSWORD);
    expect(text).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  });

  test('email is one whatever its case', async () => {
    await register({ email: 'twice@example.test' });
    expect(
      (await app.call(endpoints.login, { body: { email: 'TWICE@Example.test', password: PASSWORD } })).status,
    ).toBe(200);
  });

  test('a wrong password and an unknown email are answered alike (trust 4.22)', async () => {
    await register({ email: 'known@example.test' });
    const wrong = await app.refusal(endpoints.login, {
      body: { email: 'known@example.test', password: 'Kaya#Toast2' },
    });
    const unknown = await app.refusal(endpoints.login, {
      body: { email: 'unknown@example.test', password: 'Kaya#Toast2' },
    });
    const { request_id: _one, ...first } = wrong.body;
    const { request_id: _two, ...second } = unknown.body;
    expect([wrong.status, first]).toEqual([unknown.status, second]);
  });

  test.each([
    ['', 'Password must not be empty'],
    ['Kaya#1', 'Password must be longer or equal than 8 characters'],
    ['12345678!', 'Password should have at least one letter/number/special character'],
    ['KayaToast!', 'Password should have at least one letter/number/special character'],
    ['KayaToast1', 'Password should have at least one letter/number/special character'],
  ])('the password %j is refused (spec 5 Password, strict)', async (password, sentence) => {
    const answer = await app.refusal(endpoints.register, { body: { email: 'weak@example.test', password } });
    expect([answer.status, answer.body.param]).toEqual([422, 'password']);
    expect(answer.body.errors[0]?.message).toBe(sentence);
  });

  test('Viet Nam is closed: no account, by its own sentence (design 8.4)', async () => {
    const answer = await app.refusal(endpoints.register, {
      body: { email: 'vn@example.test', password: PASSWORD, country_code: 'VN' },
    });
    expect([answer.status, answer.body.code]).toEqual([422, 'country_closed']);
  });

  test('a session unused for half a day, and one of a week, have ended (trust 4.2)', async () => {
    const later = await openTestApp();
    const { body } = await later.call<Session>(endpoints.register, {
      body: { email: 'idle@example.test', password: PASSWORD },
    });
    const status = async () => (await later.call(endpoints.getMe, { token: body.token })).status;
    for (let hour = 0; hour < 160; hour += 10) {
      later.clock.advance(10 * 3600);
      expect(await status()).toBe(200);
    }
    later.clock.advance(9 * 3600);
    expect(await status()).toBe(401);
    await later.close();
  });
});

test('sign-up keeps what the company sells, and what led to it (spec 7 POST /register)', async () => {
  const kept = async (email: string, said: object) => {
    await app.call<Session>(endpoints.register, { body: { email, password: PASSWORD, ...said } });
    const { rows } = await app.database.pool.query<{ business_types: string[]; from_quotation: boolean; ati: string }>(
      `select c.business_types, c.from_quotation, c.ati from companies c join users u on u.company_id = c.id where u.email = $1`,
      [email],
    );
    return rows[0];
  };
  const said = { business_types: ['retail', 'Pasar malam'], from_quotation: true, ati: 'expo-2026' };
  expect(await kept('says@example.test', said)).toEqual(said);
  expect(await kept('silent@example.test', {})).toEqual({ business_types: [], from_quotation: false, ati: '' });
});

describe('settings (spec 3 Settings payload, 7 PUT /setting)', () => {
  test('billing and pick-up are saved; "the same" copies billing to pick-up', async () => {
    const { token } = await verified(app, 'shop@example.test');
    const saved = await app.call<User>(endpoints.saveSetting, {
      token,
      body: { name: 'Rachel', phone: '+65 9123 4567', coordinate: HOME, is_same_billing_and_delivery_address: true },
    });
    expect(saved.body).toMatchObject({
      name: 'Rachel',
      phone: '91234567',
      is_same_billing_and_delivery_address: true,
      coordinate: { post_code: '409051' },
      pickup_location: { post_code: '409051' },
    });
    const places = await app.call<{ records: { is_default: boolean; name: string }[] }>(endpoints.listPickupLocations, {
      token,
    });
    expect(places.body.records).toMatchObject([{ is_default: true, name: 'Rachel' }]);
  });

  test('an address that its country would not take is refused at its field, and nothing is saved', async () => {
    const { token } = await verified(app, 'fussy@example.test');
    const answer = await app.refusal(endpoints.saveSetting, {
      token,
      body: { phone: '12', coordinate: HOME },
    });
    expect([answer.status, answer.body.param, answer.body.errors[0]?.message]).toEqual([
      422,
      'phone',
      'Phone number is invalid',
    ]);
    const unit = await app.refusal(endpoints.saveSetting, {
      token,
      body: { coordinate: { ...HOME, unit_number: '' } },
    });
    expect([unit.status, unit.body.param]).toEqual([422, 'coordinate.unit_number']);
    const abroad = await app.refusal(endpoints.saveSetting, {
      token,
      body: { coordinate: { ...HOME, country: 'MY', post_code: '46000', state: 'Selangor' } },
    });
    expect([abroad.status, abroad.body.param]).toEqual([422, 'coordinate.country']);
    expect((await app.call<User>(endpoints.getMe, { token })).body.coordinate).toBeNull();
  });

  test('an address wants the starred phone beside it; the profile alone may leave it empty (spec 5 Address)', async () => {
    const { token } = await verified(app, 'starred@example.test');
    const empty = await app.refusal(endpoints.saveSetting, { token, body: { phone: '', coordinate: HOME } });
    expect([empty.status, empty.body.param, empty.body.errors[0]?.message]).toEqual([
      422,
      'phone',
      'Phone number is required',
    ]);
    expect((await app.call(endpoints.saveSetting, { token, body: { name: 'Mei', phone: '' } })).status).toBe(200);
  });

  test('what is wrong with the phone and with both addresses is said at once', async () => {
    const { token } = await verified(app, 'all-at-once@example.test');
    const { body } = await app.refusal(endpoints.saveSetting, {
      token,
      body: {
        phone: '12',
        coordinate: { ...HOME, unit_number: '', post_code: '1' },
        pickup_location: { ...HOME, street: '' },
      },
    });
    expect(body.errors.map(({ param }) => param)).toEqual([
      'phone',
      'coordinate.unit_number',
      'coordinate.post_code',
      'pickup_location.street',
    ]);
  });

  test('PUT /me takes a phone of the own country, tidied, and no other (spec 5 Phone)', async () => {
    const { body } = await register({ email: 'phone@example.test', name: 'Mei' });
    const put = (phone: string) => app.refusal(endpoints.updateMe, { token: body.token, body: { phone } });
    const wrong = await put('12');
    expect([wrong.status, wrong.body.param, wrong.body.errors[0]?.message]).toEqual([
      422,
      'phone',
      'Phone number is invalid',
    ]);
    const right = await app.call<User>(endpoints.updateMe, { token: body.token, body: { phone: '+65 9123 4567' } });
    expect(right.body.phone).toBe('91234567');
  });

  test('PUT /me changes what it names and nothing else', async () => {
    const { token } = await verified(app, 'lingo@example.test', { name: 'Mei' });
    const changed = await app.call<User>(endpoints.updateMe, {
      token,
      body: { language: 'vi', is_first_login: false },
    });
    expect(changed.body).toMatchObject({ name: 'Mei', language: 'vi', is_first_login: false });
  });
});
