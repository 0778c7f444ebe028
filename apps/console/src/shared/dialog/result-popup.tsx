import { Button, Dialog, Icon, iconAlert, iconCheck } from '@sampan/ui';
import type { ReactNode } from 'react';
import { useLocale } from '../locale/locale.tsx';
import './result-popup.css';

export interface ResultPopupProps {
  tone: 'error' | 'success';
  /** 'Error' or 'Successful' unless told. */
  title?: string | undefined;
  onClose: () => void;
  /** The message, plain text. */
  children: ReactNode;
}

/** The generic result popup (spec section 2): Error with 'Try again', or Successful with 'Continue'. */
export function ResultPopup({ tone, title, onClose, children }: ResultPopupProps) {
  const { t } = useLocale();
  const is_error = tone === 'error';
  return (
    <Dialog
      open
      onClose={onClose}
      title={title ?? t(is_error ? 'dialog.popup_error' : 'dialog.popup_success')}
      closeLabel={t('common.close')}
      size="sm"
      role="alertdialog"
      footer={
        <Button variant="primary" data-autofocus="" onClick={onClose}>
          {t(is_error ? 'common.try_again' : 'common.continue')}
        </Button>
      }
    >
      <div className="c-popup">
        <span className={is_error ? 'c-popup__icon c-popup__icon--error' : 'c-popup__icon'}>
          <Icon shape={is_error ? iconAlert : iconCheck} size={24} />
        </span>
        <p>{children}</p>
      </div>
    </Dialog>
  );
}
