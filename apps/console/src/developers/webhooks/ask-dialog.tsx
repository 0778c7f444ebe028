import { Banner, Button, Dialog } from '@sampan/ui';
import type { ReactNode } from 'react';
import { useLocale } from '../../locale/locale.tsx';

export interface AskDialogProps {
  open: boolean;
  title: string;
  /** Name of the button that does it. */
  action: string;
  tone: 'danger' | 'primary';
  busy: boolean;
  error: Error | null;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Asks before something happens; the harmless answer has the focus. */
export function AskDialog({ open, title, action, tone, busy, error, onConfirm, onClose, children }: AskDialogProps) {
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
            {t('common.cancel')}
          </Button>
          <Button variant={tone} busy={busy} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    >
      <div className="c-stack">
        {error === null ? null : <Banner tone="danger">{locale.errorText(error)}</Banner>}
        {children}
      </div>
    </Dialog>
  );
}
