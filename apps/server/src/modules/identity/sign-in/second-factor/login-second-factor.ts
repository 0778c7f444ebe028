import type { Session } from '@sampan/contract';
import { recordAudit } from '../../../../platform/audit/record-audit.ts';
import type { Ctx } from '../../../../platform/context.ts';
import { DomainError } from '../../../../platform/errors.ts';
import { consumeLimits } from '../../../../platform/throttle/throttle.ts';
import { withTransaction } from '../../../../platform/transaction.ts';
import { findUser } from '../../account/index.ts';
import { createSignIn } from '../create-sign-in.ts';
import { passwordMark, readChallenge } from './challenge.ts';
import { spendCode } from './spend-code.ts';

/**
 * The second step of a sign-in: a code of the person's app, or a recovery code, each once. Throws `sign_in_expired` when the
 * first step is too long ago, `otp_invalid` for a wrong or spent code, `rate_limited` after five.
 */
export async function loginSecondFactor({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { challenge: string; otp: string };
}): Promise<Session> {
  await consumeLimits(ctx, [{ name: 'second-factor-caller', who: ctx.ip, uses: 100, seconds: 3_600 }]);
  const step = readChallenge(ctx, input.challenge);
  const person = step === null ? null : await findUser(ctx, step.user_id);
  if (step === null || person === null || passwordMark(person.user) !== step.password)
    throw new DomainError('sign_in_expired');
  const kind = await spendCode(ctx, person, { otp: input.otp, method: step.method });
  return withTransaction(ctx, async (tx) => {
    if (kind === 'recovery')
      await recordAudit(tx, {
        action: 'two_factor.recover',
        object_type: 'user',
        object_id: person.user.id,
        company_id: person.company.id,
        actor_id: person.user.id,
      });
    return createSignIn(tx, person, step.method, { is_second_step: true });
  });
}
