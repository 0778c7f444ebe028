import { isApiError } from '@sampan/api-client';
import { QueryClient } from '@tanstack/react-query';

const FRESH_MS = 15_000;

/** Server state of the page. The API client repeats failed GETs itself, so queries do not. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: FRESH_MS, refetchOnWindowFocus: true },
      mutations: { retry: false },
    },
  });
}

/** The id support can look a failed call up by. */
export function requestIdOf(error: unknown): string | null {
  return isApiError(error) && error.request_id !== '' ? error.request_id : null;
}
