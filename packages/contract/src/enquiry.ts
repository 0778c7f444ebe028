import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { countryCode, done, text } from './primitive.ts';

/**
 * What every form of the contact pages sends besides its own fields. Those are bounded here only; the rules of the forms,
 * which are the validators', say the rest with the sentence beside the field (spec 5).
 */
const everyForm = {
  /** Decides the phone's form and whose inbox answers (spec 2: one address for Indonesia, one for all others). */
  country_code: v.optional(countryCode, 'SG'),
  /** People never see this field. Whoever fills it in is a program, is thanked and heard no more of. */
  fax_number: v.optional(text(200), ''),
};
const line = v.optional(text(1_000), '');
const paragraph = v.optional(text(20_000), '');

/** Spec 3 'support message'. */
export const sendContact = endpoint({
  name: 'sendContact',
  service: 'main',
  method: 'POST',
  path: '/common/send_contact',
  access: 'public',
  summary: 'Contact support; the phone number is optional if signed out',
  spec: '7 Common',
  body: v.strictObject({ name: line, email: line, phone: line, content: paragraph, ...everyForm }),
  response: done,
  errors: ['rate_limited'],
});

/** Spec 3 'sales lead'. */
export const sendSalesLead = endpoint({
  name: 'sendSalesLead',
  service: 'main',
  method: 'POST',
  path: '/common/send_sales_lead',
  access: 'public',
  summary: 'Request a call from sales',
  spec: '3 Other',
  body: v.strictObject({
    first_name: line,
    last_name: line,
    company_name: line,
    company_email: line,
    company_phone: line,
    company_website: line,
    region: line,
    service: line,
    comment: paragraph,
    ...everyForm,
  }),
  response: done,
  errors: ['rate_limited'],
});

/** Spec 2 'API/brand enquiry', with the fields of spec 3 'company'. */
export const sendCompanyEnquiry = endpoint({
  name: 'sendCompanyEnquiry',
  service: 'main',
  method: 'POST',
  path: '/common/send_enquiry',
  access: 'public',
  summary: 'Request API access or a brand partnership',
  spec: '2 Forms implied',
  body: v.strictObject({
    kind: v.picklist(['api', 'brand']),
    name: line,
    email: line,
    phone: line,
    brand_name: line,
    website_url: line,
    ...everyForm,
  }),
  response: done,
  errors: ['rate_limited'],
});
