import type { CountryCode } from '@sampan/country-rules';
import {
  companySchema,
  salesLeadSchema,
  supportMessageSchema,
  validateForm,
  type FormSchema,
} from '@sampan/validators';
import { refuseFields } from '../../../platform/errors.ts';
import { issueErrorOf } from '../../../platform/issue-error.ts';

/** The cleaned values of a form, by the very rules the console checks it with. Throws `invalid_input` naming each field. */
function checked<Output>(schema: FormSchema<Output>, values: unknown): Output {
  const result = validateForm(schema, values);
  if (result.issues === undefined) return result.output;
  refuseFields(result.issues.map((issue) => issueErrorOf(issue.path, issue.key, issue.params)));
  throw new Error('A refused form has issues.');
}

/** Spec 3 'support message'; people we know nothing of may leave the phone out. */
export function checkContact(values: unknown, country: CountryCode, options: { phone_optional: boolean }) {
  return checked(supportMessageSchema(country, options), values);
}

/** Spec 3 'sales lead'. */
export function checkSalesLead(values: unknown, country: CountryCode) {
  return checked(salesLeadSchema(country), values);
}

/** Spec 3 'company', for the API and brand enquiries of spec 2. */
export function checkCompanyEnquiry(values: unknown, country: CountryCode) {
  return checked(companySchema(country), values);
}
