import type { RecipientBrand } from '@sampan/contract';
import type { CountryCode } from '@sampan/country-rules';
import { issueText } from '@sampan/i18n';
import type { Translate } from '@sampan/messages';
import { issueMessage, recipientBrandSchema, validateForm } from '@sampan/validators';

export type RecipientBrandErrors = Partial<Record<keyof RecipientBrand, string>>;

/** What is wrong with the form, in words beside the field; the server asks the same. Empty when it can be saved. */
export function recipientBrandErrors(form: RecipientBrand, country: CountryCode, t: Translate): RecipientBrandErrors {
  const errors: RecipientBrandErrors = {};
  for (const { path, key, params } of validateForm(recipientBrandSchema(country), form).issues ?? [])
    errors[path as keyof RecipientBrand] ??= issueText(t, issueMessage(key, params));
  return errors;
}
