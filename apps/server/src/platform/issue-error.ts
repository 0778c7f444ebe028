import { issueMessage, issueSentence, type IssueParams, type ValidateKey } from '@sampan/validators';
import { fieldErrorOf, type FieldError } from './errors.ts';

/** A field that is refused for a reason the validators know: the code is translated by whoever shows it, the sentence is English. */
export function issueErrorOf(param: string, key: ValidateKey, params: IssueParams = {}): FieldError {
  return fieldErrorOf(param, issueMessage(key, params), issueSentence({ key, params }));
}
