import { Banner, Button, Dialog } from '@sampan/ui';
import { useLocale } from '../locale/locale.tsx';
import { showToast } from '../toast/toast.store.ts';
import { useRemoveCard } from './use-cards.ts';

export interface RemoveCardDialogProps {
  /** The card to forget, with its name; null keeps the dialog closed. */
  target: { id: string; name: string } | null;
  onClose: () => void;
}

/** Asks before a card is forgotten. */
export function RemoveCardDialog({ target, onClose }: RemoveCardDialogProps) {
  const locale = useLocale();
  const { t } = locale;
  const remove = useRemoveCard();
  const close = () => {
    remove.reset();
    onClose();
  };
  const confirm = () => {
    if (target === null) return;
    remove.mutate(target.id, {
      onSuccess: () => {
        showToast(t('payment.deleted'));
        close();
      },
    });
  };
  return (
    <Dialog
      open={target !== null}
      onClose={close}
      title={t('payment.remove_title', { card: target?.name ?? '' })}
      closeLabel={t('common.close')}
      size="sm"
      role="alertdialog"
      footer={
        <>
          <Button onClick={close} data-autofocus="">
            {t('payment.keep')}
          </Button>
          <Button variant="danger" busy={remove.isPending} onClick={confirm}>
            {t('payment.remove')}
          </Button>
        </>
      }
    >
      <div className="c-stack">
        {remove.isError ? <Banner tone="danger">{locale.errorText(remove.error)}</Banner> : null}
        <p>{t('payment.remove_text')}</p>
      </div>
    </Dialog>
  );
}
