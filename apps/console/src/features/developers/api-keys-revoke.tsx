import type { SecretKey } from '@sampan/contract';
import { ConfirmDialog } from '../../shared/dialog/confirm-dialog.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { showToast } from '../../shared/toast/toast.store.ts';
import { useRevokeApiKey } from './use-api-keys.ts';

export interface RevokeApiKeyDialogProps {
  /** The key to stop; null keeps the dialog closed. */
  target: SecretKey | null;
  onClose: () => void;
}

/** Asks before a key stops for good, and says what stops with it. */
export function RevokeApiKeyDialog({ target, onClose }: RevokeApiKeyDialogProps) {
  const { t } = useLocale();
  const revoke = useRevokeApiKey();
  return (
    <ConfirmDialog
      open={target !== null}
      title={t('api_key.revoke_title', { name: target?.name ?? '' })}
      action={t('api_key.revoke')}
      keep={t('api_key.revoke_keep')}
      call={revoke}
      onClose={onClose}
      onConfirm={() => {
        if (target === null) return;
        revoke.mutate(target.id, {
          onSuccess: () => {
            showToast(t('api_key.revoked'));
            onClose();
          },
        });
      }}
    >
      <p>{t('api_key.revoke_text')}</p>
    </ConfirmDialog>
  );
}
