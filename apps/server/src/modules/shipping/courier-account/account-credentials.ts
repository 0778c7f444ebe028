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
}

/** Where tokens stand among the parts that were entered, none of which is called so. */
const TOKENS = '$tokens';

/** How credentials are sealed. Bound to their account: copied to another row they do not open. */
export function encryptionContextOf(keys: readonly EncryptionKey[], account_id: string): EncryptionContext {
  return { keys, purpose: 'sampan courier accounts v1', bound_to: account_id };
}

export function sealAccount(
  keys: readonly EncryptionKey[],
  account_id: string,
  { credentials, tokens }: SealedAccount,
): string {
  const parts = tokens === null ? credentials : { ...credentials, [TOKENS]: tokens };
  return encryptText(encryptionContextOf(keys, account_id), JSON.stringify(parts));
}

/** Null when no key opens it. */
export function openAccount(keys: readonly EncryptionKey[], account_id: string, sealed: string): SealedAccount | null {
  const text = decryptText(encryptionContextOf(keys, account_id), sealed);
  if (text === null) return null;
  const { [TOKENS]: tokens = null, ...credentials } = JSON.parse(text) as Record<string, string>;
  return { credentials, tokens };
}
