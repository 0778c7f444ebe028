import { checkPhone, checkPostcode } from '@sampan/country-rules';
import type { CountryCode } from '@sampan/country-rules';
import * as v from 'valibot';
import { issueMessage, type LabelKey } from './issue.ts';
import { optionalText, requiredText, textField } from './text-field.ts';

const EMAIL_MAX = 254;
/** A sub-address: what stands behind + or = in the mailbox name leads to the same person. */
const ALIAS = /^[^@]*[+=]/;

/** True for an address of the standard pattern (spec section 5). */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX && v.EMAIL_REGEX.test(text);
}

/** Email of the standard pattern: 'Email is invalid' (spec section 5). */
export function emailField() {
  return v.pipe(
    requiredText('label.email', EMAIL_MAX),
    v.check((text) => text === '' || isEmail(text), issueMessage('validate.email_invalid')),
  );
}

/** The stricter variant of spec section 5: 'Email has an alias'. For places where one person must not count twice. */
export function emailWithoutAliasField() {
  return v.pipe(
    requiredText('label.email', EMAIL_MAX),
    v.check((text) => !ALIAS.test(text), issueMessage('validate.email_alias')),
    v.check((text) => text === '' || isEmail(text), issueMessage('validate.email_invalid')),
  );
}

/** The optional variant of spec section 5: empty is fine. */
export function optionalEmailField() {
  return v.pipe(
    optionalText('label.email', EMAIL_MAX),
    v.check((text) => text === '' || isEmail(text), issueMessage('validate.email_invalid')),
  );
}

/** Phone of a country (spec section 5). Output is E.164: the country code and the number. */
export function phoneField(country: CountryCode) {
  return phonePipe(country, true);
}

/** Phone that may be left empty; the output is then ''. */
export function optionalPhoneField(country: CountryCode) {
  return phonePipe(country, false);
}

function phonePipe(country: CountryCode, is_required: boolean) {
  return v.pipe(
    v.nullish(v.string(issueMessage('validate.phone_invalid')), ''),
    v.rawTransform<string, string>(({ dataset, addIssue, NEVER }) => {
      const checked = checkPhone(dataset.value, country);
      if (checked.ok) return checked.e164;
      if (checked.reason === 'required' && !is_required) return '';
      addIssue({
        message: issueMessage(checked.reason === 'required' ? 'validate.phone_required' : 'validate.phone_invalid'),
      });
      return NEVER;
    }),
  );
}

/** Postcode of a country (spec section 5): format and exact length; empty is fine in PH, ID and VN. */
export function postcodeField(country: CountryCode) {
  return v.pipe(
    textField({ label: 'address.post_code', is_required: false, max: 12 }),
    v.rawTransform<string, string>(({ dataset, addIssue, NEVER }) => {
      const checked = checkPostcode(dataset.value, country);
      if (checked.ok) return checked.post_code;
      addIssue({
        message:
          checked.reason === 'required'
            ? issueMessage('validate.required', { label: 'address.post_code' })
            : issueMessage('validate.postcode_invalid'),
      });
      return NEVER;
    }),
  );
}

/** One-time code: 6 digits; blanks between them are dropped, because people paste '123 456'. */
export function otpField() {
  return v.pipe(
    requiredText('label.otp', 20),
    v.transform((text) => text.replace(/\s/g, '')),
    v.check((text) => text === '' || /^\d{6}$/.test(text), issueMessage('validate.otp_invalid')),
  );
}

/** Account number: digits only, 'Account number is invalid' (spec section 5). No bank has fewer than five. */
export function accountNumberField(label: LabelKey = 'label.account_number') {
  return v.pipe(
    requiredText(label, 34),
    v.check((text) => text === '' || /^[0-9]{5,}$/.test(text), issueMessage('validate.account_number_invalid')),
  );
}
