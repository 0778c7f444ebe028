/** What the URL of the list says. Everything is text and optional; what is not a known value is dropped. */
export interface SellSearch {
  view?: 'archived';
  search?: string;
  page?: string;
}

const MAX_SEARCH = 80;

/** Reads the search parameters of /sell-product. */
export function parseSellSearch(raw: Record<string, unknown>): SellSearch {
  const { view, search, page } = raw;
  return {
    ...(view === 'archived' ? { view } : {}),
    ...(typeof search === 'string' && search !== '' && search.length <= MAX_SEARCH ? { search } : {}),
    ...(typeof page === 'string' && /^[1-9]\d{0,3}$/u.test(page) && page !== '1' ? { page } : {}),
  };
}
