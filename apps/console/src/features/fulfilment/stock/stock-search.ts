/** What the URL of /fulfillment/stock says. Unknown values fall away. */
export interface StockSearch {
  search?: string;
  low?: 'true';
  warehouse?: string;
  page?: string;
}

const READERS: Readonly<Record<keyof StockSearch, (value: string) => boolean>> = {
  search: (value) => value.length <= 80,
  low: (value) => value === 'true',
  warehouse: (value) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u.test(value),
  page: (value) => /^[1-9]\d{0,4}$/u.test(value),
};

export function parseStockSearch(search: Record<string, unknown>): StockSearch {
  const parsed: Record<string, string> = {};
  for (const [name, accepts] of Object.entries(READERS)) {
    const value = search[name];
    if (typeof value === 'string' && value !== '' && accepts(value)) parsed[name] = value;
  }
  return parsed as StockSearch;
}
