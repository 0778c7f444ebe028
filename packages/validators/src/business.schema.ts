import type { CountryCode } from '@sampan/country-rules';
import * as v from 'valibot';
import { emailField, optionalPhoneField, phoneField } from './contact-field.ts';
import { linkField, optionalLinkField } from './link-field.ts';
import { CONTENT_MAX, optionalText, requiredText } from './text-field.ts';
import { issueMessage } from './issue.ts';

/** Spec section 3, form 'company'. */
export function companySchema(country: CountryCode) {
  return v.object({
    name: requiredText('label.company_name'),
    email: emailField(),
    phone: phoneField(country),
    brand_name: requiredText('label.brand_name'),
    website_url: linkField('label.website_url'),
  });
}

/** Spec section 2, company/business info: name, entity type, date, file, UEN. */
export const businessInfoSchema = v.object({
  name: requiredText('label.company_name'),
  entity_type: requiredText('label.entity_type', 80),
  date: v.pipe(
    requiredText('label.incorporation_date', 10),
    v.check(
      (text) => text === '' || isCalendarDay(text),
      issueMessage('validate.date_invalid', { label: 'label.incorporation_date' }),
    ),
  ),
  file: optionalText('label.file', 500),
  uen: requiredText('label.uen', 20),
});

/** True for YYYY-MM-DD that exists: 2026-02-30 does not. */
function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** Spec section 3, form 'store'. */
export const storeSchema = v.object({
  store_name: requiredText('label.store_name'),
  profile_url: linkField('label.page_url'),
  store_logo: optionalText('label.file', 500),
  access_token: requiredText('label.access_token', 500),
  social_network_id: v.nullish(v.string(), ''),
  id: v.nullish(v.string(), ''),
});

/** Spec section 3, form 'sales lead'. */
export function salesLeadSchema(country: CountryCode) {
  return v.object({
    first_name: requiredText('label.first_name'),
    last_name: requiredText('label.last_name'),
    company_name: requiredText('label.company_name'),
    company_email: emailField(),
    company_phone: phoneField(country),
    company_website: optionalLinkField('label.website_url'),
    region: optionalText('label.region'),
    service: requiredText('label.service'),
    comment: optionalText('label.comment', CONTENT_MAX),
  });
}

/** Spec section 3, form 'support message'. Signed-out people may leave the phone empty where `phone_optional` says so. */
export function supportMessageSchema(country: CountryCode, options: { readonly phone_optional?: boolean } = {}) {
  return v.object({
    name: requiredText('label.name'),
    email: emailField(),
    phone: options.phone_optional === true ? optionalPhoneField(country) : phoneField(country),
    content: requiredText('label.content', CONTENT_MAX),
  });
}
