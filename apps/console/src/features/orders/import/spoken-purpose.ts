import type { ImportField, ImportIssue } from '@sampan/contract';
import type { Translate } from '@sampan/messages';
import { PURPOSES, purposeName } from '../../../shared/customs/purpose-name.ts';

/** A value as it is read: a purpose in words, whichever way the file writes it. */
export function spokenValue(t: Translate, field: ImportField, value: string): string {
  const purpose = field === 'customs_purpose' ? PURPOSES.find((each) => each === value) : undefined;
  return purpose === undefined ? value : purposeName(t, purpose);
}

/** What is said of a purpose names the choices as the API calls them; here they have words. */
export function spokenIssue<Issue extends Pick<ImportIssue, 'field' | 'code' | 'message' | 'params'>>(
  t: Translate,
  issue: Issue,
): Issue {
  if (issue.field !== 'customs_purpose' || issue.code !== 'validate.value_expected') return issue;
  const expected = PURPOSES.map((each) => purposeName(t, each)).join(', ');
  return { ...issue, message: '', params: { ...issue.params, expected } };
}
