import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../app/query-keys.ts';
import { useApi } from '../app/services.tsx';
import { ConfirmDialog } from '../layout/confirm-dialog.tsx';
import { useLocale } from '../locale/locale.tsx';
import { showToast } from '../toast/toast.store.ts';

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
