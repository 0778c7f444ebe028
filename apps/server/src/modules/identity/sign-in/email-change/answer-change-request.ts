import type { Ctx } from '../../../../platform/context.ts';
import type { UserWithCompany } from '../../account/index.ts';
import { issueCode, revokeCode } from '../../one-time-code/index.ts';
import { sendAccountMail } from '../mail/account.mail.ts';
import { findEmailChange } from './email-change.repo.ts';

/** Sends the code of a new email, or tells who has it already; nothing when another wish took its place. */
export async function answerChangeRequest(
  tx: Ctx,
  asking: UserWithCompany,
  email: string,
  owner: UserWithCompany | null,
): Promise<void> {
  const change = await findEmailChange(tx, asking.user.id);
  if (change?.email !== email || asking.user.disabled_at !== null) return;
  const code_owner = { purpose: 'new_email' as const, subject: asking.user.id };
  if (owner !== null) {
    // No code will ever fit, and only who has the address learns of it.
    await revokeCode(tx, code_owner);
    await sendAccountMail(tx, owner, { kind: 'email_taken' });
    return;
  }
  const code = await issueCode(tx, code_owner);
  await sendAccountMail(tx, { ...asking, user: { ...asking.user, email } }, { kind: 'email_code', code });
}
