import { issueSentence } from '../src/issue.ts';
import { validateForm } from '../src/validate-form.ts';
import type { FormSchema } from '../src/validate-form.ts';

/** What a person reads for each refused field, by path; an empty record when the form passes. */
export function refused(schema: FormSchema<unknown>, values: unknown): Readonly<Record<string, string>> {
  const { issues } = validateForm(schema, values);
  return Object.fromEntries((issues ?? []).map((issue) => [issue.path, issueSentence(issue)]));
}

/** The cleaned output; throws with the refusals when the form does not pass. */
export function accepted<Output>(schema: FormSchema<Output>, values: unknown): Output {
  const { output, issues } = validateForm(schema, values);
  if (issues !== undefined) throw new Error(JSON.stringify(issues));
  return output;
}
