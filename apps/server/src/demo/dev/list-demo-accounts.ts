import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../index.ts';

/** Who anybody may sign in as in the demo profile (design 7). */
export async function listDemoAccounts() {
  return {
    password: DEMO_PASSWORD,
    records: DEMO_ACCOUNTS.map(({ email, name, company_name, country_code, role }) => ({
      email,
      name,
      company_name,
      country_code,
      role,
    })),
  };
}
