import type { ValidateKey } from '@sampan/validators';
import type { Ctx } from '../../../platform/context.ts';
import { requireActor } from '../../../platform/context.ts';
import { refuseFields } from '../../../platform/errors.ts';
import { issueErrorOf } from '../../../platform/issue-error.ts';
import { findUser } from '../account/index.ts';
import { verifyPassword } from '../sign-in/index.ts';

/**
 * Asks for the password again before something that outlives the session (decision 20). People who sign in without one are
 * not asked. Throws `invalid_input` naming `password`.
 */
export async function reauthenticate(ctx: Ctx, password: string | undefined): Promise<void> {
  const person = await findUser(ctx, requireActor(ctx).user_id);
  const password_hash = person?.user.password_hash ?? null;
  if (password_hash === null) return;
  const refuse = (key: ValidateKey) => refuseFields([issueErrorOf('password', key)]);
  if (password === undefined || password === '') refuse('validate.required');
  else if (!(await verifyPassword(password_hash, password))) refuse('validate.password_wrong');
}
