import { BUSINESS_NUMBERS, checkBusinessNumber, type CountryCode } from '@sampan/country-rules';
import * as v from 'valibot';
import { emailField, optionalEmailField, optionalPhoneField, phoneField } from './contact-field.ts';
import { linkField, optionalLinkField } from './link-field.ts';
import { CONTENT_MAX, optionalText, requiredText } from './text-field.ts';
import { issueMessage, type LabelKey } from './issue.ts';

/** Longest text about returns. */
export const RETURN_POLICY_MAX = 2_000;

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

/** What a company calls itself: the part of the form 'company' that its settings hold (spec section 3). */
export const companyProfileSchema = v.object({
  name: requiredText('label.company_name'),
  brand_name: requiredText('label.brand_name'),
  website_url: linkField('label.website_url'),
});

/** What a country calls the number of a business; the spec's word is Singapore's. */
const UEN_LABELS = {
  SG: 'label.uen',
  MY: 'label.uen_my',
  PH: 'label.uen_ph',
  ID: 'label.uen_id',
  VN: 'label.uen_vn',
} as const satisfies Record<CountryCode, LabelKey>;

/** The label of the business number in a country. */
export function businessNumberLabel(country: CountryCode): LabelKey {
  return UEN_LABELS[country];
}

/** Spec section 2, company/business info: name, entity type, date, file, UEN. The file is stored by a call of its own. */
export function businessInfoSchema(country: CountryCode) {
  const label = businessNumberLabel(country);
  const { example } = BUSINESS_NUMBERS[country];
  return v.object({
    entity_type: requiredText('label.entity_type', 80),
    date: v.pipe(
      requiredText('label.incorporation_date', 10),
      v.check(
        (text) => text === '' || isCalendarDay(text),
        issueMessage('validate.date_invalid', { label: 'label.incorporation_date' }),
      ),
      v.check(
        (text) => !isCalendarDay(text) || Date.parse(text) <= Date.now() + DAY_MS,
        issueMessage('validate.date_future', { label: 'label.incorporation_date' }),
      ),
    ),
    uen: v.pipe(
      requiredText(label, 32),
      v.check(
        (text) => text === '' || checkBusinessNumber(text, country) !== null,
        issueMessage('validate.business_number_invalid', { label, example }),
      ),
      v.transform((text) => checkBusinessNumber(text, country) ?? text),
    ),
  });
}

/** Somewhere it is tomorrow already. */
const DAY_MS = 86_400_000;

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
  store_logo: optionalLinkField('label.store_logo'),
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

/** How a shop's recipients reach it, and what it says about returns: all of it may stay empty. */
export function recipientBrandSchema(country: CountryCode) {
  return v.object({
    colour: v.string(),
    shop_url: optionalLinkField('label.website_url'),
    contact_email: optionalEmailField(),
    contact_phone: optionalPhoneField(country),
    return_policy: optionalText('label.content', RETURN_POLICY_MAX),
  });
}
