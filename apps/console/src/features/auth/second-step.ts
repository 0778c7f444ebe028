import { isApiError } from '@sampan/api-client';
import { useNavigation } from '../../shared/routing/navigation.tsx';
import { writePlainSearch } from '../../shared/routing/plain-search.ts';
import { useAuthSearch } from './use-auth-search.ts';

/** Outlives the way from the sign-in page, which comes without a router, to the page of the code; ends with the tab. */
const KEY = 'sampan.sign-in-challenge';

export function keepChallenge(challenge: string): void {
  sessionStorage.setItem(KEY, challenge);
}

export function readChallenge(): string | null {
  return sessionStorage.getItem(KEY);
}

export function forgetChallenge(): void {
  sessionStorage.removeItem(KEY);
}

/**
 * Leads to the page of the code when a sign-in is answered that it needs one. The call then never ends, as the page it was
 * made on: its button stays busy until the other page is there.
 */
export function useSecondStep(): <Answer>(call: Promise<Answer>) => Promise<Answer> {
  const { go } = useNavigation();
  const search = useAuthSearch();
  return (call) =>
    call.catch((error: unknown) => {
      const challenge = isApiError(error) && error.code === 'second_factor_required' ? error.data['challenge'] : null;
      if (typeof challenge !== 'string') throw error;
      keepChallenge(challenge);
      go(`/auth/second-step${writePlainSearch({ ...search })}`);
      return new Promise<never>(() => undefined);
    });
}
