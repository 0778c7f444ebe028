import { isApiError } from '@sampan/api-client';
import { MutationCache, QueryClient } from '@tanstack/react-query';
import { queryKeys } from './query-keys.ts';

const FRESH_MS = 15_000;

/** Refusals that a dialog over the page explains and lifts: unverified email, updated terms (spec section 4). */
const LIFTED_BY_DIALOG: readonly string[] = ['email_unverified', 'terms_required'];

/** Server state of the page. The API client repeats failed GETs itself, so queries do not. */
export function createQueryClient(): QueryClient {
  const queries: QueryClient = new QueryClient({
    mutationCache: new MutationCache({
      onError: (error) => {
        // This page thought that everything was done; the newest facts about the person bring the dialog up.
        if (isApiError(error) && LIFTED_BY_DIALOG.includes(error.code))
          void queries.invalidateQueries({ queryKey: queryKeys.me });
      },
    }),
    defaultOptions: {
      queries: { retry: false, staleTime: FRESH_MS, refetchOnWindowFocus: true },
      mutations: { retry: false },
    },
  });
  return queries;
}

/**
 * For what comes after a page and asks the same question: a failure that the page has said already is not asked about again
 * behind its Retry, which would be gone under the pointer while the answer is awaited.
 */
export const AFTER_THE_PAGE = { retryOnMount: false } as const;

/** The id support can look a failed call up by. */
export function requestIdOf(error: unknown): string | null {
  return isApiError(error) && error.request_id !== '' ? error.request_id : null;
}
