/** A link's secret: 256 random bits. Any other `?id=` of a shop's page is not ours. */
const LINK = /^[\w-]{43}$/;

/** The confirmation link in the page's own address, `?id=…`; null when there is none. */
export function pageLink(): string | null {
  const id = new URLSearchParams(globalThis.location?.search).get('id');
  return id !== null && LINK.test(id) ? id : null;
}
