import type { PayoutMethod } from '@sampan/contract';
import { rulesOf, toMinor, type CountryCode } from '@sampan/country-rules';
import { bankAccountSchema, payNowAccountSchema, payoutSchema, validateForm, type FormIssue } from '@sampan/validators';
import { refuseFields, type FieldError } from '../../../platform/errors.ts';
import { issueErrorOf } from '../../../platform/issue-error.ts';
import type { Destination } from './encrypt-destination.ts';

/** What a client says of where to (spec 3 'payout'). */
export interface DestinationForm {
  method?: PayoutMethod | undefined;
  bank_name?: string | undefined;
  bank_account?: string | undefined;
  beneficiary_name?: string | undefined;
  name?: string | undefined;
  number?: string | undefined;
}

const errorsOf = (issues: readonly FormIssue[]): FieldError[] =>
  issues.map((issue) => issueErrorOf(issue.path, issue.key, issue.params));

/** The form is PayNow's when it says so, or when it has PayNow's field and none of a bank's. */
function methodOf({ method, name, bank_name, bank_account }: DestinationForm): PayoutMethod {
  if (method !== undefined) return method;
  return name !== undefined && bank_name === undefined && bank_account === undefined ? 'paynow' : 'bank';
}

function readDestination(form: DestinationForm, country: CountryCode): [Destination | null, FieldError[]] {
  const method = methodOf(form);
  if (method === 'paynow') {
    if (country !== 'SG') return [null, [issueErrorOf('method', 'validate.paynow_singapore_only')]];
    const { output, issues = [] } = validateForm(payNowAccountSchema, form);
    if (!output) return [null, errorsOf(issues)];
    return [{ method, bank_name: 'PayNow', holder_name: output.name, account_number: output.number }, []];
  }
  const { output, issues = [] } = validateForm(bankAccountSchema, form);
  if (!output) return [null, errorsOf(issues)];
  const { bank_name, beneficiary_name: holder_name, bank_account: account_number } = output;
  return [{ method, bank_name, holder_name, account_number }, []];
}

/** Where to, by the rules of the console's form. Throws `invalid_input` naming every wrong field (spec 5). */
export function destinationOf(form: DestinationForm, country: CountryCode): Destination {
  const [destination, errors] = readDestination(form, country);
  refuseFields(errors);
  if (!destination) throw new Error('A form without a destination has errors');
  return destination;
}

/** How much, and where to unless the account is known; every wrong field of both at once. Throws `invalid_input`. */
export function payoutFormOf(
  form: DestinationForm & { amount?: number | string | undefined; comment?: string | undefined },
  country: CountryCode,
  is_known: boolean,
): { destination: Destination | null; amount_minor: number; comment: string } {
  const [destination, errors] = is_known ? [null, []] : readDestination(form, country);
  const { output, issues = [] } = validateForm(payoutSchema(country), form);
  refuseFields([...errors, ...errorsOf(issues)]);
  if (!output) throw new Error('A form without an amount has errors');
  return { destination, amount_minor: toMinor(output.amount, rulesOf(country).currency), comment: output.comment };
}
