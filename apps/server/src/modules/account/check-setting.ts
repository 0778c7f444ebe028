import type { Coordinate } from '@sampan/contract';
import { checkPhone, rulesOf, type CountryCode } from '@sampan/country-rules';
import { fieldErrorOf, refuseFields, type FieldError } from '../../kernel/errors.ts';
import { checkCoordinate, tidyCoordinate } from '../address/index.ts';

/** The company's own phone, tidied; throws `invalid_input` when it cannot be one of the country (spec 5 'Phone'). */
export function checkOwnPhone(phone: string, country: CountryCode): string {
  const checked = checkPhone(phone, country);
  if (checked.ok) return checked.phone;
  const required = checked.reason === 'required';
  refuseFields([fieldErrorOf('phone', required ? 'validate.phone_required' : 'validate.phone_invalid', required ? 'Phone number is required' : 'Phone number is invalid')]);
  return phone;
}

/** The company's own address as it is stored: in its own country and complete by its rules, else `invalid_input`. */
export function checkOwnAddress(coordinate: Coordinate, country: CountryCode, path: string): Coordinate {
  const errors = checkCoordinate(coordinate, path);
  if (coordinate.country !== country) errors.unshift(fieldErrorOf(`${path}.country`, 'validate.country_fixed', `Country must be ${rulesOf(country).name}`));
  refuseFields(errors);
  return tidyCoordinate(coordinate);
}

const EMAIL = /^[^\s@<>()[\],;:\\"]{1,64}@[^\s@.]{1,63}(\.[^\s@.]{1,63})+$/u;

/** What sign-up asks of an email and, in strict mode, of a password (spec 5). Throws `invalid_input` naming each field. */
export function checkNewAccount<T extends { email: string; password: string; phone: string; country_code: CountryCode }>(body: T): T {
  const errors: FieldError[] = [];
  if (!EMAIL.test(body.email)) errors.push(fieldErrorOf('email', 'validate.email_invalid', 'Email is invalid'));
  errors.push(...passwordErrors(body.password));
  if (body.phone !== '' && !checkPhone(body.phone, body.country_code).ok) errors.push(fieldErrorOf('phone', 'validate.phone_invalid', 'Phone number is invalid'));
  refuseFields(errors);
  return body;
}

function passwordErrors(password: string): FieldError[] {
  if (password === '') return [fieldErrorOf('password', 'validate.password_empty', 'Password must not be empty')];
  if (password.length < 8) return [fieldErrorOf('password', 'validate.password_short', 'Password must be longer or equal than 8 characters')];
  const lacks = [
    [/\p{L}/u, 'letter', 'validate.password_letter'],
    [/\d/u, 'number', 'validate.password_number'],
    [/[!@#$%^&*]/u, 'special character', 'validate.password_special'],
  ] as const;
  return lacks
    .filter(([pattern]) => !pattern.test(password))
    .map(([, what, code]) => fieldErrorOf('password', code, `Password should have at least one ${what}`));
}
