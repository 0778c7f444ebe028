import type { Coordinate } from '@sampan/contract';
import { rulesOf, type CountryCode } from '@sampan/country-rules';
import { readPhone } from '@sampan/phone-numbers';
import { fieldErrorOf, refuseFields, type FieldError } from '../../../platform/errors.ts';
import { issueErrorOf } from '../../../platform/issue-error.ts';
import { checkCoordinate, normaliseCoordinate } from './check-address.ts';

/** What is wrong with a phone of the company's own country (spec 5 'Phone'). */
export function companyPhoneErrors(phone: string, country: CountryCode): FieldError[] {
  const checked = readPhone(phone, country);
  if (checked.ok) return [];
  return [
    checked.reason === 'required'
      ? issueErrorOf('phone', 'validate.phone_required')
      : issueErrorOf('phone', 'validate.phone_invalid'),
  ];
}

/** What is wrong with an address of the company: it lies in its own country and is complete by its rules. */
export function companyAddressErrors(coordinate: Coordinate, country: CountryCode, path: string): FieldError[] {
  const errors = checkCoordinate(coordinate, path);
  if (coordinate.country !== country)
    errors.unshift(
      fieldErrorOf(`${path}.country`, 'validate.country_fixed', `Country must be ${rulesOf(country).name}`),
    );
  return errors;
}

/** The company's own phone, tidied; throws `invalid_input` when it cannot be one of the country (spec 5 'Phone'). */
export function checkCompanyPhone(phone: string, country: CountryCode): string {
  refuseFields(companyPhoneErrors(phone, country));
  const checked = readPhone(phone, country);
  return checked.ok ? checked.phone : phone;
}

/** The company's own address as it is stored: in its own country and complete by its rules, else `invalid_input`. */
export function checkCompanyAddress(coordinate: Coordinate, country: CountryCode, path: string): Coordinate {
  refuseFields(companyAddressErrors(coordinate, country, path));
  return normaliseCoordinate(coordinate);
}
