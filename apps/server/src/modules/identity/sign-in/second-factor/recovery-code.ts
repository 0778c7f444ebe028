import { Secret } from 'otpauth';
import { hashSecret } from '../../../../platform/ids.ts';

/** So many are given out; each opens the account once. */
export const RECOVERY_CODES = 10;
/** 80 bits: guessing one from its hash is out of reach. */
const BYTES = 10;
const LENGTH = 16;

/** `ABCD-EFGH-IJKL-MNOP`, without digits that look like letters. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () =>
    new Secret({ size: BYTES }).base32.replaceAll(/.{4}(?=.)/gu, '$&-'),
  );
}

export function hashRecoveryCode(code: string): string {
  return hashSecret(tidyCode(code));
}

/** As people type it: spaces, hyphens and small letters count for nothing. */
export function tidyCode(code: string): string {
  return code.replaceAll(/[\s-]/gu, '').toUpperCase();
}

export function isRecoveryCode(tidied: string): boolean {
  return tidied.length === LENGTH && /^[A-Z2-7]+$/u.test(tidied);
}
