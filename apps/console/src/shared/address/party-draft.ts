import type { Coordinate, Party } from '@sampan/contract';
import { isCountryCode, normalisePhone, type CountryCode } from '@sampan/country-rules';
import { issueText } from '@sampan/i18n';
import type { Translate } from '@sampan/messages';
import { emptyAddress, type AddressDraft, type AddressTextField } from '@sampan/ui';
import { addressSchema, issueMessage, validateForm, type AddressFormOptions } from '@sampan/validators';

/** A wire address in the shape the address form holds. */
export function draftOfCoordinate(
  coordinate: Coordinate,
  person: { name?: string; phone?: string; email?: string } = {},
): AddressDraft {
  const { lat, lng, ...texts } = coordinate;
  return {
    ...emptyAddress(coordinate.country),
    ...texts,
    name: person.name ?? '',
    phone: normalisePhone(person.phone ?? '', coordinate.country),
    email: person.email ?? '',
    lat,
    lng,
  };
}

export function draftOfParty(party: Party): AddressDraft {
  return draftOfCoordinate(party.coordinate, party);
}

/** What the form holds as an address of the wire. */
export function coordinateOf(draft: AddressDraft): Coordinate {
  const { name: _name, phone: _phone, email: _email, country, ...place } = draft;
  if (!isCountryCode(country)) throw new Error(`${country} is no country of ours`);
  return { ...place, country };
}

/** What the form holds as a person with an address. */
export function partyOfDraft(draft: AddressDraft): Party {
  return {
    name: draft.name.trim(),
    phone: draft.phone.trim(),
    email: draft.email.trim(),
    coordinate: coordinateOf(draft),
  };
}

export type AddressErrors = Partial<Record<AddressTextField, string>>;

/** What is wrong with an address by its country's rules, in words beside the field (spec section 5). Empty when nothing is. */
export function addressErrors(
  draft: AddressDraft,
  country: CountryCode,
  t: Translate,
  options: AddressFormOptions = {},
): AddressErrors {
  const { issues } = validateForm(addressSchema(country, options), draft);
  const errors: AddressErrors = {};
  for (const issue of issues ?? []) {
    const field = issue.path.split('.')[0] as AddressTextField;
    errors[field] ??= issueText(t, issueMessage(issue.key, issue.params));
  }
  return errors;
}
