import type { CustomsPurpose, ImportField, ImportIssue } from '@sampan/contract';
import type { Translate } from '@sampan/messages';

/** Here rather than shared: a module of two pages is one more name in what the first page downloads. */
const WORDS = {
  sale_of_goods: 'create.purpose_sale_of_goods',
  gift: 'create.purpose_gift',
  commercial_sample: 'create.purpose_commercial_sample',
  documents: 'create.purpose_documents',
  returned_goods: 'create.purpose_returned_goods',
  other: 'create.purpose_else',
} as const satisfies Record<CustomsPurpose, string>;

const isPurpose = (text: string): text is CustomsPurpose => Object.hasOwn(WORDS, text);

/** A value as it is read: a purpose in words, whichever way the file writes it. */
export function spokenValue(t: Translate, field: ImportField, value: string): string {
  return field === 'customs_purpose' && isPurpose(value) ? t(WORDS[value]) : value;
}

/** What is said of a purpose names the choices as the API calls them; here they have words. */
export function spokenIssue<Issue extends Pick<ImportIssue, 'field' | 'code' | 'message' | 'params'>>(
  t: Translate,
  issue: Issue,
): Issue {
  if (issue.field !== 'customs_purpose' || issue.code !== 'validate.value_expected') return issue;
  const expected = Object.values(WORDS).map((key) => t(key));
  return { ...issue, message: '', params: { ...issue.params, expected: expected.join(', ') } };
}
