import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useApi } from '../../shared/api/services.tsx';
import { ConfirmDialog } from '../../shared/dialog/confirm-dialog.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { showToast } from '../../shared/toast/toast.store.ts';
import { ERASES_BUYERS } from './store-state.ts';
import type { StoreTask } from './store-task.ts';

/** Asks before a store is disconnected: by alias, shop name and id (spec 4 'Stores'). */
export function DisconnectDialog({ task, onClose }: { task: StoreTask | null; onClose: () => void }) {
  const { t } = useLocale();
  const api = useApi();
  const queries = useQueryClient();
  const disconnect = useMutation({
    mutationFn: ({ store }: StoreTask) =>
      api.disconnectStore({
        params: { id: store.id },
        query: { store: store.source, shop_name: store.store_name, id: store.id },
      }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: queryKeys.stores });
      showToast(t('store.disconnected'));
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open={task !== null}
      title={t('store.disconnect_title', { name: task?.store.store_name ?? '' })}
      action={t('store.disconnect')}
      keep={t('store.keep')}
      call={disconnect}
      onConfirm={() => task !== null && disconnect.mutate(task)}
      onClose={onClose}
    >
      <p>{t('store.disconnect_text')}</p>
      {task !== null && ERASES_BUYERS.has(task.store.source) ? (
        <p>{t('store.disconnect_erases', { channel: task.kind.name })}</p>
      ) : null}
    </ConfirmDialog>
  );
}
