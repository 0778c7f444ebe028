import { Button, CopyButton, Dialog, Icon, iconAlert, iconCheck, TextField } from '@sampan/ui';
import type { ReactNode } from 'react';
import { useLocale } from '../locale/locale.tsx';
import './result-popup.css';

export interface ResultPopupProps {
  tone: 'error' | 'success';
  /** 'Error' or 'Successful' unless told. */
  title?: string | undefined;
  /** A field with the page where a parcel is followed, to be copied. */
  trackingUrl?: string | undefined;
  /** 'Try again' or 'Continue' unless told. */
  confirm?: string | undefined;
  /** What the button does before the popup goes; without it the button only closes. */
  onConfirm?: (() => void) | undefined;
  onClose: () => void;
  /** The message, plain text. */
  children: ReactNode;
}

/** The generic result popup (spec section 2): Error with 'Try again', or Successful with 'Continue', with or without a tracking URL. */
export function ResultPopup({ tone, title, trackingUrl, confirm, onConfirm, onClose, children }: ResultPopupProps) {
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
        <Button
          variant="primary"
          data-autofocus=""
          onClick={() => {
            onConfirm?.();
            onClose();
          }}
        >
          {confirm ?? t(is_error ? 'common.try_again' : 'common.continue')}
        </Button>
      }
    >
      <div className="c-popup">
        <span className={is_error ? 'c-popup__icon c-popup__icon--error' : 'c-popup__icon'}>
          <Icon shape={is_error ? iconAlert : iconCheck} size={24} />
        </span>
        <p>{children}</p>
      </div>
      {trackingUrl === undefined ? null : (
        <TextField
          label={t('dialog.tracking_link')}
          readOnly
          value={trackingUrl}
          onFocus={(event) => event.currentTarget.select()}
          addonEnd={
            <CopyButton
              text={trackingUrl}
              label={t('create_label.copy_tracking_link')}
              copiedLabel={t('tracking.copied_url')}
              iconOnly
            />
          }
        />
      )}
    </Dialog>
  );
}
