import { recordAudit } from '../../../../platform/audit/record-audit.ts';
import type { Ctx } from '../../../../platform/context.ts';
import { resetLimits } from '../../../../platform/throttle/throttle.ts';
import { withTransaction } from '../../../../platform/transaction.ts';
import { findUserByVerifiedEmail } from '../../account/index.ts';
import { endSessionsOf } from '../../session/index.ts';
import { sendAccountMail } from '../mail/account.mail.ts';
import { codeLimits } from './spend-code.ts';
import { deleteTwoFactor } from './two-factor.repo.ts';

/**
 * Forgets the app and the recovery codes of somebody who lost both, at the terminal: whoever may run the server vouches for
 * them. Every session ends, because the phone may be in other hands, and the person is told. One of the operator's people
 * has to set up an app before anything of the operator's opens again.
 */
export async function resetSecondFactor(ctx: Ctx, email: string): Promise<'done' | 'unknown' | 'unchanged'> {
  return withTransaction(ctx, async (tx) => {
    const person = await findUserByVerifiedEmail(tx, email);
    if (!person) return 'unknown';
    const { user, company } = person;
    if (user.two_factor_at === null) return 'unchanged';
    await deleteTwoFactor(tx, user.id);
    await resetLimits(tx, codeLimits(user.id));
    await endSessionsOf(tx, user.id);
    await recordAudit(tx, {
      action: 'two_factor.reset',
      object_type: 'user',
      object_id: user.id,
      // As with every command about admins, no company sees who they are.
      company_id: user.is_admin ? null : company.id,
      details: { by: 'terminal' },
    });
    await sendAccountMail(tx, person, { kind: 'two_factor_reset' });
    return 'done';
  });
}
