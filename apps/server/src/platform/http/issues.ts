import { request } from '@sampan/messages/en/request';
import { validate } from '@sampan/messages/en/validate';
import * as v from 'valibot';
import { fieldErrorOf, type FieldError } from '../errors.ts';
import { fieldNameOf, labelKeyOf } from '../field-label.ts';

/** Reasons for which a request is refused in the words of a form. */
const WORDS_OF_FORMS = [
  'validate.required',
  'validate.too_long',
  'validate.number_min',
  'validate.number_max',
  'validate.number_invalid',
  'validate.flag_invalid',
  'validate.amount_invalid',
  'validate.amount_negative',
  'validate.amount_too_large',
  'validate.characters_invalid',
  'validate.package_type_required',
  'validate.password_empty',
  'validate.password_wrong',
  'validate.origin_invalid',
  'validate.ip_invalid',
  'validate.expiry_invalid',
  'validate.url_malformed',
  'validate.url_not_https',
  'validate.url_port',
  'validate.url_credentials',
  'validate.url_odd_host',
  'validate.url_local',
  'validate.url_unresolvable',
  'validate.image_invalid',
  'validate.image_unknown',
  'validate.bank_answer_invalid',
] as const satisfies (keyof typeof validate)[];

/** What can be wrong with the shape of a request, in English. Form rules have theirs in the validators. */
const SENTENCES: ReadonlyMap<string, string> = new Map([
  ...WORDS_OF_FORMS.map((key) => [key, validate[key]] as const),
  ...Object.entries(request).map(([key, sentence]) => [key.replace('request.', 'validate.'), sentence] as const),
]);

/** What is wrong with `param` by a message such as `validate.too_long|max=40`: key, values and sentence. */
export function fieldErrorFor(param: string, message: string, extra: Record<string, string> = {}): FieldError {
  const [code = '', ...pairs] = message.split('|');
  const params: Record<string, string> = { ...extra };
  for (const pair of pairs) {
    const [key = '', ...value] = pair.split('=');
    params[key] = value.join('=');
  }
  const sentence = SENTENCES.get(code) ?? request['request.type_invalid'];
  const used = Object.entries(params).filter(([key]) => sentence.includes(`{{${key}}}`));
  const label = sentence.includes('{{label}}') ? labelKeyOf(param) : null;
  const said = sentence.replaceAll(/\{\{(\w+)\}\}/gu, (_, key: string) =>
    key === 'label' ? fieldNameOf(param) : (params[key] ?? ''),
  );
  return fieldErrorOf(param, code, said, Object.fromEntries(label === null ? used : [['label', label], ...used]));
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
    return fieldErrorFor(param, keyOf(issue), { expected: expected.replaceAll('"', '').replaceAll(/[()]/gu, '') });
  });
}
