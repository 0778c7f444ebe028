import {
  decryptText,
  encryptText,
  type EncryptionContext,
  type EncryptionKey,
} from '../../../platform/text-encryption.ts';
import type { CheckedAccount, CourierAccountSetting } from '../../../ports/courier-account.ts';

/** What is sealed of an account: what was entered, and what the courier gave in exchange for it. */
export interface SealedAccount extends Pick<CheckedAccount, 'tokens'> {
  credentials: CourierAccountSetting['credentials'];
  /** Until when one server exchanges the tokens, and the others wait; null while none does. */
  renewing_until: number | null;
}

/** Where the rest stands among the parts that were entered, none of which is called so. */
const TOKENS = '$tokens';
const RENEWING = '$renewing_until';

/** How credentials are sealed. Bound to their account: copied to another row they do not open. */
export function encryptionContextOf(keys: readonly EncryptionKey[], account_id: string): EncryptionContext {
  return { keys, purpose: 'sampan courier accounts v1', bound_to: account_id };
}

export function sealAccount(
  keys: readonly EncryptionKey[],
  account_id: string,
  { credentials, tokens, renewing_until }: SealedAccount,
): string {
  const parts = {
    ...credentials,
    ...(tokens === null ? {} : { [TOKENS]: tokens }),
    ...(renewing_until === null ? {} : { [RENEWING]: String(renewing_until) }),
  };
  return encryptText(encryptionContextOf(keys, account_id), JSON.stringify(parts));
}

/** Null when no key opens it. */
export function openAccount(keys: readonly EncryptionKey[], account_id: string, sealed: string): SealedAccount | null {
  const text = decryptText(encryptionContextOf(keys, account_id), sealed);
  if (text === null) return null;
  const { [TOKENS]: tokens = null, [RENEWING]: until, ...credentials } = JSON.parse(text) as Record<string, string>;
  return { credentials, tokens, renewing_until: until === undefined ? null : Number(until) };
}
