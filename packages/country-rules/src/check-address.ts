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

const isEmpty = (text: string | null | undefined): boolean => (text ?? '').trim() === '';

/** What is missing or wrong in the person part of an address form. */
function checkPerson(form: AddressLike, country: CountryCode, people: readonly ('name' | 'phone')[]): AddressProblem[] {
  const problems: AddressProblem[] = [];
  if (people.includes('name') && isEmpty(form.name))
    problems.push({ field: 'name', key: 'validate.required', label: 'address.name' });
  if (people.includes('phone')) {
    const checked = checkPhone(form.phone ?? '', country);
    if (!checked.ok) problems.push({ field: 'phone', key: `validate.phone_${checked.reason}`, label: 'address.phone' });
  }
  return problems;
}

/** What is missing or wrong in the place part of an address form (spec section 5), in the order of its fields. */
export function checkPlace(form: AddressLike, country: CountryCode, options: AddressOptions = {}): AddressProblem[] {
  const problems: AddressProblem[] = [];
  const must_be_picked = addressRulesOf(country).address.street_must_be_picked;
  const is_placed = (form.lat ?? null) !== null && (form.lng ?? null) !== null;
  for (const { field, label, is_required, is_read_only } of addressFieldsOf(country, options)) {
    const add = (key: AddressProblem['key']) => problems.push({ field, key, label });
    if (is_read_only) continue;
    if (field === 'post_code') {
      const checked = checkPostcode(form.post_code ?? '', country);
      if (!checked.ok) add(checked.reason === 'required' ? 'validate.required' : 'validate.postcode_invalid');
    } else if (isEmpty(form[field])) {
      if (is_required) add('validate.required');
    } else if (field === 'street' && must_be_picked && !is_placed) add('validate.street_not_picked');
  }
  return problems;
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
  return [...checkPerson(form, country, people), ...checkPlace(form, country, options)];
}
