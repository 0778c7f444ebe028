import * as v from 'valibot';
import type { FieldError } from '../errors.ts';

/** English sentences of what can be wrong with the shape of a request. Form rules have theirs in the validators. */
const SENTENCES: Record<string, string> = {
  'validate.required': '{label} is required',
  'validate.unknown_field': "{label} isn't a field of this request",
  'validate.type_invalid': '{label} must be {expected}',
  'validate.too_long': '{label} must be {max} characters or fewer',
  'validate.too_many': '{label} can have up to {max} entries',
  'validate.number_min': '{label} must be {min} or more',
  'validate.number_max': '{label} must be {max} or less',
  'validate.number_invalid': '{label} must be a valid number',
  'validate.flag_invalid': '{label} must be true or false',
  'validate.amount_invalid': '{label} must be a valid amount',
  'validate.amount_negative': "{label} can't be negative",
  'validate.amount_too_large': '{label} is too large',
  'validate.amount_decimals': '{label} can have up to 2 decimal places',
  'validate.characters_invalid': "{label} contains characters that aren't allowed",
  'validate.text_broken': '{label} has broken characters. Send it as UTF-8',
  'validate.id_invalid': "{label} isn't a valid ID",
  'validate.date_invalid': '{label} must be a date, for example 2026-11-21',
  'validate.time_slot_invalid': '{label} must be a time, for example 0930',
  'validate.sort_unknown': '{label} must be created_at:desc, created_at:asc, updated_at:desc or updated_at:asc',
  'validate.rating_invalid': '{label} must be 5 or 2.5',
  'validate.package_type_required': 'Package Type is required. Please select package type or input exact dimensions',
  'validate.payment_method_invalid': '{label} must be wallet or post_billing',
  'validate.default_only': '{label} can only be set to true. Set another card as default instead',
  'validate.password_empty': 'Password must not be empty',
  'validate.address_or_post_code': 'Enter either address or post_code',
  'validate.cursor_invalid': 'Use next_cursor from an earlier response',
  'validate.origin_invalid': 'Enter a site such as https://shop.example, with https and no path',
  'validate.ip_invalid': 'Enter an IP address such as 203.0.113.7, or a range such as 203.0.113.0/24',
  'validate.password_wrong': 'Password is incorrect',
  'validate.expiry_invalid': 'Choose a date from tomorrow, up to 5 years ahead',
  'validate.url_malformed': 'Enter the full address, for example https://hooks.example.com/sampan',
  'validate.url_not_https': 'The address must start with https://',
  'validate.url_port': 'The address must use the standard HTTPS port, 443',
  'validate.url_credentials': "The address can't contain a username or password",
  'validate.url_odd_host': 'Enter the host as a domain name or a standard IP address',
  'validate.url_local': "This address isn't on the public internet, so we can't reach it",
  'validate.url_unresolvable': "We couldn't find this host. Check the spelling",
  'validate.image_invalid': '{label} must be a PNG, JPEG or WebP image of up to 10 megapixels',
  'validate.image_unknown': "{label} must be an image you've uploaded",
  'validate.bank_answer_invalid':
    'The first row must contain the columns reference and result, followed by up to 10,000 rows',
  'validate.value_invalid': '{label} must be one of {expected}',
};

/** 'shipping_address.coordinate.post_code' reads as 'Post code'. */
export function labelOf(param: string): string {
  const last = param.split('.').findLast((part) => !/^\d+$/u.test(part)) ?? param;
  const words = last.replaceAll('_', ' ').trim();
  return words === '' ? 'This field' : words.charAt(0).toUpperCase() + words.slice(1);
}

/** The sentence of a message key such as `validate.too_long|max=40`. Unknown keys are sentences already. */
export function sentenceOf(
  message: string,
  param: string,
  extra: Record<string, string> = {},
): { code: string; message: string } {
  const [code = '', ...pairs] = message.split('|');
  const values: Record<string, string> = { label: labelOf(param), ...extra };
  for (const pair of pairs) {
    const [key = '', ...value] = pair.split('=');
    values[key] = value.join('=');
  }
  const sentence = SENTENCES[code] ?? SENTENCES['validate.type_invalid'] ?? '';
  return { code, message: sentence.replaceAll(/\{(\w+)\}/gu, (_, key: string) => values[key] ?? '') };
}

const EXPECTED: Record<string, string> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  strict_object: 'an object',
  object: 'an object',
};

function keyOf(issue: v.BaseIssue<unknown>): string {
  if (issue.message.startsWith('validate.')) return issue.message;
  if (issue.type === 'strict_object' && issue.expected === 'never') return 'validate.unknown_field';
  if (issue.received === 'undefined') return 'validate.required';
  if (issue.type === 'picklist' || issue.type === 'literal') return 'validate.value_invalid';
  return 'validate.type_invalid';
}

/** Every wrong field of a request, each named with its path. */
export function fieldErrorsOf(issues: readonly v.BaseIssue<unknown>[], root: string): FieldError[] {
  return issues.map((issue) => {
    const path = v.getDotPath(issue);
    const param = path ?? root;
    const expected = EXPECTED[issue.type] ?? issue.expected ?? 'something else';
    return {
      param,
      ...sentenceOf(keyOf(issue), param, { expected: expected.replaceAll('"', '').replaceAll(/[()]/gu, '') }),
    };
  });
}
