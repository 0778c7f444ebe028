import '../public.css';
import { showHealth } from './show-health.ts';
import { showPrices } from './show-prices.ts';

/* The one script of the public pages: what they say stands in the HTML already. */
const SESSION_KEY = 'sampan.session';

/** A signed-in visitor of the country chooser goes home (spec 2). */
function leaveForHome(): void {
  if (location.pathname !== '/') return;
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(SESSION_KEY) ?? 'null');
    if (kept !== null) location.replace('/home');
  } catch {
    // A browser that keeps nothing has nobody signed in.
  }
}

/**
 * Keeps the country of the page from which somebody signs in or up, as the console's own store does: both begin in it (spec 9).
 * Who only reads has nothing stored.
 */
function rememberCountry(): void {
  const country = /^\/(sg|my|ph|id)(?:\/|$)/u.exec(location.pathname)?.[1];
  if (country === undefined) return;
  try {
    localStorage.setItem('sampan.country', JSON.stringify(country.toUpperCase()));
  } catch {
    // A browser that keeps nothing begins in the default country.
  }
}

leaveForHome();
document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('a[href^="/auth"]') !== null) rememberCountry();
});
// Written into the page where the settings name a service besides ours; without it nothing more is fetched.
const outside = document.querySelector<HTMLMetaElement>('meta[name="sampan-third-parties"]');
if (outside !== null)
  void import('./third-parties.ts').then(({ startThirdParties }) => startThirdParties(outside.content));
showPrices();
void showHealth();
