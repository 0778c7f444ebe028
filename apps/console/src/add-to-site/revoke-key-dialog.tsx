import type { PublishableKey } from '@sampan/contract';
import { Banner, Button, Dialog } from '@sampan/ui';
import { useLocale } from '../locale/locale.tsx';
import { showToast } from '../toast/toast.store.ts';
import { useRevokeKey } from './use-keys.ts';

export interface RevokeKeyDialogProps {
  /** The key to stop; null keeps the dialog closed. */
  target: PublishableKey | null;
  onClose: () => void;
}

/** Asks before a key stops for good, and says what stops with it. */
export function RevokeKeyDialog({ target, onClose }: RevokeKeyDialogProps) {
  const locale = useLocale();
  const { t } = locale;
  const revoke = useRevokeKey();
  const close = () => {
    revoke.reset();
    onClose();
  };
  return (
    <Dialog
      open={target !== null}
      onClose={close}
      title={t('site.revoke_title', { name: target?.name ?? '' })}
      closeLabel={t('common.close')}
      size="sm"
      role="alertdialog"
      footer={
        <>
          <Button onClick={close} data-autofocus="">
            {t('site.revoke_keep')}
          </Button>
          <Button
            variant="danger"
            busy={revoke.isPending}
            onClick={() => {
              if (target === null) return;
              revoke.mutate(target.id, {
                onSuccess: () => {
                  showToast(t('site.key_revoked'));
                  close();
                },
              });
            }}
          >
            {t('site.revoke')}
          </Button>
        </>
      }
    >
      <div className="c-stack">
        {revoke.isError ? <Banner tone="danger">{locale.errorText(revoke.error)}</Banner> : null}
        <p>{t('site.revoke_text')}</p>
      </div>
    </Dialog>
  );
}
