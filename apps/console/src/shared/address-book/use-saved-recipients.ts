import type { Party, SavedRecipientInput } from '@sampan/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../api/query-keys.ts';
import { useApi } from '../api/services.tsx';
import { useLocale } from '../locale/locale.tsx';
import { showToast } from '../toast/toast.store.ts';

/** A page of the company's address book. */
export function useSavedRecipients(query: Readonly<Record<string, string>>) {
  const api = useApi();
  return useQuery({
    queryKey: queryKeys.addressBookList(query),
    queryFn: ({ signal }) => api.listSavedRecipients({ query }, { signal }),
    placeholderData: (before) => before,
  });
}

function useAfterChange(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: queryKeys.addressBook });
}

/** Adds a recipient, or replaces the one with the id. */
export function useSaveRecipient() {
  const api = useApi();
  const onSuccess = useAfterChange();
  return useMutation({
    mutationFn: ({ id, body }: { id: string | null; body: SavedRecipientInput }) =>
      id === null ? api.createSavedRecipient({ body }) : api.updateSavedRecipient({ params: { id }, body }),
    onSuccess,
  });
}

export function useDeleteRecipient() {
  const api = useApi();
  const onSuccess = useAfterChange();
  return useMutation({
    mutationFn: ({ id }: { id: string }) => api.deleteSavedRecipient({ params: { id } }),
    onSuccess,
  });
}

/** Saves whom a parcel went to, and says how that went. */
export function useKeepRecipient() {
  const { t, errorText } = useLocale();
  const api = useApi();
  const refresh = useAfterChange();
  return useMutation({
    mutationFn: (party: Party) => api.createSavedRecipient({ body: { party, tags: [] } }),
    onSuccess: () => {
      showToast(t('address_book.kept'));
      return refresh();
    },
    onError: (error) => showToast(errorText(error)),
  });
}
