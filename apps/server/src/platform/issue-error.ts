import { validate } from '@sampan/messages/en/validate';
import type { Issue, IssueParams, ValidateKey } from '@sampan/validators';
import { fieldErrorOf, type FieldError } from './errors.ts';
import { fieldNameOf, labelKeyOf, labelText } from './field-label.ts';

/**
 * A field that is refused for a reason the validators know: the key is translated by whoever shows it, with the values beside
 * it; the sentence is English. Where the sentence names the field and `params` don't, it is called by its own label.
 */
export function issueErrorOf(param: string, key: ValidateKey, params: IssueParams = {}): FieldError {
  const label = validate[key].includes('{{label}}') ? labelKeyOf(param) : null;
  const beside = label === null ? params : { label, ...params };
  return fieldErrorOf(param, key, issueSentence({ key, params: { label: fieldNameOf(param), ...beside } }), beside);
}

/** What an issue of the validators says in English, with the label it names, or "This field". */
export function issueSentence({ key, params }: Issue): string {
  const values: IssueParams = { ...params, label: labelText(params['label'] ?? 'label.this_field') };
  return validate[key].replace(/\{\{(\w+)\}\}/gu, (_, placeholder: string) =>
    Object.hasOwn(values, placeholder) ? String(values[placeholder]) : '',
  );
}
