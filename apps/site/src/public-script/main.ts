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

leaveForHome();
showPrices();
void showHealth();
