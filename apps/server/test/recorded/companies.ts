import type { Recorder } from './recorder.ts';

export const PASSWORD = 'Kaya#Toast1';
export const COUNTRIES = ['SG', 'MY', 'PH', 'ID'] as const;
export type OpenCountry = (typeof COUNTRIES)[number];

interface Home {
  phone: string;
  coordinate: Record<string, unknown>;
  /** A place elsewhere in the country that parcels go to. */
  recipient: { name: string; phone: string; email: string; coordinate: Record<string, unknown> };
  /** What is put into the wallet first, and what a parcel holds, in the currency's major unit. */
  money: number;
  value: number;
}

const at = (country: OpenCountry, coordinate: Record<string, unknown>) => ({ ...coordinate, country });

export const HOMES: Readonly<Record<OpenCountry, Home>> = {
  SG: {
    phone: '91112222',
    coordinate: at('SG', {
      unit_number: '#03-11',
      street: '60 Paya Lebar Road',
      city: 'Singapore',
      post_code: '409051',
    }),
    recipient: {
      name: 'Nurul Aisyah binti Rahman',
      phone: '91234567',
      email: 'nurul@example.test',
      coordinate: at('SG', {
        unit_number: '#08-212',
        street: 'Blk 145 Toa Payoh Lorong 2',
        post_code: '310145',
        city: 'Singapore',
        lat: 1.334,
        lng: 103.845,
      }),
    },
    money: 300,
    value: 48,
  },
  MY: {
    phone: '123334444',
    coordinate: at('MY', {
      street: '20 Jalan Tun Perak',
      city: 'Kuala Lumpur',
      state: 'Kuala Lumpur',
      post_code: '50050',
    }),
    recipient: {
      name: 'Lee Chong Keat',
      phone: '127778888',
      email: 'lee@example.test',
      coordinate: at('MY', {
        street: '8 Jalan Air Itam',
        city: 'George Town',
        state: 'Pulau Pinang',
        post_code: '10460',
      }),
    },
    money: 900,
    value: 120,
  },
  PH: {
    phone: '9175556666',
    coordinate: at('PH', {
      street: '172 Ayala Avenue',
      district: 'San Lorenzo',
      city: 'Makati',
      state: 'Metro Manila',
      post_code: '1223',
      lat: 14.5547,
      lng: 121.0244,
    }),
    recipient: {
      name: 'Maria Cristina Santos',
      phone: '9171112222',
      email: 'maria@example.test',
      coordinate: at('PH', {
        street: '12 Osmeña Boulevard',
        district: 'Sambag I',
        city: 'Cebu City',
        state: 'Cebu',
        post_code: '6000',
        lat: 10.3003,
        lng: 123.8962,
      }),
    },
    money: 9_000,
    value: 1_500,
  },
  ID: {
    phone: '8127778888',
    coordinate: at('ID', {
      street: 'Jalan Jenderal Sudirman 52',
      county: 'Senayan',
      district: 'Kebayoran Baru',
      city: 'Jakarta Selatan',
      state: 'DKI Jakarta',
      post_code: '12190',
    }),
    recipient: {
      name: 'Siti Rahmawati',
      phone: '8129990000',
      email: 'siti@example.test',
      coordinate: at('ID', {
        street: 'Jalan Braga 10',
        county: 'Braga',
        district: 'Sumur Bandung',
        city: 'Kota Bandung',
        state: 'Jawa Barat',
        post_code: '40111',
      }),
    },
    money: 1_000_000,
    value: 250_000,
  },
};

export interface Company {
  country: OpenCountry;
  email: string;
  token: string;
  user: { id: string; [field: string]: unknown };
  card_id: string;
}

/** The newest text of the outbox to somebody that matches; mails leave a moment after their request was answered. */
export async function mailed({ prepare }: Recorder, to: string, wanted: RegExp): Promise<string> {
  for (let left = 400; left > 0; left -= 1) {
    const { records } = await prepare(`GET /api/dev/outbox?to=${encodeURIComponent(to)}`);
    const found = (records as { text: string }[]).map(({ text }) => wanted.exec(text)?.[1]).find((each) => each);
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`No mail to ${to} has ${String(wanted)}.`);
}

/** A new company with a proved email, a place to ship from, a card and money. */
export async function openCompany(recorder: Recorder, country: OpenCountry, who = 'owner'): Promise<Company> {
  const email = `${who}-${country.toLowerCase()}@shop.example`;
  const note = `${country} ${who}`;
  const { phone, coordinate, money } = HOMES[country];
  const { token, user } = await recorder.call('POST /api/v1/register', {
    note,
    body: {
      email,
      password: PASSWORD,
      name: 'Tan Mei Ling',
      company_name: 'Test Trading',
      country_code: country,
      is_read: true,
    },
  });
  const by = token as string;
  const otp = await mailed(recorder, email, /\b(\d{6})\b/u);
  await recorder.call('POST /api/v1/verify_mail', { by, note, body: { email, otp } });
  await recorder.call('PUT /api/v1/setting', {
    by,
    note,
    body: {
      name: 'Tan Mei Ling',
      phone,
      coordinate,
      pickup_location: coordinate,
      is_same_billing_and_delivery_address: true,
    },
  });
  const { setup_id } = await recorder.call('POST /api/v1/payment_method/setup', { by, note });
  const { payment_method_id } = await recorder.call(`POST /api/v1/payment_method/setup/${setup_id}/test_card`, {
    by,
    note,
    body: { card_number: '4242424242424242', exp_month: 12, exp_year: 2031 },
  });
  const card = await recorder.call('POST /api/v1/payment_method', {
    by,
    note,
    body: { payment_method_id, name: 'TAN MEI LING' },
  });
  await recorder.call('POST /api/v1/me/top_up', { by, note, body: { amount: money, payment_method_id: card.id } });
  await recorder.call('PUT /api/v1/me', { by, note, body: { is_first_login: false } });
  return { country, email, token: by, user, card_id: card.id };
}
