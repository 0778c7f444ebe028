import { writeStored } from '../storage/storage.port.ts';
import type { StoragePort } from '../storage/storage.port.ts';

/** Where the draft of a person is kept; several people may use one computer. */
export function orderDraftKey(owner_id: string, prefix = 'sampan'): string {
  return `${prefix}.order_draft.${owner_id}`;
}

/** Forgets a draft that no store has open: who signs out elsewhere loads none of the rules a draft is checked by. */
export function forgetOrderDraft(storage: StoragePort, owner_id: string): void {
  writeStored(storage, orderDraftKey(owner_id), null);
}
