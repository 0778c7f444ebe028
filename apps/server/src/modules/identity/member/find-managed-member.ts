import { DomainError } from '../../../platform/errors.ts';
import type { Actor, Ctx } from '../../../platform/context.ts';
import { findOwners } from '../account/index.ts';
import { findMember } from './member.repo.ts';

/**
 * The person an owner wants to change, under the company's lock. Nobody changes or removes themselves, so a company always
 * keeps the owner who asked. Throws `not_found`, `last_owner` to its only owner, else `own_membership`.
 */
export async function findManagedMember(tx: Ctx, actor: Actor, user_id: string) {
  const target = await findMember(tx, actor.company_id, user_id);
  if (!target) throw new DomainError('not_found');
  if (user_id !== actor.user_id) return target;
  const owners = await findOwners(tx, actor.company_id);
  throw new DomainError(owners.length > 1 ? 'own_membership' : 'last_owner');
}
