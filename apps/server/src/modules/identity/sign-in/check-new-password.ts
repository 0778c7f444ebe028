import type { CountryCode } from '@sampan/country-rules';
import { readPhone } from '@sampan/phone-numbers';
import {
  changePasswordSchema,
  emailWithoutAliasField,
  resetPasswordSchema,
  strictPasswordField,
  validateForm,
  type FormSchema,
} from '@sampan/validators';
import * as v from 'valibot';
import { refuseFields, type FieldError } from '../../../platform/errors.ts';
import { issueErrorOf } from '../../../platform/issue-error.ts';
import { isCommonPassword } from './common-password.ts';

const NEW_ACCOUNT = v.object({ email: emailWithoutAliasField(), password: strictPasswordField() });

function issuesOf(schema: FormSchema<unknown>, values: unknown): FieldError[] {
  const { issues = [] } = validateForm(schema, values);
  return issues.map((issue) => issueErrorOf(issue.path, issue.key, issue.params));
}

async function withCommon(errors: FieldError[], param: string, password: string): Promise<FieldError[]> {
  if (errors.some((error) => error.param === param) || !(await isCommonPassword(password))) return errors;
  return [...errors, issueErrorOf(param, 'validate.password_common')];
}

export interface NewAccountForm {
  email: string;
  password: string;
  phone: string;
  country_code: CountryCode;
  is_read?: boolean | undefined;
}

/**
 * What sign-up asks of an email, of a password in strict mode and of the terms box (spec 5). Throws `invalid_input` naming
 * each field.
 */
export async function checkNewAccount<T extends NewAccountForm>(body: T): Promise<T> {
  const errors = await withCommon(issuesOf(NEW_ACCOUNT, body), 'password', body.password);
  if (body.phone !== '' && !readPhone(body.phone, body.country_code).ok)
    errors.push(issueErrorOf('phone', 'validate.phone_invalid'));
  if (body.is_read === false) errors.push(issueErrorOf('is_read', 'validate.terms_required'));
  refuseFields(errors);
  return body;
}

/** The form behind a reset link: a strict password, twice (spec 5). Throws `invalid_input`. */
export async function checkResetPassword(form: { new_password: string; confirm_new_password: string }): Promise<void> {
  refuseFields(await withCommon(issuesOf(resetPasswordSchema, form), 'new_password', form.new_password));
}

/** Change password: new and confirm match, old differs from new (spec 5). Throws `invalid_input`. */
export async function checkChangedPassword(form: {
  old_password: string;
  new_password: string;
  confirm_new_password: string;
}): Promise<void> {
  refuseFields(await withCommon(issuesOf(changePasswordSchema, form), 'new_password', form.new_password));
}
