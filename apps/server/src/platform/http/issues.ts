import * as v from 'valibot';
import type { FieldError } from '../errors.ts';

/** English sentences of what can be wrong with the shape of a request. Form rules have theirs in the validators. */
const SENTENCES: Record<string, string> = {
  'validate.required': '{label} is required',
  'validate.unknown_field': '{label} is not a field of this request',
  'validate.type_invalid': '{label} must be {expected}',
  'validate.too_long': '{label} is longer than {max} characters',
  'validate.too_many': '{label} has more than {max} entries',
  'validate.number_min': '{label} must be at least {min}',
  'validate.number_max': '{label} must be at most {max}',
  'validate.number_invalid': '{label} must be a number',
  'validate.flag_invalid': '{label} must be true or false',
  'validate.amount_invalid': '{label} must be an amount',
  'validate.amount_negative': '{label} must not be negative',
  'validate.amount_too_large': '{label} is too large',
  'validate.amount_decimals': '{label} has at most two decimals',
  'validate.characters_invalid': '{label} contains characters that cannot be printed',
  'validate.text_broken': '{label} has broken characters. Send it as UTF-8',
  'validate.id_invalid': '{label} is not an id of ours',
  'validate.date_invalid': '{label} must be a date like 2026-11-21',
  'validate.time_slot_invalid': '{label} must be a time like 0930',
  'validate.sort_unknown': '{label} must be created_at:desc, created_at:asc, updated_at:desc or updated_at:asc',
  'validate.rating_invalid': '{label} must be 5 or 2.5',
  'validate.package_type_required': 'Package Type is required. Please select package type or input exact dimensions',
  'validate.payment_method_invalid': '{label} must be wallet or post_billing',
  'validate.default_only': '{label} can only be made true: make another card the default instead',
  'validate.password_empty': 'Password must not be empty',
  'validate.address_or_post_code': 'Give either address or post_code',
  'validate.cursor_invalid': 'Use the next_cursor of an earlier answer',
  'validate.origin_invalid': 'Write a site as https://shop.example, with https and without a path',
  'validate.ip_invalid': 'Write an address as 203.0.113.7, or a range as 203.0.113.0/24',
  'validate.password_wrong': 'Password is incorrect',
  'validate.expiry_invalid': 'Choose a day from tomorrow on, within five years',
  'validate.url_malformed': 'Write the whole address, such as https://hooks.example.com/sampan',
  'validate.url_not_https': 'The address must begin with https://',
  'validate.url_port': 'The address must be on port 443, the one of https',
  'validate.url_credentials': 'The address must not contain a user name or a password',
  'validate.url_odd_host': 'Write the host as a name or as a plain IP address',
  'validate.url_local': 'This address is not in the public internet, so we cannot reach it',
  'validate.url_unresolvable': 'We cannot find this host. Check the spelling',
  'validate.image_invalid': '{label} is not a png, jpeg or webp picture of at most 10 megapixels',
  'validate.image_unknown': '{label} is not a picture that was uploaded',
  'validate.bank_answer_invalid':
    'The first row must name the columns reference and result, with at most 10,000 rows below it',
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
