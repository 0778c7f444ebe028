import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { useApi } from '../../../shared/api/services.tsx';
import { ConfirmDialog } from '../../../shared/dialog/confirm-dialog.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { showToast } from '../../../shared/toast/toast.store.ts';

export interface DeleteDialogProps {
  id: string;
  open: boolean;
  onClose: () => void;
  /** The draft is gone. */
  onDeleted: () => void;
}

/** Deletes a draft that never had a label, for good (spec section 7, DELETE order/{id}). */
export function DeleteDialog({ id, open, onClose, onDeleted }: DeleteDialogProps) {
  const { t } = useLocale();
  const api = useApi();
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () => api.deleteOrder({ params: { id } }),
    onSuccess: () => {
      // Its drawer goes before its row: nothing may ask for a parcel that is no more.
      onClose();
      onDeleted();
      queries.removeQueries({ queryKey: queryKeys.order(id) });
      showToast(t('order.deleted_done'));
      return queries.invalidateQueries({ queryKey: queryKeys.orders });
    },
  });
  return (
    <ConfirmDialog
      open={open}
      title={t('order.delete_title')}
      action={t('order.delete')}
      keep={t('order.delete_keep')}
      call={remove}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      {t('order.delete_text')}
    </ConfirmDialog>
  );
}
