import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../app/query-keys.ts';
import { useApi } from '../app/services.tsx';
import { useLocale } from '../locale/locale.tsx';
import { showToast } from '../toast/toast.store.ts';

/** Signs one device of the person out, by the id of its session. */
export function useRevokeSession() {
  const { t } = useLocale();
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.revokeSession({ params: { id } }),
    onSuccess: () => showToast(t('security.signed_out')),
    // Also after a refusal: it may have ended by itself.
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.sessions }),
  });
}
