import { Secret, TOTP } from 'otpauth';
import type { Ctx } from '../../../../platform/context.ts';

const ISSUER = 'Sampan';
const PERIOD_S = 30;
/** A code of the step before or after is right too: clocks of phones differ. */
const WINDOW = 1;

/** RFC 6238 as every authenticator app knows it: SHA-1, six digits, 30 seconds. */
export function totpOf(secret: string, account: string): TOTP {
  return new TOTP({
    issuer: ISSUER,
    label: account,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_S,
  });
}

/** A secret of 160 bits, as RFC 4226 asks for. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The time step a code belongs to; null when it is the code of none around now. */
export function stepOfCode({ clock }: Pick<Ctx, 'clock'>, secret: string, code: string): number | null {
  const timestamp = clock.now();
  const delta = totpOf(secret, '').validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / 1_000 / PERIOD_S) + delta;
}
