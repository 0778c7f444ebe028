import type { CountryCode } from '@sampan/country-rules';
import type { Role } from '../platform/context.ts';

/** The password of every demo account (design 7). */
export const DEMO_PASSWORD = 'Sampan#2026';

export interface DemoAccount {
  email: string;
  name: string;
  phone: string;
  company_name: string;
  country_code: CountryCode;
  role: Role;
  /** Joins the company of this other account instead of having its own. */
  joins?: string;
  is_admin?: true;
  is_post_billing?: true;
  /** A test key that never changes, so that documents and examples can name it. */
  publishable_key?: string;
  /** The same for calls from a server; everybody knows it, so it exists in the demo alone. */
  secret_key?: string;
}

/** The people of the demo: a company per country, and one person for each role (design 7). */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    email: 'sg@demo.sampan.test',
    name: 'Rachel Tan Hui Min',
    phone: '91234567',
    company_name: 'Kopi & Kaya Goods',
    country_code: 'SG',
    role: 'owner',
    publishable_key: 'pk_test_DemoKopiKayaSingapore00',
    secret_key: 'sk_test_DemoKopiKayaSingapore0000000000000000000000',
  },
  {
    email: 'my@demo.sampan.test',
    name: 'Nur Aisyah binti Zulkifli',
    phone: '123456789',
    company_name: 'Batik Bayu',
    country_code: 'MY',
    role: 'owner',
    publishable_key: 'pk_test_DemoBatikBayuMalaysia00',
    secret_key: 'sk_test_DemoBatikBayuMalaysia0000000000000000000000',
  },
  {
    email: 'ph@demo.sampan.test',
    name: 'Maria Cristina Dela Cruz',
    phone: '9171234567',
    company_name: 'Habi Home Weaves',
    country_code: 'PH',
    role: 'owner',
    publishable_key: 'pk_test_DemoHabiHomePhilippines',
    secret_key: 'sk_test_DemoHabiHomePhilippines00000000000000000000',
  },
  {
    email: 'id@demo.sampan.test',
    name: 'Dewi Kartika Sari',
    phone: '8123456789',
    company_name: 'Rempah Nusantara',
    country_code: 'ID',
    role: 'owner',
    publishable_key: 'pk_test_DemoRempahNusantara000',
    secret_key: 'sk_test_DemoRempahNusantara000000000000000000000000',
  },
  {
    email: 'staff@demo.sampan.test',
    name: 'Marcus Lim Wei Jie',
    phone: '98765432',
    company_name: 'Kopi & Kaya Goods',
    country_code: 'SG',
    role: 'staff',
    joins: 'sg@demo.sampan.test',
  },
  {
    email: 'readonly@demo.sampan.test',
    name: 'Siti Hajar binti Osman',
    phone: '87654321',
    company_name: 'Kopi & Kaya Goods',
    country_code: 'SG',
    role: 'staff_ro',
    joins: 'sg@demo.sampan.test',
  },
  {
    email: 'postbilling@demo.sampan.test',
    name: 'Adeline Koh',
    phone: '96543210',
    company_name: 'Harbourfront Electronics',
    country_code: 'SG',
    role: 'owner',
    is_post_billing: true,
  },
  {
    email: 'admin@demo.sampan.test',
    name: 'Sampan Admin',
    phone: '90000000',
    company_name: 'Sampan',
    country_code: 'SG',
    role: 'owner',
    is_admin: true,
  },
];
