import type { CompanyInfo } from '@sampan/contract';
import type { CountryCode } from '@sampan/country-rules';
import { issueText } from '@sampan/i18n';
import type { Translate } from '@sampan/messages';
import { businessInfoSchema, companyProfileSchema, issueMessage, validateForm } from '@sampan/validators';

/** The company form as typed. */
export interface CompanyForm {
  readonly name: string;
  readonly brand_name: string;
  readonly website_url: string;
  readonly entity_type: string;
  readonly date: string;
  readonly uen: string;
}

export type CompanyFormErrors = Partial<Record<keyof CompanyForm, string>>;

export function companyFormOf({ name, brand_name, website_url, business }: CompanyInfo): CompanyForm {
  return {
    name,
    brand_name,
    website_url,
    entity_type: business?.entity_type ?? '',
    date: business?.date ?? '',
    uen: business?.uen ?? '',
  };
}

/** Somebody who sells as a person has no registration; one word of it asks for all of it. */
function hasBusiness({ entity_type, date, uen }: CompanyForm): boolean {
  return [entity_type, date, uen].some((text) => text.trim() !== '');
}

/** The body of PUT /setting/company. */
export function companyInputOf(form: CompanyForm) {
  const { name, brand_name, website_url, entity_type, date, uen } = form;
  return { name, brand_name, website_url, business: hasBusiness(form) ? { entity_type, date, uen } : null };
}

/** What is wrong with the form, in words beside the field; the server asks the same. Empty when it can be saved. */
export function companyFormErrors(form: CompanyForm, country: CountryCode, t: Translate): CompanyFormErrors {
  const issues = [
    ...(validateForm(companyProfileSchema, form).issues ?? []),
    ...(hasBusiness(form) ? (validateForm(businessInfoSchema(country), form).issues ?? []) : []),
  ];
  const errors: CompanyFormErrors = {};
  for (const issue of issues)
    errors[issue.path as keyof CompanyForm] ??= issueText(t, issueMessage(issue.key, issue.params));
  return errors;
}
