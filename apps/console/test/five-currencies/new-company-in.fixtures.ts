import { rulesOf, type CountryCode } from '@sampan/country-rules';
import type { Demo, NewCompany } from '@sampan/testing/demo';
import { seedCompany } from './seed-company.fixtures.ts';

/** An owner whose company owns nothing but an empty wallet. */
export interface EmptyCompany extends NewCompany {
  readonly company_id: string;
}

/**
 * A company of the test's own in any of the five countries, whose owner reads the country's language, with an empty wallet:
 * also without what the demo gives to who registers. Nobody can register in a closed country, so Viet Nam's owner does in
 * another one; openIn() opens their page.
 */
export async function newCompanyIn(demo: Demo, country: CountryCode): Promise<EmptyCompany> {
  const owner = await demo.newCompany({ country: country === 'VN' ? 'PH' : country });
  const { currency, languages } = rulesOf(country);
  const user = await owner.api.call<NewCompany['user']>('PUT', '/api/v1/me', { language: languages.default });
  const company_id = await seedCompany(demo.database, owner.email, country);
  return { ...owner, company_id, user: { ...user, balance: 0, country_code: country, currency } };
}
