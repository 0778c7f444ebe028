import { joinSchema, validateForm } from '@sampan/validators';
import { refuseFields } from '../../../platform/errors.ts';
import { issueErrorOf } from '../../../platform/issue-error.ts';
import { isCommonPassword } from '../sign-in/index.ts';

/** Name, strict password and terms box of somebody who joins (spec 5), as sign-up asks them. Throws `invalid_input` naming each field. */
export async function checkJoining<T extends { name: string; password: string; is_read: boolean }>(
  input: T,
): Promise<T> {
  const { issues = [], output } = validateForm(joinSchema, input);
  const errors = issues.map((issue) => issueErrorOf(issue.path, issue.key, issue.params));
  const is_common = errors.every(({ param }) => param !== 'password') && (await isCommonPassword(input.password));
  if (is_common) errors.push(issueErrorOf('password', 'validate.password_common'));
  refuseFields(errors);
  return { ...input, ...output };
}
