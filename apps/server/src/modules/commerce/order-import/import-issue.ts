import type { ImportField, ImportIssue, ImportRepair } from '@sampan/contract';
import type { IssueParams, ValidateKey } from '@sampan/validators';
import { issueErrorOf } from '../../../platform/issue-error.ts';

/** What is said of a field of a row: an error keeps the row back, a warning does not, and a skipped row needs nobody. */
export function importIssue(
  field: ImportField | null,
  severity: ImportIssue['severity'],
  key: ValidateKey,
  params: IssueParams = {},
): ImportIssue {
  const { code, message, params: beside } = issueErrorOf(field ?? 'row', key, params);
  return {
    field,
    code,
    message,
    severity,
    ...(beside ? { params: beside } : {}),
  };
}

/** What was mended in a field, and from what. */
export function importRepair(field: ImportField, key: ValidateKey, from: string, to: string): ImportRepair {
  const { code, message } = issueErrorOf(field, key);
  return { field, code, message, from, to };
}
