import { normalisePhone, type CountryCode } from '@sampan/country-rules';
import { readPhone } from '@sampan/phone-numbers';
import type { ReferralRefusal } from './referral.table.ts';

/** What is compared of a company: who its people are, and who it is. */
export interface ReferralParty {
  country_code: CountryCode;
  /** As the companies wrote it. */
  name: string;
  business_number: string | null;
  people: readonly { email: string | null; phone: string; login_phone: string | null }[];
}

/** One mailbox however it is written: an alias behind a plus, dots and capitals make no second person. */
function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@');
  const name = local.split('+')[0] ?? '';
  const is_dotless = domain === 'gmail.com' || domain === 'googlemail.com';
  return `${is_dotless ? name.replaceAll('.', '') : name}@${is_dotless ? 'gmail.com' : domain}`;
}

function mailboxes({ people }: ReferralParty): Set<string> {
  return new Set(people.flatMap(({ email }) => (email === null ? [] : [mailboxOf(email)])));
}

function phones({ people, country_code }: ReferralParty): Set<string> {
  return new Set(
    people
      .flatMap(({ phone, login_phone }) => [phone, login_phone ?? ''])
      .map((phone) => {
        const read = readPhone(phone, country_code);
        return read.ok ? read.phone : normalisePhone(phone, country_code);
      })
      .filter((phone) => phone !== ''),
  );
}

function foldedName(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, '');
}

function meets(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return [...one].some((value) => other.has(value));
}

/** Why two companies are one and the same, so that an invitation between them earns nothing (trust 4.34); null when they are not. */
export function selfReferral(referrer: ReferralParty, friend: ReferralParty): ReferralRefusal | null {
  if (meets(mailboxes(referrer), mailboxes(friend))) return 'same_person';
  if (meets(phones(referrer), phones(friend))) return 'same_phone';
  const has_same_number = referrer.business_number !== null && referrer.business_number === friend.business_number;
  const has_same_name =
    referrer.country_code === friend.country_code && foldedName(referrer.name) === foldedName(friend.name);
  return has_same_number || has_same_name ? 'same_company' : null;
}
