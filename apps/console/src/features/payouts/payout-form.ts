import type { PayoutMethod } from '@sampan/contract';
import type { CountryCode } from '@sampan/country-rules';
import {
  bankAccountSchema,
  bankPayoutSchema,
  issueMessage,
  payNowAccountSchema,
  payNowPayoutSchema,
  payoutSchema,
  validateForm,
  type FormSchema,
} from '@sampan/validators';
import type { FieldErrors, Resolver } from 'react-hook-form';

/** What the form of spec 3 'payout' holds, both variants at once: changing the tab loses nothing. */
export interface PayoutValues {
  method: PayoutMethod;
  /** A known account of this method; empty for another one. */
  account_id: string;
  bank_name: string;
  bank_account: string;
  number: string;
  beneficiary_name: string;
  name: string;
  paynow_number: string;
  amount: string;
  comment: string;
}

export const EMPTY_PAYOUT: PayoutValues = {
  method: 'bank',
  account_id: '',
  bank_name: '',
  bank_account: '',
  number: '',
  beneficiary_name: '',
  name: '',
  paynow_number: '',
  amount: '',
  comment: '',
};

/** The fields as they stand in the form: the first that is wrong gets the focus, whichever was drawn first. */
export const FIELD_ORDER = [
  'account_id',
  'bank_name',
  'bank_account',
  'number',
  'beneficiary_name',
  'name',
  'paynow_number',
  'amount',
  'comment',
] as const satisfies readonly (keyof PayoutValues)[];

/** With an amount, or only the account. */
export type PayoutKind = 'payout' | 'account';

function schemaOf({ method, account_id }: PayoutValues, kind: PayoutKind, country: CountryCode): FormSchema<unknown> {
  if (kind === 'account') return method === 'paynow' ? payNowAccountSchema : bankAccountSchema;
  if (account_id !== '') return payoutSchema(country);
  return method === 'paynow' ? payNowPayoutSchema : bankPayoutSchema(country);
}

/** The body of the call: what is typed in the chosen tab, or the known account. */
export function bodyOf(values: PayoutValues, kind: PayoutKind): Record<string, string> {
  const { method, account_id, bank_name, bank_account, number, beneficiary_name, name, paynow_number } = values;
  const money = kind === 'payout' ? { amount: values.amount, comment: values.comment } : {};
  if (kind === 'payout' && account_id !== '') return { payout_account_id: account_id, ...money };
  if (method === 'paynow') return { method, name, number: paynow_number, ...money };
  return { method, bank_name, bank_account, beneficiary_name, number, ...money };
}

/** The form's field for a field of the wire; both variants have a `number`. */
export function fieldOf(path: string, method: PayoutMethod): keyof PayoutValues | null {
  if (path === 'number') return method === 'paynow' ? 'paynow_number' : 'number';
  return path in EMPTY_PAYOUT ? (path as keyof PayoutValues) : null;
}

/** Checks by the very schemas the server uses (spec 5); `refuseAmount` says what the balance has against an amount. */
export function payoutResolver(
  kind: PayoutKind,
  country: CountryCode,
  refuseAmount: (typed: string) => string | null,
): Resolver<PayoutValues> {
  return (values) => {
    const { issues } = validateForm(schemaOf(values, kind, country), bodyOf(values, kind));
    const errors: FieldErrors<PayoutValues> = {};
    for (const { path, key, params } of issues ?? []) {
      const field = fieldOf(path, values.method);
      if (field !== null) errors[field] = { type: 'validate', message: issueMessage(key, params) };
    }
    const refusal = kind === 'payout' && errors.amount === undefined ? refuseAmount(values.amount) : null;
    if (refusal !== null) errors.amount = { type: 'bounds', message: refusal };
    return issues === undefined && refusal === null ? { values, errors: {} } : { values: {}, errors };
  };
}
