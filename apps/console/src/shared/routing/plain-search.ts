/** Search parameters as the URL writes them: every value is text, and a name stands once. */
export type PlainSearch = Record<string, string>;

/**
 * Reads `?a=1&b=x`. Values stay text: a tracking code made of digits keeps its leading zeros, which JSON would eat.
 */
export function parsePlainSearch(text: string): PlainSearch {
  return Object.fromEntries(new URLSearchParams(text.startsWith('?') ? text.slice(1) : text));
}

/** Writes what {@link parsePlainSearch} reads; empty and missing values are left out, so a cleared filter leaves no trace. */
export function writePlainSearch(search: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value === undefined || value === null || value === '') continue;
    query.set(name, String(value));
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
