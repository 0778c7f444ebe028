import type { CountryCode } from '@sampan/country-rules';
import * as v from 'valibot';
import { emailField, emailWithoutAliasField, optionalPhoneField, otpField, phoneField } from './contact-field.ts';
import { issueMessage } from './issue.ts';
import { passwordField, repeatedPasswordField, strictPasswordField } from './password-field.ts';
import { checkbox, optionalText, requiredText, requiredCheckbox } from './text-field.ts';

const REFERRAL_MAX = 40;

/** Spec section 3, form 'login'. */
export const loginSchema = v.object({ email: emailField(), password: passwordField() });
export type LoginOutput = v.InferOutput<typeof loginSchema>;

/**
 * Spec section 3, form 'register'. The password is strict, the terms box (`isRead`) must be ticked, and an email alias is
 * refused: a referral credit belongs to one person once.
 */
export const registerSchema = v.object({
  email: emailWithoutAliasField(),
  password: strictPasswordField(),
  isRead: requiredCheckbox(),
  referralCode: optionalText('label.referral_code', REFERRAL_MAX),
});
/** The same with what POST /register takes besides (spec section 7): a phone of `country`, and whether to send news. */
export function registerFormSchema(country: CountryCode) {
  return v.object({
    ...registerSchema.entries,
    phone: optionalPhoneField(country),
    accept_emails: checkbox(),
    business_type: optionalText('label.service_type'),
  });
}
export type RegisterOutput = v.InferOutput<typeof registerSchema>;

function phoneLoginEntries(country: CountryCode) {
  return {
    name: optionalText('label.name'),
    phone: phoneField(country),
    referralCode: optionalText('label.referral_code', REFERRAL_MAX),
    countryCode: v.nullish(v.string(), country),
  };
}

/** Spec section 3, form 'phone login', first step: ask for a code. */
export function phoneLoginRequestSchema(country: CountryCode) {
  return v.object(phoneLoginEntries(country));
}

/** Spec section 3, form 'phone login', second step: with the code. */
export function phoneLoginSchema(country: CountryCode) {
  return v.object({ ...phoneLoginEntries(country), otp: otpField() });
}

/** Ask for a reset link (spec section 7, forgot_password). */
export const forgotPasswordSchema = v.object({ email: emailField() });

/** Another email to sign in with. */
export const changeEmailSchema = v.object({ email: emailField() });

/** The page behind the reset link: a strict password, twice. */
export const resetPasswordSchema = v.pipe(
  v.object({ new_password: strictPasswordField(), confirm_new_password: repeatedPasswordField() }),
  v.forward(
    v.partialCheck(
      [['new_password'], ['confirm_new_password']],
      (form) => form.new_password === form.confirm_new_password,
      issueMessage('validate.password_mismatch'),
    ),
    ['confirm_new_password'],
  ),
);

/** Spec section 4, Email verification modal. */
export const verifyEmailSchema = v.object({ email: emailField(), otp: otpField() });

/** Spec section 5, Change password: new and confirm match, old differs from new. */
export const changePasswordSchema = v.pipe(
  v.object({
    old_password: passwordField(),
    new_password: strictPasswordField(),
    confirm_new_password: repeatedPasswordField(),
  }),
  v.forward(
    v.partialCheck(
      [['old_password'], ['new_password']],
      (form) => form.old_password !== form.new_password,
      issueMessage('validate.password_same'),
    ),
    ['new_password'],
  ),
  v.forward(
    v.partialCheck(
      [['new_password'], ['confirm_new_password']],
      (form) => form.new_password === form.confirm_new_password,
      issueMessage('validate.password_mismatch'),
    ),
    ['confirm_new_password'],
  ),
);
export type ChangePasswordOutput = v.InferOutput<typeof changePasswordSchema>;

/** Name and phone of spec section 3, form 'profile'; its password part is {@link changePasswordSchema}. */
export function profileSchema(country: CountryCode) {
  return v.object({ name: requiredText('label.name'), phone: optionalPhoneField(country) });
}

/** Who stands beside an address: name and phone are starred (spec section 5, Address). */
export function addressPersonSchema(country: CountryCode) {
  return v.object({ name: requiredText('label.name'), phone: phoneField(country) });
}

/** The first step of onboarding: who couriers call, and what the company is called. */
export function onboardPersonSchema(country: CountryCode) {
  return v.object({
    ...addressPersonSchema(country).entries,
    company_name: requiredText('label.company_name'),
  });
}

/** Spec section 4, Login as: the token is required. 'This is current account' is the caller's to raise. */
export const loginAsSchema = v.object({ access_token: requiredText('label.access_token', 500) });

/** Spec section 4, Terms modal. */
export const termsSchema = v.object({ accept_locad: requiredCheckbox() });
