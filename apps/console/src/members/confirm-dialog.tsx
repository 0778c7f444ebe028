import { Banner, Button, Dialog } from '@sampan/ui';
import { useLocale } from '../locale/locale.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  text: string;
  /** Name of the button that does it. */
  action: string;
  busy: boolean;
  error: Error | null;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something that cannot be undone; the harmless answer has the focus. */
export function ConfirmDialog({ open, title, text, action, busy, error, onConfirm, onClose }: ConfirmDialogProps) {
  const locale = useLocale();
  const { t } = locale;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={t('common.close')}
      size="sm"
      role="alertdialog"
      footer={
        <>
          <Button onClick={onClose} data-autofocus="">
            {t('member.remove_keep')}
          </Button>
          <Button variant="danger" busy={busy} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    >
      <div className="c-stack">
        {error === null ? null : <Banner tone="danger">{locale.errorText(error)}</Banner>}
        <p>{text}</p>
      </div>
    </Dialog>
  );
}
