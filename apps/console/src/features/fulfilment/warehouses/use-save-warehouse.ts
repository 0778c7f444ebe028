import type { Warehouse, WarehouseDraft } from '@sampan/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { useApi } from '../../../shared/api/services.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { showToast } from '../../../shared/toast/toast.store.ts';

/** Adds a warehouse, or changes the one that was opened. */
export function useSaveWarehouse(editing: Warehouse | null, onDone: () => void) {
  const api = useApi();
  const { t } = useLocale();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: WarehouseDraft) =>
      editing === null ? api.createWarehouse({ body }) : api.updateWarehouse({ params: { id: editing.id }, body }),
    // Said once the list shows it: whoever opens the dialog again at once begins with what was saved.
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: queryKeys.fulfilment });
      showToast(t('fulfilment.warehouse_saved'));
      onDone();
    },
  });
}
