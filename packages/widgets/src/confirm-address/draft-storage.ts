import type { DraftStorage, StoredConfirmation } from './confirm-address.model.ts';

/**
 * Keeps what was typed for one link until it is confirmed or the tab is closed, so that a phone that drops the page loses
 * nothing. Written only where the shop's page asked for it; a browser that refuses to store keeps nothing.
 */
export function createDraftStorage(link_id: string): DraftStorage {
  // The secret of the link itself is not written down.
  const name = `sampan-address-${link_id.slice(0, 8)}`;
  const attempt = <Result>(action: () => Result): Result | null => {
    try {
      return action();
    } catch {
      return null;
    }
  };
  return {
    load: () => attempt(() => JSON.parse(sessionStorage.getItem(name) ?? 'null') as StoredConfirmation | null),
    save: (kept) =>
      void attempt(() =>
        kept === null ? sessionStorage.removeItem(name) : sessionStorage.setItem(name, JSON.stringify(kept)),
      ),
  };
}
