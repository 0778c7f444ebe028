import type { User } from '@sampan/contract';
import { normalisePhone, type CountryCode } from '@sampan/country-rules';
import { useStore } from '@nanostores/react';
import { $country, $user } from '../../shared/session/session.store.ts';

/** What is known of whoever opens a form: everything of a signed-in person, the country of everybody. */
export interface Enquirer {
  readonly is_known: boolean;
  readonly country: CountryCode;
  readonly name: string;
  readonly email: string;
  /** Without the country's code. */
  readonly phone: string;
  readonly company_name: string;
}

export function enquirerOf(user: User | null, country: CountryCode): Enquirer {
  if (user === null) return { is_known: false, country, name: '', email: '', phone: '', company_name: '' };
  return {
    is_known: true,
    country: user.country_code,
    name: user.name,
    email: user.email,
    phone: normalisePhone(user.phone, user.country_code),
    company_name: user.company_name,
  };
}

export function useEnquirer(): Enquirer {
  return enquirerOf(useStore($user), useStore($country));
}
