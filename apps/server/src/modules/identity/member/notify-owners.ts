import type { Actor, Ctx, Role } from '../../../platform/context.ts';
import { writeOutbox } from '../../../platform/outbox/write-outbox.ts';
import { findOwners, findUser, type CompanyRow, type UserRow } from '../account/index.ts';
import { noticeMail, type NoticeKind } from './member.mail.ts';

interface Notice {
  kind: NoticeKind;
  company: CompanyRow;
  /** Whom it is about. */
  person: string;
  /** Who did it. */
  by: string;
  role: Role;
}

const nameOf = (user: Pick<UserRow, 'name' | 'email'>) => (user.name === '' ? (user.email ?? '') : user.name);

/** In the reader's own language. Who signs in by phone alone has no mailbox. */
async function tell(tx: Ctx, reader: Pick<UserRow, 'email' | 'language'>, notice: Notice): Promise<void> {
  if (reader.email === null) return;
  const payload = noticeMail(tx, reader.email, reader.language, notice);
  await writeOutbox(tx, { topic: 'mail', company_id: notice.company.id, payload });
}

/** Tells every owner that somebody joined. */
export async function notifyOwnersOfJoining(
  tx: Ctx,
  company: CompanyRow,
  joined: { id: string; name: string; role: Role },
): Promise<void> {
  for (const owner of await findOwners(tx, company.id))
    if (owner.id !== joined.id)
      await tell(tx, owner, { kind: 'joined', company, person: joined.name, by: joined.name, role: joined.role });
}

/** Tells every owner, and the person it is about, of another role or of a removal: nobody learns of it by accident. */
export async function notifyOfRoleChange(
  tx: Ctx,
  actor: Actor,
  target: UserRow,
  what: 'role' | 'removal',
): Promise<void> {
  const by = await findUser(tx, actor.user_id);
  if (!by) return;
  const notice = { company: by.company, person: nameOf(target), by: nameOf(by.user), role: target.role };
  for (const owner of await findOwners(tx, actor.company_id))
    if (owner.id !== target.id) await tell(tx, owner, { ...notice, kind: what === 'role' ? 'role' : 'removed' });
  await tell(tx, target, { ...notice, kind: what === 'role' ? 'your_role' : 'you_removed' });
}
