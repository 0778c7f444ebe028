import { addressFieldsOf, type AddressFormField, type AddressOptions, type CoordinateLike } from './address.ts';
import { addressRulesOf } from './address-rules.ts';
import type { CountryCode } from './country-code.ts';
import type { AddressLabelKey } from './country-record.ts';
import { checkPhone } from './phone.ts';
import { checkPostcode } from './postcode.ts';

/** A filled address form, as far as it is checked here; every part may be missing. */
export type AddressLike = CoordinateLike & {
  readonly name?: string | undefined;
  readonly phone?: string | undefined;
  readonly lat?: number | null | undefined;
  readonly lng?: number | null | undefined;
};

/** One field of an address form that is missing or wrong, as a message key of `validate.*` with the label it names. */
export interface AddressProblem {
  readonly field: AddressFormField;
  readonly key:
    | 'validate.required'
    | 'validate.phone_required'
    | 'validate.phone_invalid'
    | 'validate.postcode_invalid'
    | 'validate.street_not_picked';
  readonly label: AddressLabelKey;
}

/**
 * What is missing or wrong in an address form (spec section 5), in the order of its fields; empty when nothing is. The same
 * rules as the schemas of the validators without their machinery, for widgets that count bytes; a test holds the two together.
 *
 * @param people which parts of a person the form asks for
 */
export function checkAddress(
  form: AddressLike,
  country: CountryCode,
  options: AddressOptions = {},
  people: readonly ('name' | 'phone')[] = ['name', 'phone'],
): AddressProblem[] {
  const problems: AddressProblem[] = [];
  const add = (field: AddressFormField, key: AddressProblem['key'], label: AddressLabelKey): void => {
    problems.push({ field, key, label });
  };
  const is_empty = (field: AddressFormField): boolean => (form[field] ?? '').trim() === '';
  if (people.includes('name') && is_empty('name')) add('name', 'validate.required', 'address.name');
  if (people.includes('phone')) {
    const checked = checkPhone(form.phone ?? '', country);
    if (!checked.ok) add('phone', `validate.phone_${checked.reason}`, 'address.phone');
  }
  const must_be_picked = addressRulesOf(country).address.street_must_be_picked;
  for (const { field, label, is_required, is_read_only } of addressFieldsOf(country, options)) {
    if (is_read_only) continue;
    if (field === 'post_code') {
      const checked = checkPostcode(form.post_code ?? '', country);
      if (!checked.ok)
        add(field, checked.reason === 'required' ? 'validate.required' : 'validate.postcode_invalid', label);
    } else if (is_empty(field)) {
      if (is_required) add(field, 'validate.required', label);
    } else if (field === 'street' && must_be_picked && ((form.lat ?? null) === null || (form.lng ?? null) === null)) {
      add(field, 'validate.street_not_picked', label);
    }
  }
  return problems;
}
