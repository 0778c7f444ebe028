const KEY = 'sampan.compared';

/** Keeps which parcels are compared for as long as the tab is open: their IDs may be too many for an address. */
export function keepComparedParcels(ids: readonly string[]): void {
  sessionStorage.setItem(KEY, JSON.stringify(ids));
}

/** The parcels that are compared, in the list's order; empty when nothing was kept. */
export function comparedParcels(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id): id is string => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
