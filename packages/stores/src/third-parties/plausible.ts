import type { PageViewPort } from './page-views.port.ts';

/** Plausible's Events API. Plain text, as its own script sends it, needs no preflight. */
export const plausible: PageViewPort = ({ site, url }, { origin, path, referrer }) => ({
  url: `${url}/api/event`,
  type: 'text/plain',
  body: JSON.stringify({ name: 'pageview', domain: site, url: origin + path, referrer: referrer || null }),
});
