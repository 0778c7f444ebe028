import { rulesOf, type CountryCode } from '@sampan/country-rules';
import type { TestDatabase } from '@sampan/testing';

/**
 * Moves somebody of the demo to a company of their own in a country, which has never shipped and owns nothing but an empty
 * wallet. Answers its id.
 */
export async function seedCompany({ pool }: TestDatabase, email: string, country: CountryCode): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into companies select (jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid(), 'invite_code', $2::text,
       'country_code', $3::text, 'payment_type', 'prepaid'))).*
     from companies c join users u on u.company_id = c.id where u.email = $1 returning id`,
    [email, `of ${email}`, country],
  );
  const company_id = rows[0]?.id ?? '';
  await pool.query('update users set company_id = $1 where email = $2', [company_id, email]);
  await pool.query(
    "insert into ledger_accounts (id, company_id, kind, currency) values (gen_random_uuid(), $1, 'wallet', $2)",
    [company_id, rulesOf(country).currency],
  );
  return company_id;
}
