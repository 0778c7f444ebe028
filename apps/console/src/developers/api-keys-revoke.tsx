import type { SecretKey } from '@sampan/contract';
import { Banner, Button, Dialog } from '@sampan/ui';
import { useLocale } from '../locale/locale.tsx';
import { showToast } from '../toast/toast.store.ts';
import { useRevokeApiKey } from './use-api-keys.ts';

export interface RevokeApiKeyDialogProps {
  /** The key to stop; null keeps the dialog closed. */
  target: SecretKey | null;
  onClose: () => void;
}

/** Asks before a key stops for good, and says what stops with it. */
export function RevokeApiKeyDialog({ target, onClose }: RevokeApiKeyDialogProps) {
  const locale = useLocale();
  const { t } = locale;
  const revoke = useRevokeApiKey();
  const close = () => {
    revoke.reset();
    onClose();
  };
  return (
    <Dialog
      open={target !== null}
      onClose={close}
      title={t('api_key.revoke_title', { name: target?.name ?? '' })}
      closeLabel={t('common.close')}
      size="sm"
      role="alertdialog"
      footer={
        <>
          <Button onClick={close} data-autofocus="">
            {t('api_key.revoke_keep')}
          </Button>
          <Button
            variant="danger"
            busy={revoke.isPending}
            onClick={() => {
              if (target === null) return;
              revoke.mutate(target.id, {
                onSuccess: () => {
                  showToast(t('api_key.revoked'));
                  close();
                },
              });
            }}
          >
            {t('api_key.revoke')}
          </Button>
        </>
      }
    >
      <div className="c-stack">
        {revoke.isError ? <Banner tone="danger">{locale.errorText(revoke.error)}</Banner> : null}
        <p>{t('api_key.revoke_text')}</p>
      </div>
    </Dialog>
  );
}
