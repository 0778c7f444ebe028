import type { Coordinate, Party } from '@sampan/contract';
import {
  addressFieldsOf,
  checkPostcode,
  formatAddress,
  requiredCoordinateFields,
  type AddressOptions,
  type CountryCode,
} from '@sampan/country-rules';
import { readPhone } from '@sampan/phone-numbers';
import type { FieldError } from '../../../platform/errors.ts';
import { issueErrorOf } from '../../../platform/issue-error.ts';
import { printErrors } from './print-errors.ts';

/** The parts of a place that stand on its label. */
const PRINTED = ['unit_number', 'building_name', 'street', 'county', 'district', 'city', 'state'] as const;

/** What of a place a label cannot show. `path` leads to it in the request. */
export function placePrintErrors(coordinate: Coordinate, path: string): FieldError[] {
  return printErrors(PRINTED.map((field) => [`${path}.${field}`, coordinate[field]]));
}

/** What is wrong with a place by the rules of its own country (spec 5 'Address'). `path` leads to it in the request. */
export function checkCoordinate(coordinate: Coordinate, path: string, options: AddressOptions = {}): FieldError[] {
  const country = coordinate.country;
  const labels = new Map(addressFieldsOf(country, options).map(({ field, label }) => [field, label]));
  const errors = requiredCoordinateFields(country, options)
    .filter((field) => field !== 'country' && (coordinate[field] ?? '').trim() === '')
    .map((field) => {
      const label = labels.get(field);
      return issueErrorOf(`${path}.${field}`, 'validate.required', label ? { label } : {});
    });
  if (coordinate.post_code !== '' && !checkPostcode(coordinate.post_code, country).ok) {
    errors.push(issueErrorOf(`${path}.post_code`, 'validate.postcode_invalid'));
  }
  return [...errors, ...placePrintErrors(coordinate, path)];
}

/** The same for a person and their place: the phone is the country's of the place (spec 5 'Phone'). */
export function checkParty(party: Party, path: string, options: AddressOptions = {}): FieldError[] {
  const errors = checkCoordinate(party.coordinate, `${path}.coordinate`, options);
  const phone = readPhone(party.phone, party.coordinate.country);
  if (!phone.ok) {
    errors.unshift(
      phone.reason === 'required'
        ? issueErrorOf(`${path}.phone`, 'validate.phone_required')
        : issueErrorOf(`${path}.phone`, 'validate.phone_invalid'),
    );
  }
  return [...errors, ...printErrors([[`${path}.name`, party.name]])];
}

/** A place as it is stored: its parts joined to one line as the country writes it, whatever the caller joined. */
export function normaliseCoordinate(coordinate: Coordinate): Coordinate {
  return { ...coordinate, formatted_address: formatAddress(coordinate, coordinate.country as CountryCode) };
}

/** A party as it is stored: the phone without what its country's prefix adds, the address in one line. */
export function normaliseParty(party: Party): Party {
  const phone = readPhone(party.phone, party.coordinate.country);
  return { ...party, phone: phone.ok ? phone.phone : party.phone, coordinate: normaliseCoordinate(party.coordinate) };
}
