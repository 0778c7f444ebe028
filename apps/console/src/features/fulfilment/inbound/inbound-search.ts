/** What the URL of a list without filters says. */
export function parsePageSearch(search: Record<string, unknown>): { page?: string } {
  const { page } = search;
  return typeof page === 'string' && /^[1-9]\d{0,4}$/u.test(page) ? { page } : {};
}
