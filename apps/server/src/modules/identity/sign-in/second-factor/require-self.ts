import { requireSession, type Ctx } from '../../../../platform/context.ts';
import { DomainError } from '../../../../platform/errors.ts';
import { findUser, type UserWithCompany } from '../../account/index.ts';

/** The caller as they are now, with the session they call by. */
export async function requireSelf(ctx: Ctx): Promise<UserWithCompany & { session_id: string }> {
  const { user_id, session_id } = requireSession(ctx);
  const person = await findUser(ctx, user_id);
  if (!person) throw new DomainError('unauthorized');
  return { ...person, session_id };
}
