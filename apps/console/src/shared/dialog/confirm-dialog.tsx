import { Banner, Button, Dialog } from '@sampan/ui';
import type { ReactNode } from 'react';
import { errorTextWithWait } from '../form/form-error.ts';
import { useLocale } from '../locale/locale.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** Name of the button that does it. */
  action: string;
  /** Name of the button that leaves everything as it is; 'Cancel' unless told. */
  keep?: string | undefined;
  tone?: 'danger' | 'primary' | undefined;
  /** The call behind the action. What it said goes with the dialog. */
  call: { isPending: boolean; error: Error | null; reset: () => void };
  onConfirm: () => void;
  onClose: () => void;
  /** What happens then. */
  children: ReactNode;
}

/** Asks before something happens that is not easily undone; the harmless answer has the focus. */
export function ConfirmDialog({
  open,
  title,
  action,
  keep,
  tone = 'danger',
  call,
  onConfirm,
  onClose,
  children,
}: ConfirmDialogProps) {
  const locale = useLocale();
  const { t } = locale;
  const close = () => {
    call.reset();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      closeLabel={t('common.close')}
      size="sm"
      role="alertdialog"
      footer={
        <>
          <Button onClick={close} data-autofocus="">
            {keep ?? t('common.cancel')}
          </Button>
          <Button variant={tone} busy={call.isPending} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    >
      <div className="c-stack">
        {call.error === null ? null : <Banner tone="danger">{errorTextWithWait(locale, call.error)}</Banner>}
        {children}
      </div>
    </Dialog>
  );
}
