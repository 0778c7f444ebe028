import { forgetOrderDraft } from '@sampan/stores/order-draft';
import type { StoragePort } from '@sampan/stores/storage';

/** Reading and writing may be forbidden; a draft then lives as long as the page. */
export const draftStorage: StoragePort = {
  getItem: (key) => globalThis.localStorage.getItem(key),
  setItem: (key, value) => globalThis.localStorage.setItem(key, value),
  removeItem: (key) => globalThis.localStorage.removeItem(key),
};

/** Begins the draft of a person anew, for each whose draft this page has open. */
export const openDrafts = new Map<string, { readonly reset: () => void }>();

/** The draft of a person is gone, whether this page has opened it or not: for signing out. */
export function forgetDraft(owner_id: string): void {
  openDrafts.get(owner_id)?.reset();
  forgetOrderDraft(draftStorage, owner_id);
}
