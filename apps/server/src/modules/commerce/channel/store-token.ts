import { encryptText, type EncryptionContext, type EncryptionKey } from '../../../platform/text-encryption.ts';

/** How the token of a store is sealed. Bound to its store: copied to another row it does not open. */
export function encryptionContextOf(keys: readonly EncryptionKey[], channel_id: string): EncryptionContext {
  return { keys, purpose: 'sampan store tokens v1', bound_to: channel_id };
}

export function sealStoreToken(keys: readonly EncryptionKey[], channel_id: string, token: string): string {
  return encryptText(encryptionContextOf(keys, channel_id), token);
}
