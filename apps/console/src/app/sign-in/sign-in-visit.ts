import { isCountryCode } from '@sampan/country-rules';
import { parsePlainSearch, writePlainSearch } from '../../shared/routing/plain-search.ts';
import { textParam } from '../../shared/routing/search-param.ts';
import { $session } from '../../shared/session/session.store.ts';

/** Where the sign-in page stands; `/` leads to it (spec section 2, Redirect rules). */
const SIGN_IN_PATHS: readonly string[] = ['/auth', '/auth/sign-in'];

/** Whether an address shows the sign-in page, and to whom: somebody who is signed in is led on by the router. */
export function isSignInVisit({ pathname }: Pick<Location, 'pathname'>): boolean {
  return $session.get() === null && (pathname === '/' || SIGN_IN_PATHS.includes(pathname));
}

/**
 * The address of the sign-in page as the router would write it: what it does not know is left out of the search. Of `/` only
 * `next` goes along.
 */
export function signInAddressOf({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  const asked = parsePlainSearch(search);
  const next = textParam(asked['next']);
  if (pathname === '/') return `/auth${writePlainSearch({ next })}`;
  const country = isCountryCode(asked['country']) ? asked['country'] : undefined;
  return `${pathname}${writePlainSearch({ next, ref: textParam(asked['ref']), country })}${hash}`;
}
