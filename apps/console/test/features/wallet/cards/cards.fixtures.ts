import type { CountryCode } from '@sampan/country-rules';
import type { TestDatabase } from '@sampan/testing';
import type { LooseTranslate } from '@sampan/messages';
import type { Page } from 'playwright-core';

/** Whose company; the Vietnamese one was the Philippine one. */
const EMAILS: Readonly<Record<CountryCode, string>> = {
  SG: 'sg@demo.sampan.test',
  MY: 'my@demo.sampan.test',
  PH: 'ph@demo.sampan.test',
  ID: 'id@demo.sampan.test',
  VN: 'ph@demo.sampan.test',
};
/** Whose cards: the demo's merchant of a country, or an owner of a company of the test's own. */
type Holder = CountryCode | { readonly email: string };
const emailOf = (holder: Holder): string => (typeof holder === 'string' ? EMAILS[holder] : holder.email);

const COMPANY = '(select company_id from users where email = $1)';

/** As long as a holder's name may be. */
export const LONGEST_NAME = 'NGUYỄN THỊ ÁNH TUYẾT VÀ CỘNG SỰ TRÁCH NHIỆM HỮU HẠN '.repeat(2).slice(0, 100);

/** A company without a card, as on its first day. */
export async function forgetCards(database: TestDatabase, holder: Holder): Promise<void> {
  await database.pool.query(`delete from payment_methods where company_id = ${COMPANY}`, [emailOf(holder)]);
}

/** Ten cards with the longest of names, of every brand, one of them out of date. */
export async function keepTenCards(database: TestDatabase, holder: Holder): Promise<void> {
  await forgetCards(database, holder);
  await database.pool.query(
    `insert into payment_customers (company_id, provider, customer_id)
     select ${COMPANY}, 'sandbox', 'ten_cards_of_' || $2 on conflict do nothing`,
    [emailOf(holder), emailOf(holder)],
  );
  await database.pool.query(
    `insert into payment_methods
       (id, company_id, provider, provider_id, brand, last4, exp_month, exp_year, holder_name, is_default, created_at)
     select gen_random_uuid(), ${COMPANY}, 'sandbox', 'ten_' || $2 || n,
       (array['visa', 'mastercard', 'amex', 'jcb', 'unionpay', 'diners', 'discover', 'visa', 'eftpos', 'amex'])[n],
       (1000 + n)::text, 12, case n when 4 then 2021 else 2031 end, $3, n = 10, n
     from generate_series(1, 10) n`,
    [emailOf(holder), emailOf(holder), LONGEST_NAME],
  );
}

/** Types a test card into the form that is open, and saves it. */
export async function typeCard(page: Page, t: LooseTranslate, number: string, name = 'Nur Aisyah'): Promise<void> {
  await page.getByLabel(t('payment.holder')).fill(name);
  await page.getByLabel(t('payment.card_number')).fill(number);
  await page.getByLabel(t('payment.expiry')).fill('12/31');
  await page.getByRole('button', { name: t('payment.save'), exact: true }).click();
}
