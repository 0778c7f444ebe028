import { Banner, Button, Dialog, ErrorSummary, type ErrorSummaryProps } from '@sampan/ui';
import type { ReactNode } from 'react';
import { useLocale } from '../locale/locale.tsx';

export interface AddressFormDialogProps extends Pick<ErrorSummaryProps, 'problems' | 'attempt'> {
  open: boolean;
  title: string;
  /** What the button says that saves. */
  confirmText: string;
  save: { isPending: boolean; error: Error | null };
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A form with an address in a dialog. From the first attempt on, what is wrong is listed above it; `attempt` is 0 before. */
export function AddressFormDialog({
  open,
  title,
  confirmText,
  save,
  problems,
  attempt,
  onConfirm,
  onClose,
  children,
}: AddressFormDialogProps) {
  const { t, errorText } = useLocale();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={t('common.close')}
      size="lg"
      mobile="full"
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="primary" busy={save.isPending} busyLabel={t('common.saving')} onClick={onConfirm}>
            {confirmText}
          </Button>
        </>
      }
    >
      <div className="c-stack">
        {attempt === 0 ? null : (
          <ErrorSummary
            title={t('common.errors_found', { count: problems.length })}
            problems={problems}
            attempt={attempt}
          />
        )}
        {save.error === null ? null : <Banner tone="danger">{errorText(save.error)}</Banner>}
        {children}
      </div>
    </Dialog>
  );
}
