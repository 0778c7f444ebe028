import type { Coordinate } from '@sampan/contract';
import { checkPhone, rulesOf, type CountryCode } from '@sampan/country-rules';
import { emailWithoutAliasField, issueSentence, strictPasswordField, validateForm } from '@sampan/validators';
import * as v from 'valibot';
import { fieldErrorOf, refuseFields, type FieldError } from '../../kernel/errors.ts';
import { checkCoordinate, tidyCoordinate } from '../address/index.ts';

/** The company's own phone, tidied; throws `invalid_input` when it cannot be one of the country (spec 5 'Phone'). */
export function checkOwnPhone(phone: string, country: CountryCode): string {
  const checked = checkPhone(phone, country);
  if (checked.ok) return checked.phone;
  const required = checked.reason === 'required';
  refuseFields([
    fieldErrorOf(
      'phone',
      required ? 'validate.phone_required' : 'validate.phone_invalid',
      required ? 'Phone number is required' : 'Phone number is invalid',
    ),
  ]);
  return phone;
}

/** The company's own address as it is stored: in its own country and complete by its rules, else `invalid_input`. */
export function checkOwnAddress(coordinate: Coordinate, country: CountryCode, path: string): Coordinate {
  const errors = checkCoordinate(coordinate, path);
  if (coordinate.country !== country)
    errors.unshift(
      fieldErrorOf(`${path}.country`, 'validate.country_fixed', `Country must be ${rulesOf(country).name}`),
    );
  refuseFields(errors);
  return tidyCoordinate(coordinate);
}

const NEW_ACCOUNT = v.object({ email: emailWithoutAliasField(), password: strictPasswordField() });

/** What sign-up asks of an email and, in strict mode, of a password (spec 5). Throws `invalid_input` naming each field. */
export function checkNewAccount<
  T extends { email: string; password: string; phone: string; country_code: CountryCode },
>(body: T): T {
  const { issues = [] } = validateForm(NEW_ACCOUNT, body);
  const errors: FieldError[] = issues.map((issue) => fieldErrorOf(issue.path, issue.key, issueSentence(issue)));
  if (body.phone !== '' && !checkPhone(body.phone, body.country_code).ok)
    errors.push(fieldErrorOf('phone', 'validate.phone_invalid', 'Phone number is invalid'));
  refuseFields(errors);
  return body;
}
