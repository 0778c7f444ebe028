import { requireActor, type Actor, type Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { findMember, lockCompany } from './member.repo.ts';

/**
 * The owner who changes the people of their company; holds the company until the transaction ends. Asked again under that
 * lock: of two owners who demote each other at the same moment, the second is none any more. Throws `forbidden`.
 */
export async function lockCompanyAsOwner(tx: Ctx): Promise<Actor> {
  const actor = requireActor(tx);
  await lockCompany(tx, actor.company_id);
  const me = await findMember(tx, actor.company_id, actor.user_id);
  if (me?.user.role !== 'owner') throw new DomainError('forbidden');
  return actor;
}
