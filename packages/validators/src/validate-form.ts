import * as v from 'valibot';
import { parseIssue } from './issue.ts';
import type { Issue } from './issue.ts';

/** One refused field. `path` is dotted ('packageDetail.weight'), '' for the form as a whole. */
export interface FormIssue extends Issue {
  readonly path: string;
}

export type FormResult<Output> =
  | { readonly output: Output; readonly issues?: undefined }
  | { readonly issues: readonly [FormIssue, ...FormIssue[]]; readonly output?: undefined };

/** Any schema of this package, seen from outside. */
export type FormSchema<Output> = v.GenericSchema<unknown, Output>;

/**
 * Validates the values of a form. Gives either the cleaned output (trimmed, phones as E.164, amounts as wire numbers) or
 * the first issue of each refused field, in the order of the form. Never throws for any value.
 */
export function validateForm<Output>(schema: FormSchema<Output>, values: unknown): FormResult<Output> {
  const result = v.safeParse(schema, values);
  if (result.success) return { output: result.output };
  const by_path = new Map<string, FormIssue>();
  for (const issue of result.issues) {
    const path = v.getDotPath(issue) ?? '';
    if (by_path.has(path)) continue;
    by_path.set(path, { path, ...(parseIssue(issue.message) ?? { key: 'validate.type_invalid', params: {} }) });
  }
  const [first, ...rest] = by_path.values();
  return { issues: [first ?? { path: '', key: 'validate.type_invalid', params: {} }, ...rest] };
}
