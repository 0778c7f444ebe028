import { epochSeconds } from '../../../../platform/clock.ts';
import type { Ctx } from '../../../../platform/context.ts';
import { hashSecret } from '../../../../platform/ids.ts';
import { decryptText, encryptText, type EncryptionContext } from '../../../../platform/text-encryption.ts';
import type { UserRow } from '../../account/index.ts';
import type { SessionMethod } from '../../session/index.ts';

/** Long enough to fetch a phone. */
const LIFE_S = 300;

/** What was proved in the first step of a sign-in, sealed, in the hands of the person: nothing of it is stored. */
interface FirstStep {
  user_id: string;
  method: SessionMethod;
  expires_at: number;
  /** A password that was changed since ends what was begun with the old one. */
  password: string;
}

function sealOf({ env }: Pick<Ctx, 'env'>): EncryptionContext {
  return { keys: env.sealing_keys, purpose: 'sampan sign-in challenges v1', bound_to: 'challenge' };
}

export function makeChallenge(ctx: Ctx, user: UserRow, method: SessionMethod) {
  const expires_at = epochSeconds(ctx.clock) + LIFE_S;
  const step: FirstStep = { user_id: user.id, method, expires_at, password: passwordMark(user) };
  return { challenge: encryptText(sealOf(ctx), JSON.stringify(step)), expires_at };
}

/** Who proved the first step and how; null for what we did not seal, or too long ago. */
export function readChallenge(ctx: Ctx, challenge: string): FirstStep | null {
  const text = decryptText(sealOf(ctx), challenge);
  if (text === null) return null;
  const step = JSON.parse(text) as FirstStep;
  return step.expires_at > epochSeconds(ctx.clock) ? step : null;
}

export function passwordMark(user: UserRow): string {
  return hashSecret(user.password_hash ?? '').slice(0, 16);
}
