import { readStored, writeStored } from '../storage/local-storage.ts';
import type { AddressInfo } from './address-info.ts';

const KEY = 'sampan.previous_user_info';

/** Keeps what a person typed into the address form until it is saved: a closed dialog or a reload loses nothing. */
export function keepPreviousInfo(user_id: string, info: AddressInfo): void {
  writeStored(KEY, JSON.stringify({ user_id, info }));
}

/** What this person typed before; null when there is nothing, or it is another one's. */
export function previousInfoOf(user_id: string): AddressInfo | null {
  try {
    const kept = JSON.parse(readStored(KEY) ?? 'null') as { user_id?: unknown; info?: AddressInfo } | null;
    return kept?.user_id === user_id && typeof kept.info?.billing === 'object' ? kept.info : null;
  } catch {
    return null;
  }
}

/** Cancel of the address guard clears the saved previous-user-info entry (spec section 4, Address guard). */
export function forgetPreviousInfo(): void {
  writeStored(KEY, null);
}
