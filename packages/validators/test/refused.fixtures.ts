import { createTranslator, type LooseTranslate } from '@sampan/messages';
import { address } from '@sampan/messages/en/address';
import { label } from '@sampan/messages/en/label';
import { validate } from '@sampan/messages/en/validate';
import { validateForm } from '../src/validate-form.ts';
import type { FormSchema } from '../src/validate-form.ts';

const t = createTranslator({ language: 'en', messages: { ...validate, ...label, ...address } }) as LooseTranslate;

/** What a person reads for each refused field, by path; an empty record when the form passes. */
export function refused(schema: FormSchema<unknown>, values: unknown): Readonly<Record<string, string>> {
  const { issues } = validateForm(schema, values);
  return Object.fromEntries(
    (issues ?? []).map(({ path, key, params }) => [
      path,
      t(key, { ...params, label: t(params['label'] ?? 'label.this_field') }),
    ]),
  );
}

/** The cleaned output; throws with the refusals when the form does not pass. */
export function accepted<Output>(schema: FormSchema<Output>, values: unknown): Output {
  const { output, issues } = validateForm(schema, values);
  if (issues !== undefined) throw new Error(JSON.stringify(issues));
  return output;
}
