import { addressRulesOf, type CountryCode } from '@sampan/country-rules';
import { useEffect, useState } from 'react';
import { useUser } from '../session/use-user.ts';

type FormatPhone = (text: string, country: CountryCode, home: CountryCode) => string;

let known: FormatPhone | null = null;

/** Until the groups of the numbers are known, and where they cannot be fetched: the digits, behind the code of another country. */
const ungrouped: FormatPhone = (text, country, home) =>
  text === '' || country === home ? text : `${addressRulesOf(country).phone_code} ${text}`;

/**
 * Writes a party's phone as the signed-in person's country writes numbers: '9123 4567' at home, '+60 12 345 6789' for one of
 * another country.
 */
export function usePhoneText(): (phone: string, country: CountryCode) => string {
  const home = useUser().country_code;
  const [format, setFormat] = useState<FormatPhone>(() => known ?? ungrouped);
  useEffect(() => {
    let is_shown = true;
    import('@sampan/phone-numbers')
      .then(({ formatPhone }) => {
        known = formatPhone;
        if (is_shown) setFormat(() => formatPhone);
      })
      .catch(() => undefined);
    return () => {
      is_shown = false;
    };
  }, []);
  return (phone, country) => format(phone, country, home);
}
