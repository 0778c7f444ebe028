import { Banner, Button, Dialog } from '@sampan/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../app/query-keys.ts';
import { useApi } from '../app/services.tsx';
import { failureText } from '../auth/failure.ts';
import { useLocale } from '../locale/locale.tsx';
import { showToast } from '../toast/toast.store.ts';

export interface SignOutOthersDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Asks before every other device has to sign in again. */
export function SignOutOthersDialog({ open, onClose }: SignOutOthersDialogProps) {
  const locale = useLocale();
  const { t } = locale;
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
  const close = () => {
    end.reset();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('security.sign_out_others_title')}
      closeLabel={t('common.close')}
      size="sm"
      role="alertdialog"
      footer={
        <>
          <Button onClick={close} data-autofocus="">
            {t('common.cancel')}
          </Button>
          <Button variant="danger" busy={end.isPending} onClick={() => end.mutate()}>
            {t('security.sign_out_others')}
          </Button>
        </>
      }
    >
      <div className="c-stack">
        {end.isError ? <Banner tone="danger">{failureText(locale, end.error)}</Banner> : null}
        <p>{t('security.sign_out_others_text')}</p>
      </div>
    </Dialog>
  );
}
