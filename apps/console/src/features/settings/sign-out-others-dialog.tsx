import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useApi } from '../../shared/api/services.tsx';
import { ConfirmDialog } from '../../shared/dialog/confirm-dialog.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { showToast } from '../../shared/toast/toast.store.ts';

export interface SignOutOthersDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Asks before every other device has to sign in again. */
export function SignOutOthersDialog({ open, onClose }: SignOutOthersDialogProps) {
  const { t } = useLocale();
  const api = useApi();
  const queries = useQueryClient();
  const end = useMutation({
    mutationFn: () => api.revokeOtherSessions(),
    onSuccess: () => {
      showToast(t('security.others_signed_out'));
      onClose();
      return queries.invalidateQueries({ queryKey: queryKeys.sessions });
    },
  });
  return (
    <ConfirmDialog
      open={open}
      title={t('security.sign_out_others_title')}
      action={t('security.sign_out_others')}
      call={end}
      onClose={onClose}
      onConfirm={() => end.mutate()}
    >
      <p>{t('security.sign_out_others_text')}</p>
    </ConfirmDialog>
  );
}
