import { validate } from '@sampan/messages/en/validate';
import { parseIssue, type Issue } from '@sampan/validators';
import * as v from 'valibot';
import type { FieldError } from '../errors.ts';
import { issueErrorOf } from '../issue-error.ts';

/** What a value of the wrong kind should have been. */
const EXPECTED: ReadonlyMap<string, Issue['key']> = new Map([
  ['string', 'validate.text_expected'],
  ['number', 'validate.number_invalid'],
  ['boolean', 'validate.flag_invalid'],
  ['array', 'validate.list_expected'],
  ['strict_object', 'validate.object_expected'],
  ['object', 'validate.object_expected'],
]);

function issueOf(issue: v.BaseIssue<unknown>): Issue {
  const said = parseIssue(issue.message);
  if (said !== null && said.key in validate) return said;
  if (issue.type === 'strict_object' && issue.expected === 'never')
    return { key: 'validate.unknown_field', params: {} };
  if (issue.received === 'undefined') return { key: 'validate.required', params: {} };
  if ((issue.type === 'picklist' || issue.type === 'literal') && issue.expected !== null)
    return {
      key: 'validate.value_expected',
      params: { expected: issue.expected.replaceAll(/["()]/gu, '').replaceAll(' | ', ', ') },
    };
  return { key: EXPECTED.get(issue.type) ?? 'validate.type_invalid', params: {} };
}

/** Every wrong field of a request, each named with its path. */
export function fieldErrorsOf(issues: readonly v.BaseIssue<unknown>[], root: string): FieldError[] {
  return issues.map((issue) => {
    const { key, params } = issueOf(issue);
    return issueErrorOf(v.getDotPath(issue) ?? root, key, params);
  });
}
