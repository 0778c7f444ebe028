import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useLocale } from '../locale/locale.tsx';

export interface OrderQuery {
  /** The parcel could not be fetched, and none is known from before. */
  readonly isLoadingError: boolean;
  readonly error: Error | null;
}

/** After a failed order-detail fetch the error is shown, and the way leads to the root with the query cleared (spec section 2, Redirect rules). */
export function useFailedOrder({ isLoadingError, error }: OrderQuery): void {
  const { errorText } = useLocale();
  const navigate = useNavigate();
  useEffect(() => {
    if (!isLoadingError || error === null) return;
    // Fetched then: a list seldom needs it.
    void import('./result-dialog.store.ts').then(
      ({ resultDialog }) => resultDialog.showError(errorText(error)),
      () => undefined,
    );
    void navigate({ to: '/', search: {}, replace: true });
  }, [isLoadingError, error, errorText, navigate]);
}
