import { ConfirmDialog } from '../../../shared/dialog/confirm-dialog.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { showToast } from '../../../shared/toast/toast.store.ts';
import { useRemoveCard } from './use-cards.ts';

export interface RemoveCardDialogProps {
  /** The card to forget, with its name; null keeps the dialog closed. */
  target: { id: string; name: string } | null;
  onClose: () => void;
}

/** Asks before a card is forgotten. */
export function RemoveCardDialog({ target, onClose }: RemoveCardDialogProps) {
  const { t } = useLocale();
  const remove = useRemoveCard();
  return (
    <ConfirmDialog
      open={target !== null}
      title={t('payment.remove_title', { card: target?.name ?? '' })}
      action={t('payment.remove')}
      keep={t('payment.keep')}
      call={remove}
      onClose={onClose}
      onConfirm={() => {
        if (target === null) return;
        remove.mutate(target.id, {
          onSuccess: () => {
            showToast(t('payment.deleted'));
            onClose();
          },
        });
      }}
    >
      <p>{t('payment.remove_text')}</p>
    </ConfirmDialog>
  );
}
