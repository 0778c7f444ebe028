import type { Coordinate, Party } from '@sampan/contract';
import { normalisePhone, type CountryCode } from '@sampan/country-rules';
import { issueText } from '@sampan/i18n';
import type { Translate } from '@sampan/messages';
import { coordinateOf, draftOf, type AddressDraft, type AddressTextField } from '@sampan/stores/address';
import { addressSchema, issueMessage, validateForm, type AddressFormOptions } from '@sampan/validators';

/** A wire address in the shape the address form holds. */
export function draftOfCoordinate(
  coordinate: Coordinate,
  person: { name?: string; phone?: string; email?: string } = {},
): AddressDraft {
  return {
    ...draftOf(coordinate),
    name: person.name ?? '',
    phone: normalisePhone(person.phone ?? '', coordinate.country),
    email: person.email ?? '',
  };
}

export function draftOfParty(party: Party): AddressDraft {
  return draftOfCoordinate(party.coordinate, party);
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
