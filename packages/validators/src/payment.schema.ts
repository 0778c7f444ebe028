import { isLegacyPhone, normalisePhone, rulesOf } from '@sampan/country-rules';
import type { CountryCode } from '@sampan/country-rules';
import * as v from 'valibot';
import { accountNumberField } from './contact-field.ts';
import { issueMessage } from './issue.ts';
import { requiredAmountField } from './number-field.ts';
import { optionalText, requiredText } from './text-field.ts';

/** A bank prints no longer names. */
const HOLDER_MAX = 140;
/** What the merchant notes for themselves; it stands on the advice. */
const COMMENT_MAX = 300;

/** Spec section 2, Top-up dialog: an amount above 0 in the country's currency. Bounds are the server's. */
export function topUpSchema(country: CountryCode) {
  return v.object({ amount: payableAmount(country) });
}

function payableAmount(country: CountryCode) {
  return requiredAmountField({ label: 'label.amount', currency: rulesOf(country).currency, is_positive: true });
}

const bankAccountEntries = {
  bank_name: requiredText('label.bank_name'),
  bank_account: accountNumberField('label.bank_account'),
  beneficiary_name: requiredText('label.beneficiary_name', HOLDER_MAX),
  number: accountNumberField(),
};
const isSameTwice = ({ bank_account, number }: { bank_account: string; number: string }) => bank_account === number;
const MISMATCH = issueMessage('validate.account_number_mismatch');

/**
 * A bank account to be paid out to (spec section 3). The spec's form has `bank_account` and `number`: the account number
 * twice, because one wrong digit pays a stranger.
 */
export const bankAccountSchema = v.pipe(
  v.object(bankAccountEntries),
  v.forward(v.partialCheck([['bank_account'], ['number']], isSameTwice, MISMATCH), ['number']),
);

/** How much, to an account that is known already. */
export function payoutSchema(country: CountryCode) {
  return v.object(payoutEntries(country));
}

function payoutEntries(country: CountryCode) {
  return { amount: payableAmount(country), comment: optionalText('label.comment', COMMENT_MAX) };
}

/** Spec section 3, form 'payout' to a bank. */
export function bankPayoutSchema(country: CountryCode) {
  return v.pipe(
    v.object({ ...bankAccountEntries, ...payoutEntries(country) }),
    v.forward(v.partialCheck([['bank_account'], ['number']], isSameTwice, MISMATCH), ['number']),
  );
}

/** A registered business (UEN): the other name PayNow pays to beside a mobile number. */
const UEN = /^(?:\d{8,9}[A-Z]|[TSR]\d{2}[A-Z]{2}\d{4}[A-Z])$/;
/** A person's NRIC or FIN. PayNow would pay to it, but an identity number is not kept for a payment (decision 27). */
const NRIC = /^[STFGM]\d{7}[A-Z]$/;

const payNowEntries = {
  name: requiredText('label.paynow_name', HOLDER_MAX),
  number: v.pipe(
    requiredText('label.paynow_number', 20),
    v.rawTransform<string, string>(({ dataset, addIssue, NEVER }) => {
      // PayNow pays to the eight digits of a Singapore number: the legacy check of spec section 5.
      const phone = normalisePhone(dataset.value, 'SG');
      const proxy = dataset.value.replace(/[\s-]/g, '').toUpperCase();
      if (isLegacyPhone(phone)) return `${rulesOf('SG').phone_code}${phone}`;
      if (UEN.test(proxy) || dataset.value === '') return proxy;
      addIssue({ message: issueMessage(NRIC.test(proxy) ? 'validate.paynow_nric' : 'validate.paynow_invalid') });
      return NEVER;
    }),
  ),
};

/** A PayNow name of Singapore to be paid out to: the legal name, and a mobile number or UEN. */
export const payNowAccountSchema = v.object(payNowEntries);

/** Spec section 3, form 'payout', PayNow variant: Singapore only. */
export const payNowPayoutSchema = v.object({ ...payNowEntries, ...payoutEntries('SG') });

/** Spec section 5, Card: the holder's name is required and in upper case. The card itself is the provider's field. */
export const cardSchema = v.object({
  name: v.pipe(
    v.nullish(v.string(issueMessage('validate.card_holder_required')), ''),
    v.transform((text) => text.normalize('NFC').trim().toUpperCase()),
    v.nonEmpty(issueMessage('validate.card_holder_required')),
    v.maxLength(100, issueMessage('validate.too_long', { label: 'label.name', max: '100' })),
  ),
});
