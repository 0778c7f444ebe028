import type { PublishableKey } from '@sampan/contract';
import { ConfirmDialog } from '../../shared/dialog/confirm-dialog.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { showToast } from '../../shared/toast/toast.store.ts';
import { useRevokeKey } from './use-keys.ts';

export interface RevokeKeyDialogProps {
  /** The key to stop; null keeps the dialog closed. */
  target: PublishableKey | null;
  onClose: () => void;
}

/** Asks before a key stops for good, and says what stops with it. */
export function RevokeKeyDialog({ target, onClose }: RevokeKeyDialogProps) {
  const { t } = useLocale();
  const revoke = useRevokeKey();
  return (
    <ConfirmDialog
      open={target !== null}
      title={t('site.revoke_title', { name: target?.name ?? '' })}
      action={t('site.revoke')}
      keep={t('site.revoke_keep')}
      call={revoke}
      onClose={onClose}
      onConfirm={() => {
        if (target === null) return;
        revoke.mutate(target.id, {
          onSuccess: () => {
            showToast(t('site.key_revoked'));
            onClose();
          },
        });
      }}
    >
      <p>{t('site.revoke_text')}</p>
    </ConfirmDialog>
  );
}
