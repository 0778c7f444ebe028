import type { PageViewPort } from './page-views.port.ts';

/** Umami's API for events. */
export const umami: PageViewPort = ({ site, url }, { origin, path, referrer, language }) => ({
  url: `${url}/api/send`,
  type: 'application/json',
  body: JSON.stringify({
    type: 'event',
    payload: { website: site, hostname: new URL(origin).hostname, url: path, referrer, language },
  }),
});
