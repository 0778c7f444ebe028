import { address } from '@sampan/messages/en/address';
import { label } from '@sampan/messages/en/label';
import { validate } from '@sampan/messages/en/validate';
import { issueMessage, type Issue, type IssueParams, type ValidateKey } from '@sampan/validators';
import { fieldErrorOf, type FieldError } from './errors.ts';

const LABELS: ReadonlyMap<string, string> = new Map(Object.entries({ ...label, ...address }));

/** A field that is refused for a reason the validators know: the code is translated by whoever shows it, the sentence is English. */
export function issueErrorOf(param: string, key: ValidateKey, params: IssueParams = {}): FieldError {
  return fieldErrorOf(param, issueMessage(key, params), issueSentence({ key, params }));
}

/** What an issue of the validators says in English, with the label it names, or "This field". */
export function issueSentence({ key, params }: Issue): string {
  const name = params['label'] ?? 'label.this_field';
  const values: IssueParams = { ...params, label: LABELS.get(name) ?? name };
  return validate[key].replace(/\{\{(\w+)\}\}/gu, (_, placeholder: string) =>
    Object.hasOwn(values, placeholder) ? String(values[placeholder]) : '',
  );
}
