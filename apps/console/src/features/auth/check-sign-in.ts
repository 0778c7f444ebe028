import { issueMessage, loginSchema, validateForm, type LoginOutput } from '@sampan/validators';
import type { CheckedForm } from '../../shared/form/use-light-form.ts';

/** Checks what was typed on the sign-in page. It comes after the page, with the rules of forms. */
export function checkSignIn(values: Readonly<Record<string, string>>): CheckedForm<LoginOutput> {
  const { output, issues = [] } = validateForm(loginSchema, values);
  return { output, found: new Map(issues.map(({ path, key, params }) => [path, issueMessage(key, params)])) };
}
