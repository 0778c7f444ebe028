import type { Api } from '@sampan/api-client';
import { createContext, useContext } from 'react';

/** What screens reach for besides their props. Tests give their own. */
export interface Services {
  readonly api: Api;
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
