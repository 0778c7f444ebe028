import { createApi, type Api } from '@sampan/api-client';
import { createContext, useContext } from 'react';
import { backToOwn } from '../session/acting.ts';
import { $country, $language, endSession, session } from '../session/session.store.ts';
import { signInAddress } from '../routing/redirects.ts';

/** What screens reach for besides their props. Tests give their own. */
export interface Services {
  readonly api: Api;
}

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
        if (!backToOwn()) endSession(signInAddress(window.location.pathname + window.location.search));
      },
    }),
  };
}

const ServicesContext = createContext<Services | null>(null);

export const ServicesProvider = ServicesContext.Provider;

/** The services of this page. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (services === null) throw new Error('useServices needs a ServicesProvider above it');
  return services;
}

/** The client of this page. */
export function useApi(): Api {
  return useServices().api;
}
