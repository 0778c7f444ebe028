import {
  decryptText,
  encryptText,
  type EncryptionContext,
  type EncryptionKey,
} from '../../../platform/text-encryption.ts';
import type { CourierAccountSetting } from '../../../ports/courier-account.ts';

/** How credentials are sealed. Bound to their account: copied to another row they do not open. */
export function encryptionContextOf(keys: readonly EncryptionKey[], account_id: string): EncryptionContext {
  return { keys, purpose: 'sampan courier accounts v1', bound_to: account_id };
}

export function sealCredentials(
  keys: readonly EncryptionKey[],
  account_id: string,
  credentials: CourierAccountSetting['credentials'],
): string {
  return encryptText(encryptionContextOf(keys, account_id), JSON.stringify(credentials));
}

/** Null when no key opens them. */
export function openCredentials(
  keys: readonly EncryptionKey[],
  account_id: string,
  sealed: string,
): CourierAccountSetting['credentials'] | null {
  const text = decryptText(encryptionContextOf(keys, account_id), sealed);
  return text === null ? null : (JSON.parse(text) as CourierAccountSetting['credentials']);
}
