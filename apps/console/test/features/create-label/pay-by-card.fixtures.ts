import type { CountryCode } from '@sampan/country-rules';
import type { Demo, NewCompany } from '@sampan/testing/demo';
import type { Page } from 'playwright-core';

/** Where the four open countries' shops ship to, and how amounts begin there. */
const PLACES = {
  SG: {
    sign: 'S$ ',
    phone: '91234567',
    unit_number: '#08-212',
    street: 'Blk 145 Toa Payoh Lorong 2',
    post_code: '310145',
  },
  MY: {
    sign: 'RM ',
    phone: '123456789',
    street: '12 Jalan SS 2/24',
    city: 'Petaling Jaya',
    state: 'Selangor',
    post_code: '47300',
  },
  PH: {
    sign: '₱',
    phone: '9171234567',
    street: '8 Paseo de Roxas',
    district: 'San Lorenzo',
    city: 'Makati',
    state: 'Metro Manila',
    post_code: '1223',
    lat: 14.5587,
    lng: 121.0204,
  },
  ID: {
    sign: 'Rp ',
    phone: '8123456789',
    street: 'Jalan Cikini Raya 73',
    county: 'Senayan',
    district: 'Kebayoran Baru',
    city: 'Jakarta Selatan',
    state: 'DKI Jakarta',
    post_code: '12190',
  },
} as const satisfies Partial<Record<CountryCode, object>>;
export type ShopCountry = keyof typeof PLACES;

/** A company without a card, whose wallet has so much left; the rest of it waits for an answer. */
export interface Shop {
  owner: NewCompany;
  /** As amounts begin there. */
  sign: string;
  /** A parcel that has everything but its label. */
  order_id: string;
  facts(): Promise<Facts>;
}

interface Facts {
  labels: number;
  /** What cards paid, what can be spent, and what the newest label cost, in minor units. */
  charged: number;
  available: number;
  price: number;
}

/** Opens a shop whose wallet can spend so much, or what newcomers are given, with a parcel that waits for its label. */
export async function openShop(demo: Demo, country: ShopCountry, left_minor?: number): Promise<Shop> {
  const { pool } = demo.database;
  const owner = await demo.newCompany({ country });
  const { sign, phone, ...place } = PLACES[country];
  const { id: order_id } = await owner.api.call<{ id: string }>('POST', '/api/v1/order', {
    shipping_address: { name: 'Nurul Aisyah', phone, coordinate: { ...place, country } },
    package_type: 'satchel',
    package_content: 'Kaya jam',
    total_package_value: 20,
  });
  const leave = (left: number) =>
    pool.query(
      `update ledger_accounts set held_minor = posted_minor - $2 where kind = 'wallet'
       and company_id = (select company_id from users where id = $1)`,
      [owner.user.id, left],
    );
  const shop: Shop = {
    owner,
    sign,
    order_id,
    facts: async () => {
      const { rows } = await pool.query<Record<keyof Facts, string>>(
        `select (select count(*) from label_purchases p where p.company_id = c.id and p.state = 'bought') as labels,
           (select coalesce(sum(amount_minor), 0) from top_ups t where t.company_id = c.id and t.status = 'succeeded') as charged,
           (select posted_minor - held_minor from ledger_accounts a where a.company_id = c.id and a.kind = 'wallet') as available,
           (select coalesce(sum(amount_minor), 0) from label_purchases p where p.company_id = c.id and p.state = 'bought') as price
         from users u join companies c on c.id = u.company_id where u.id = $1`,
        [owner.user.id],
      );
      const [row] = rows;
      return {
        labels: Number(row?.labels),
        charged: Number(row?.charged),
        available: Number(row?.available),
        price: Number(row?.price),
      };
    },
  };
  if (left_minor !== undefined) await leave(left_minor);
  return shop;
}

/** The steps up to the confirmation of a parcel. */
export async function toConfirmation(demo: Demo, page: Page, order_id: string): Promise<void> {
  await page.goto(`${demo.url}/orders/create_label/3+delivery_service?order_id=${order_id}`);
  await go(page).click();
  await page.waitForURL('**/4+create_label_confirmation');
}

/** The button that goes on. */
export const go = (page: Page) => page.locator('.c-create__go:visible');

export async function addCard(page: Page, number: string): Promise<void> {
  await page.locator('input[autocomplete="cc-name"]').fill('Rachel Tan');
  const fields = page.locator('main form').locator('input[inputmode="numeric"]');
  await fields.nth(0).fill(number);
  await fields.nth(1).fill('1231');
  await page.locator('main form button[type="submit"]').click();
  await page.waitForURL('**/4+create_label_confirmation');
}

export const bought = (page: Page) => page.waitForURL(/4\+create_label_confirmation\?order_id=/u);
