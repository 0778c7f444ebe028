const ATI_KEY = 'sampan.ati';
const QUOTATION_KEY = 'sampan.is_quotation';

function read(key: string): string | null {
  try {
    return globalThis.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    globalThis.sessionStorage.setItem(key, value);
  } catch {
    // Without a storage the sign-up does not say what led to it.
  }
}

/** Keeps the `ati` of a link for as long as the tab is open: pages in between drop it from the address. */
export function keepVisitSource(search: string): void {
  const ati = new URLSearchParams(search).get('ati');
  if (ati !== null && ati !== '') write(ATI_KEY, ati.slice(0, 200));
}

/** The visitor goes on from a quotation (spec section 3, Client session state: isQuotation). */
export function keepQuotation(): void {
  write(QUOTATION_KEY, 'true');
}

/** What led a visitor to sign in or up (spec section 7, `ati` and `from_quotation`). */
export function visitSource(): { ati: string; from_quotation: boolean } {
  return { ati: read(ATI_KEY) ?? '', from_quotation: read(QUOTATION_KEY) === 'true' };
}
