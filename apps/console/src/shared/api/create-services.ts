import { createApi } from '@sampan/api-client';
import { restoreOwnSession } from '../session/impersonation.ts';
import { $country, $language, endSession, session } from '../session/session.store.ts';
import { signInAddress } from '../routing/next-path.ts';
import type { Services } from './services.tsx';

/** The services of the running console: one client that speaks for the current session, country and language. */
export function createServices(base_url = ''): Services {
  return {
    api: createApi({
      base_url,
      country: () => $country.get(),
      language: () => $language.get(),
      getToken: session.getToken,
      getGhostUserId: session.getGhostUserId,
      // Spec section 4: any 401 forces logout; the client says so only for the token that is still current.
      // Acting as somebody else ends with the way back to oneself.
      onUnauthorized: () => {
        if (!restoreOwnSession()) endSession(signInAddress(window.location.pathname + window.location.search));
      },
    }),
  };
}
