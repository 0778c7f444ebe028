import {
  addressFieldsOf,
  formatAddress,
  isCountryCode,
  normaliseStateName,
  requiredCoordinateFields,
  rulesOf,
} from '@sampan/country-rules';
import type { AddressOptions, CoordinateField, CountryCode } from '@sampan/country-rules';
import * as v from 'valibot';
import { optionalEmailField, phoneField, postcodeField } from './contact-field.ts';
import { issueMessage, type LabelKey } from './issue.ts';
import { optionalText, requiredText, textField } from './text-field.ts';

const PART_MAX = 120;
const UNIT_MAX = 40;
const FORMATTED_MAX = 500;

export interface AddressFormOptions extends AddressOptions {
  /** For callers that find the position themselves, such as the server for orders of the API and of shops. */
  readonly street_may_be_typed?: boolean;
}

function degrees(limit: number) {
  const message = issueMessage('validate.number_invalid');
  return v.nullish(v.pipe(v.number(message), v.minValue(-limit, message), v.maxValue(limit, message)), null);
}

function labelOf(country: CountryCode, field: CoordinateField, options: AddressFormOptions): LabelKey {
  return (
    addressFieldsOf(country, options).find((rule) => rule.field === field)?.label ?? `address.${field as 'street'}`
  );
}

function coordinateEntries(country: CountryCode, options: AddressFormOptions) {
  const required = requiredCoordinateFields(country, options);
  const part = (field: Exclude<CoordinateField, 'post_code' | 'country'>, max: number = PART_MAX) =>
    textField({ label: labelOf(country, field, options), is_required: required.includes(field), max });
  const level = (field: 'state' | 'city' | 'district' | 'county') =>
    v.pipe(part(field), v.transform(normaliseStateName));
  return {
    street: part('street', 200),
    unit_number: part('unit_number', UNIT_MAX),
    building_name: optionalText('address.street', PART_MAX),
    post_code: postcodeField(country),
    state: level('state'),
    city: level('city'),
    district: level('district'),
    county: level('county'),
    country: ownCountry(country),
    lat: degrees(90),
    lng: degrees(180),
    formatted_address: optionalText('label.address', FORMATTED_MAX),
  };
}

/** The form's country cannot be changed (spec section 5): its code or name, or nothing, gives the code. */
function ownCountry(country: CountryCode) {
  const own = [country, rulesOf(country).name].map((text) => text.toLowerCase());
  return v.pipe(
    v.nullish(v.string(), country),
    v.check(
      (text) => text.trim() === '' || own.includes(text.trim().toLowerCase()),
      issueMessage('validate.value_invalid', { label: 'address.country' }),
    ),
    v.transform(() => country),
  );
}

/** A street of the Philippines must come from the search list or the map, which both give a position (spec section 5). */
function pickedStreet(country: CountryCode, options: AddressFormOptions) {
  const must_be_picked = rulesOf(country).address.street_must_be_picked && options.street_may_be_typed !== true;
  return (form: { readonly street: string; readonly lat: number | null; readonly lng: number | null }): boolean =>
    !must_be_picked || form.street === '' || (form.lat !== null && form.lng !== null);
}

/**
 * The coordinate of an address form per country (spec section 5, Address): starred parts, postcode, the unit in Singapore
 * (not for a marketplace order, nor in the form that asks for the post code only), the picked street in the Philippines.
 */
export function coordinateSchema(country: CountryCode, options: AddressFormOptions = {}) {
  return v.pipe(
    v.object(coordinateEntries(country, options)),
    v.forward(
      v.partialCheck(
        [['street'], ['lat'], ['lng']],
        pickedStreet(country, options),
        issueMessage('validate.street_not_picked'),
      ),
      ['street'],
    ),
  );
}
export type CoordinateOutput = v.InferOutput<ReturnType<typeof coordinateSchema>>;

/** A whole address form, flat: name, phone, optional email and the fields of {@link coordinateSchema}. */
export function addressSchema(country: CountryCode, options: AddressFormOptions = {}) {
  return v.pipe(
    v.object({
      name: requiredText('address.name', PART_MAX),
      phone: phoneField(country),
      email: optionalEmailField(),
      ...coordinateEntries(country, options),
    }),
    v.forward(
      v.partialCheck(
        [['street'], ['lat'], ['lng']],
        pickedStreet(country, options),
        issueMessage('validate.street_not_picked'),
      ),
      ['street'],
    ),
  );
}
export type AddressOutput = v.InferOutput<ReturnType<typeof addressSchema>>;

/** One side of a parcel as the wire nests it: the person, and the place with its one-line text filled in. */
export function partyOf(address: AddressOutput): {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly coordinate: CoordinateOutput;
} {
  const { name, phone, email, ...place } = address;
  return { name, phone, email, coordinate: withFormattedAddress(place) };
}

/** The same coordinate; an empty `formatted_address` is joined from its parts. */
export function withFormattedAddress(place: CoordinateOutput): CoordinateOutput {
  if (place.formatted_address !== '' || !isCountryCode(place.country)) return place;
  return { ...place, formatted_address: formatAddress(place, place.country) };
}
