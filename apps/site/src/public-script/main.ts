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

/** Keeps the country whose pages somebody reads, as the console's own store does: signing in and up begin in it (spec 9). */
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
rememberCountry();
showPrices();
void showHealth();
