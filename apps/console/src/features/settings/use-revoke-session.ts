import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useApi } from '../../shared/api/services.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { showToast } from '../../shared/toast/toast.store.ts';

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
