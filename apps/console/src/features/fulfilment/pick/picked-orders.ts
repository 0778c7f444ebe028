const KEY = 'sampan.picked';

/** Keeps which orders are picked for as long as the tab is open: their IDs may be too many for an address. */
export function keepPickedOrders(ids: readonly string[]): void {
  sessionStorage.setItem(KEY, JSON.stringify(ids));
}

/** The orders that somebody chose to pick; empty when the page decides. */
export function pickedOrders(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id): id is string => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
