import { randomBytes } from 'node:crypto';
import { callerOf, type ApiCaller } from './api-caller.ts';
import { DEMO_PASSWORD, type SignedInPerson } from './demo-person.ts';

/** Countries in which companies can be opened (spec 1: Viet Nam is closed). */
export type OpenCountry = 'SG' | 'MY' | 'PH' | 'ID';

export interface NewCompanyOptions {
  country?: OpenCountry;
  name?: string;
  company_name?: string;
  /** Put into the wallet by a saved test card, in the currency's major unit; then the company has a card as well. */
  money?: number;
}

/** Who owns the new company, signed in; its address is verified, its places are known, and nothing was shipped yet. */
export interface NewCompany extends SignedInPerson {
  readonly email: string;
  readonly password: string;
  /** Calls the API as the owner. */
  readonly api: ApiCaller;
}

interface Home {
  readonly phone: string;
  readonly coordinate: Readonly<Record<string, unknown>>;
}

/** A place to ship from in each country, complete by spec 5. */
const HOMES: Readonly<Record<OpenCountry, Home>> = {
  SG: {
    phone: '91112222',
    coordinate: { unit_number: '#03-11', street: '60 Paya Lebar Road', city: 'Singapore', post_code: '409051' },
  },
  MY: {
    phone: '123334444',
    coordinate: { street: '20 Jalan Tun Perak', city: 'Kuala Lumpur', state: 'Kuala Lumpur', post_code: '50050' },
  },
  PH: {
    phone: '9175556666',
    coordinate: {
      street: '172 Ayala Avenue',
      district: 'San Lorenzo',
      city: 'Makati',
      state: 'Metro Manila',
      post_code: '1223',
      // Where streets are picked from a map, a place without its point is not complete.
      lat: 14.5547,
      lng: 121.0244,
    },
  },
  ID: {
    phone: '8127778888',
    coordinate: {
      street: 'Jalan Jenderal Sudirman 52',
      county: 'Senayan',
      district: 'Kebayoran Baru',
      city: 'Jakarta Selatan',
      state: 'DKI Jakarta',
      post_code: '12190',
    },
  },
};

async function codeFor(anybody: ApiCaller, email: string): Promise<string> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const { records } = await anybody.call<{ records: { text: string }[] }>(
      'GET',
      `/api/dev/outbox?to=${encodeURIComponent(email)}`,
    );
    const code = records.map(({ text }) => /\b\d{6}\b/u.exec(text)?.[0]).find((found) => found !== undefined);
    if (code !== undefined) return code;
    if (Date.now() > deadline) throw new Error(`No code was mailed to ${email}.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function topUp(api: ApiCaller, amount: number): Promise<void> {
  const { setup_id } = await api.call<{ setup_id: string }>('POST', '/api/v1/payment_method/setup');
  const { payment_method_id } = await api.call<{ payment_method_id: string }>(
    'POST',
    `/api/v1/payment_method/setup/${setup_id}/test_card`,
    { card_number: '4242424242424242', exp_month: 12, exp_year: 2031 },
  );
  const card = await api.call<{ id: string }>('POST', '/api/v1/payment_method', {
    payment_method_id,
    name: 'TEST OWNER',
  });
  await api.call('POST', '/api/v1/me/top_up', { amount, payment_method_id: card.id });
}

/** Opens a company over the API, each step as its owner would take it. */
export async function openCompany(url: string, options: NewCompanyOptions = {}): Promise<NewCompany> {
  const { country = 'SG', name = 'Tan Mei Ling', company_name = 'Test Trading', money } = options;
  const email = `owner-${randomBytes(6).toString('hex')}@shop.example`;
  const anybody = callerOf(url);
  const opened = await anybody.call<SignedInPerson>('POST', '/api/v1/register', {
    email,
    password: DEMO_PASSWORD,
    name,
    company_name,
    country_code: country,
    is_read: true,
  });
  const api = callerOf(url, opened.token);
  await api.call('POST', '/api/v1/verify_mail', { email, otp: await codeFor(anybody, email) });
  const { phone, coordinate } = HOMES[country];
  const place = { ...coordinate, country };
  await api.call('PUT', '/api/v1/setting', {
    name,
    phone,
    coordinate: place,
    pickup_location: place,
    is_same_billing_and_delivery_address: true,
  });
  if (money !== undefined) await topUp(api, money);
  const user = await api.call<SignedInPerson['user']>('PUT', '/api/v1/me', { is_first_login: false });
  return { token: opened.token, user, email, password: DEMO_PASSWORD, api };
}
