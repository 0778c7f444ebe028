import { checkPhone, rulesOf } from '@sampan/country-rules';
import type { CountryCode, Currency } from '@sampan/country-rules';
import * as v from 'valibot';
import { isEmail, optionalEmailField, phoneField, postcodeField } from './contact-field.ts';
import { issueMessage } from './issue.ts';
import { WEIGHT_KG, measureField, requiredAmountField } from './number-field.ts';
import { requiredText, textField } from './text-field.ts';

/**
 * One recipient of a bulk file (spec section 3, Recipient fields; section 5, Recipient validation) in the destination
 * `country`, its value in `currency`: name and address, state in MY and ID, city in ID, then content, value, weight, type
 * and service.
 */
export function recipientSchema(country: CountryCode, currency: Currency) {
  const required = rulesOf(country).address.recipient_required;
  return v.object({
    recipient_name: requiredText('label.name', 120),
    recipient_email: optionalEmailField(),
    recipient_phone: phoneField(country),
    recipient_address: requiredText('label.address'),
    recipient_state: textField({ label: 'address.state', is_required: required.includes('state'), max: 120 }),
    recipient_city: textField({ label: 'address.city', is_required: required.includes('city'), max: 120 }),
    recipient_post_code: postcodeField(country),
    package_content: requiredText('label.package_content'),
    package_value: requiredAmountField({ label: 'label.package_value', currency, is_positive: false }),
    package_weight: measureField({ label: 'label.package_weight', ...WEIGHT_KG }),
    package_type: requiredText('label.package_type'),
    delivery_service: requiredText('label.service_type'),
  });
}
export type RecipientOutput = v.InferOutput<ReturnType<typeof recipientSchema>>;

/** Where a share-address link goes: exactly one of the two. */
export type ShareContact = { readonly email: string } | { readonly phone: string };

/** Spec section 5: the link needs a valid email or phone. The text of one field becomes the one or the other. */
export function shareAddressSchema(country: CountryCode) {
  return v.object({
    contact: v.pipe(
      v.nullish(v.string(issueMessage('validate.share_contact_invalid')), ''),
      v.rawTransform<string, ShareContact>(({ dataset, addIssue, NEVER }) => {
        const text = dataset.value.trim();
        if (isEmail(text)) return { email: text };
        const phone = checkPhone(text, country);
        if (phone.ok) return { phone: phone.e164 };
        addIssue({ message: issueMessage('validate.share_contact_invalid') });
        return NEVER;
      }),
    ),
  });
}
