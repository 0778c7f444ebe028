import { createHmac } from 'node:crypto';
import type { ChatIdentity } from '@sampan/contract';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { findUser } from '../account/index.ts';

/**
 * Who chats, with the proof that the chat service asks for (spec 7: the user id, name, phone and email). The secret never
 * leaves the server. Null where the settings name no chat.
 */
export async function getChatIdentity({ ctx }: { ctx: Ctx }): Promise<{ identity: ChatIdentity | null }> {
  const actor = requireActor(ctx);
  const { chat } = ctx.ports;
  if (chat === null) return { identity: null };
  const found = await findUser(ctx, actor.user_id);
  if (!found) throw new DomainError('unauthorized');
  const { id, name, phone, email } = found.user;
  const person = { id, name, phone: phone ?? '', email: email ?? '' };
  const signature = createHmac('sha256', chat.secret).update(chat.provenBy(person)).digest('hex');
  return { identity: { ...person, signature } };
}
