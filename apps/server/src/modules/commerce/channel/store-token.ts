import type { ChannelConnection, ChannelTokens } from '../../../ports/sales-channel.ts';
import {
  decryptText,
  encryptText,
  type EncryptionContext,
  type EncryptionKey,
} from '../../../platform/text-encryption.ts';
import type { ChannelRow } from './channel.table.ts';

/** How the token of a store is sealed. Bound to its store: copied to another row it does not open. */
export function encryptionContextOf(keys: readonly EncryptionKey[], channel_id: string): EncryptionContext {
  return { keys, purpose: 'sampan store tokens v1', bound_to: channel_id };
}

export function sealStoreToken(keys: readonly EncryptionKey[], channel_id: string, token: string): string {
  return encryptText(encryptionContextOf(keys, channel_id), token);
}

/** All tokens of a connected store as one sealed text: they are good together or not at all. */
export function sealTokens(keys: readonly EncryptionKey[], channel_id: string, tokens: ChannelTokens): string {
  return sealStoreToken(keys, channel_id, JSON.stringify(tokens));
}

/** A connected store as every call of its channel names it; null when its secrets are gone, or no key opens them. */
export function connectionOf(
  keys: readonly EncryptionKey[],
  row: Pick<ChannelRow, 'id' | 'external_shop_id' | 'access_token'>,
): ChannelConnection | null {
  if (row.external_shop_id === null || row.access_token === null) return null;
  const text = decryptText(encryptionContextOf(keys, row.id), row.access_token);
  if (text === null) return null;
  return { external_shop_id: row.external_shop_id, tokens: JSON.parse(text) as ChannelTokens };
}

/** What is written beside the sealed tokens, to find those that end soon. */
export function tokenColumns(
  keys: readonly EncryptionKey[],
  channel_id: string,
  tokens: ChannelTokens,
): Pick<ChannelRow, 'access_token' | 'access_ends_at'> {
  return { access_token: sealTokens(keys, channel_id, tokens), access_ends_at: tokens.access_ends_at };
}
