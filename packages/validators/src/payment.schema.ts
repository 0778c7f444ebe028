import { checkPhone, rulesOf } from '@sampan/country-rules';
import type { CountryCode } from '@sampan/country-rules';
import * as v from 'valibot';
import { accountNumberField } from './contact-field.ts';
import { issueMessage } from './issue.ts';
import { requiredAmountField } from './number-field.ts';
import { CONTENT_MAX, optionalText, requiredText } from './text-field.ts';

/** Spec section 2, Top-up dialog: an amount above 0 in the country's currency. Bounds are the server's. */
export function topUpSchema(country: CountryCode) {
  return v.object({ amount: payableAmount(country) });
}

function payableAmount(country: CountryCode) {
  return requiredAmountField({ label: 'label.amount', currency: rulesOf(country).currency, is_positive: true });
}

/** Spec section 3, form 'payout' to a bank; `number` is the account number. */
export function bankPayoutSchema(country: CountryCode) {
  return v.object({
    bank_name: requiredText('label.bank_name'),
    bank_account: requiredText('label.bank_account'),
    beneficiary_name: requiredText('label.beneficiary_name'),
    number: accountNumberField(),
    amount: payableAmount(country),
    comment: optionalText('label.comment', CONTENT_MAX),
  });
}

/** A registered business (UEN) or a person's NRIC or FIN, the other names PayNow pays to beside a mobile number. */
const UEN_OR_NRIC = /^(?:\d{8,9}[A-Z]|[TSR]\d{2}[A-Z]{2}\d{4}[A-Z]|[STFGM]\d{7}[A-Z])$/;

/** Spec section 3, form 'payout', PayNow variant: Singapore only; `number` is a mobile number, UEN or NRIC. */
export const payNowPayoutSchema = v.object({
  name: requiredText('label.paynow_name'),
  number: v.pipe(
    requiredText('label.paynow_number', 20),
    v.rawTransform<string, string>(({ dataset, addIssue, NEVER }) => {
      const phone = checkPhone(dataset.value, 'SG');
      const proxy = dataset.value.replace(/[\s-]/g, '').toUpperCase();
      if (phone.ok) return phone.e164;
      if (UEN_OR_NRIC.test(proxy) || dataset.value === '') return proxy;
      addIssue({ message: issueMessage('validate.paynow_invalid') });
      return NEVER;
    }),
  ),
  amount: payableAmount('SG'),
  comment: optionalText('label.comment', CONTENT_MAX),
});

/** Spec section 5, Card: the holder's name is required and in upper case. The card itself is the provider's field. */
export const cardSchema = v.object({
  name: v.pipe(
    v.nullish(v.string(issueMessage('validate.card_holder_required')), ''),
    v.transform((text) => text.normalize('NFC').trim().toUpperCase()),
    v.nonEmpty(issueMessage('validate.card_holder_required')),
    v.maxLength(100, issueMessage('validate.too_long', { label: 'label.name', max: '100' })),
  ),
});
